/** Words that visitors of the demonstration use for what its apps call otherwise; a group a line. */
export const demoSynonyms = `\
co2, carbone, empreinte, gaz à effet de serre, carbon, footprint
énergie, électricité, chauffage, energy, electricity, heating
écologie, environnement, climat, carbone, réemploi, ecology, sustainability, climate
gaspillage, recyclage, réemploi, retours, waste, recycling, reuse
pollution, carbone, émissions, emissions
vêtement, habit, mode, textile, clothes, fashion
chatbot, robot conversationnel, agent conversationnel, conversation, assistant, bot
ia, intelligence artificielle, ai, artificial intelligence
caméra, vidéosurveillance, vision, camera, computer vision
entrepôt, stock, inventaire, magasinage, logistique, warehouse, stock, inventory, logistics
livraison, transport, tournée, delivery, shipping, transport
facture, comptabilité, document, invoice, billing, accounting
contrat, juridique, légal, contract, legal
client, consommateur, acheteur, customer, shopper, buyer
avis, opinion, satisfaction, enquête, commentaire, review, feedback, survey
fidélité, résiliation, départ, attrition, churn, loyalty
vente, prévision, chiffre d’affaires, sales, forecast
prix, tarif, promotion, price, pricing
magasin, boutique, point de vente, rayon, store, shop, shelf
formation, apprentissage, tutoriel, training, learning
traduction, langue, translation, language
voix, parole, vocal, voice, speech
réalité augmentée, réalité virtuelle, 3d, essayage, augmented reality, virtual reality
panne, maintenance, entretien, réparation, breakdown, maintenance, repair
eau, fuite, water, leak
handicap, accessibilité, disability, accessibility
fraude, sécurité, anomalie, fraud, security, anomaly
tableau de bord, indicateur, statistique, dashboard, metrics, analytics
réunion, compte rendu, meeting, minutes
planning, horaire, équipe, schedule, staff, rota
achat, fournisseur, approvisionnement, purchasing, supplier, procurement`
