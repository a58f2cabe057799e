/** Words that visitors of the demonstration use for what its apps call otherwise; a group a line. */
export const demoSynonyms = `\
co2, carbone, empreinte, gaz à effet de serre, carbon, footprint, greenhouse gas
énergie, énergétique, électricité, électrique, chauffage, climatisation, energy, electricity, heating, air conditioning
écologie, environnement, climat, développement durable, green, carbone, réemploi, ecology, sustainability, climate
gaspillage, recyclage, réemploi, retours, réutilisation, seconde main, occasion, second hand, waste, recycling, reuse
pollution, carbone, émissions, emissions
vêtement, habit, mode, textile, clothes, fashion
taille, mesure, essayage, size, sizing, measurement
service client, service après-vente, sav, relation client, conversation, support, customer service, helpdesk
chatbot, chat, tchat, robot, robot conversationnel, agent conversationnel, conversation, assistant, bot
réponse, question, faq, conversation, answer
ia, intelligence artificielle, apprentissage automatique, ai, artificial intelligence, machine learning, conversation
ia, intelligence artificielle, apprentissage automatique, ai, artificial intelligence, machine learning, vision
ia, intelligence artificielle, apprentissage automatique, ai, artificial intelligence, machine learning, rédaction
ia générative, llm, générer, écrire, rédiger, rédaction, generative ai, generate, write, copywriting
caméra, vidéosurveillance, vision, camera, computer vision
entrepôt, stock, inventaire, magasinage, logistique, warehouse, stock, inventory, logistics
livraison, transport, tournée, delivery, shipping, transport
ocr, numérisation, extraction, scan
facture, comptabilité, document, invoice, billing, accounting
contrat, juridique, légal, contract, legal
client, consommateur, acheteur, customer, shopper, buyer
avis, opinion, satisfaction, enquête, commentaire, review, feedback, survey
fidélité, fidélisation, résiliation, départ, attrition, churn, loyalty
vente, prévision, prédiction, chiffre d’affaires, sales, forecast, prediction, revenue
prix, tarif, tarification, promotion, promo, remise, price, pricing, discount
affluence, trafic, fréquentation, carte de chaleur, parcours, traffic, footfall, heatmap
profil, ciblage, marketing, segmentation, profile, targeting
marketing, fidélité, avis
magasin, boutique, point de vente, rayon, store, shop, shelf
formation, apprentissage, tutoriel, training, learning
traduction, langue, translation, language
voix, parole, vocal, voice, speech
réalité augmentée, réalité virtuelle, 3d, essayage, augmented reality, virtual reality
panne, maintenance, entretien, réparation, breakdown, maintenance, repair
rupture, rupture de stock, out of stock, stockout
eau, fuite, water, leak
handicap, accessibilité, malvoyant, aveugle, rgaa, wcag, disability, accessibility, blind
fraude, sécurité, anomalie, blanchiment, fraud, security, anomaly, money laundering
tableau de bord, indicateur, statistique, dashboard, metrics, analytics
réunion, compte rendu, meeting, minutes
rh, ressources humaines, personnel, salarié, employé, planning, hr, human resources, employee, workforce
planning, horaire, équipe, emploi du temps, congé, schedule, scheduling, staff, rota
orientation, navigation, itinéraire, plan, wayfinding, directions
achat, fournisseur, approvisionnement, purchasing, supplier, procurement`
