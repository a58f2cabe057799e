/** Words that visitors of the demonstration use for what its apps call otherwise; a group a line. */
export const demoSynonyms = `\
co2, carbone, bilan carbone, scope 3, empreinte, gaz à effet de serre, effet de serre, carbon, footprint, greenhouse gas, ges, décarbonation
énergie, énergétique, électricité, électrique, kwh, energy, electricity, electric, power
éclairage, lumière, lampe, lighting, light
comptoir, accueil, guichet, réception, front desk
chauffage, climatisation, clim, thermique, cvc, froid, hvac, heating, cooling, air conditioning
écologie, environnement, environnemental, climat, carbone, développement durable, durable, ecology, environment, climate, green, sustainable
rse, csr, esg, responsable, responsible, sustainability
écologie, environnement, développement durable, ecology, environment, green, réemploi
gaspillage, déchet, invendus, don, recyclage, réemploi, réutilisation, upcycling, waste, recycling, reuse, zero waste
seconde main, seconde vie, occasion, reconditionné, revente, reprise, retours, réemploi, second hand, refurbished, resale
pollution, carbone, émissions, emissions
sobriété, énergie, économie d’énergie, energy saving, energy efficiency
vêtement, habit, mode, textile, prêt-à-porter, clothes, clothing, fashion, apparel
taille, mesure, morphologie, silhouette, mannequin, essayage, avatar, size, sizing, measurement, body
réalité augmentée, réalité virtuelle, virtuel, 3d, essayage, augmented reality, virtual reality, virtual, ar, vr
service client, service après-vente, sav, relation client, conversation, support, customer service, helpdesk, call center, centre d’appels, hotline
base de connaissances, foire aux questions, conversation, knowledge base
chatbot, chat, tchat, robot, agent conversationnel, agent virtuel, conversation, conversationnel, conversational, assistant, bot, chatgpt
réponse, question, faq, conversation, answer
ia, intelligence artificielle, apprentissage automatique, ai, artificial intelligence, machine learning, deep learning, conversation
ia, intelligence artificielle, apprentissage automatique, ai, artificial intelligence, machine learning, deep learning, vision
ia, intelligence artificielle, apprentissage automatique, ai, artificial intelligence, machine learning, deep learning, rédaction
ia générative, llm, gpt, générer, écrire, rédiger, rédaction, generative ai, generate, write, writing, copywriting
contenu, texte, rédaction, description, seo, content, copy, copywriting
caméra, vidéosurveillance, vidéo, vision, camera, computer vision, video surveillance
reconnaissance d’image, analyse d’image, image, vision, image recognition, image analysis, photo recognition
entrepôt, stock, inventaire, logistique, palette, colis, warehouse, inventory, logistics, parcel
supply chain, chaîne logistique, approvisionnement, logistique, achat, acheter, fournisseur, supply, logistics, purchasing, procurement, supplier
livraison, transport, tournée, camion, véhicule, flotte, delivery, shipping, truck, driver, fleet
e-commerce, ecommerce, commerce en ligne, vente en ligne, boutique en ligne, achat en ligne, fiches produit, online shop, online store, product pages
ocr, numérisation, numériser, extraction, scan, scanner, pdf, digitize
facture, comptabilité, comptable, document, invoice, billing, accounting, bill, finance
contrat, juridique, légal, avocat, droit, contract, legal, lawyer, law
client, consommateur, acheteur, customer, consumer, buyer
avis, opinion, satisfaction, enquête, commentaire, notation, étoile, verbatim, review, rating, feedback, survey
sentiment, émotion, ressenti, humeur, réputation, nps, emotion, mood, reputation, opinion
fidélité, fidélisation, fidéliser, résiliation, désabonnement, départ, rétention, attrition, churn, loyalty, retention
attrition, perte de clients, clients perdus, lost customers, customer loss
vente, prévision, prédiction, prédire, prévoir, chiffre d’affaires, sales, forecast, prediction, predict, turnover
prix, tarif, tarification, promotion, promo, remise, rabais, soldes, price, pricing, discount, rebate
marge, rentabilité, bénéfice, profit, coût, margin, profitability, cost
affluence, trafic, fréquentation, visiteurs, flux, carte de chaleur, parcours, traffic, footfall, visitors, flow, heatmap
profil, clustering, ciblage, marketing, segmentation, crm, persona, cluster, profile, targeting, personalization
tableau de bord, indicateur, statistique, analyse de données, bi, kpi, segmentation, prévision, dashboard, metrics, analytics
marketing, fidélité, avis
vie privée, données personnelles, confidentialité, rgpd, anonyme, anonymat, privacy, personal data, gdpr, anonymous, anonymity
magasin, boutique, point de vente, supermarché, hypermarché, commerce, grande distribution, retail, store, shop, supermarket
rayon, étagère, linéaire, gondole, merchandising, shelf, shelves, planogram, planogramme
vitrine, fenêtre, affichage, panneau, publicité, window, signage, display, advertising
voix, parole, vocal, micro, casque, oreillette, voice, speech, headset, earpiece
vendeur, collaborateur, salarié, employé, personnel, staff, employee, salesperson
panne, maintenance, entretien, réparation, machine, prédictif, breakdown, predictive, repair, failure
iot, objet connecté, internet des objets, capteur, connecté, internet of things, sensor, connected
rupture, rupture de stock, hors stock, out of stock, stockout
eau, fuite, robinet, hydraulique, plomberie, water, leak, plumbing
handicap, handicapé, accessibilité, malvoyant, aveugle, rgaa, wcag, disability, disabled, accessibility, blind, a11y
fauteuil, fauteuil roulant, mobilité réduite, pmr, poussette, wheelchair, reduced mobility, pram, stroller
fraude, sécurité, anomalie, blanchiment, escroquerie, arnaque, fraud, security, anomaly, money laundering, scam
paiement, transaction, banque, bancaire, carte bancaire, payment, bank, banking, finance, fintech
rh, ressources humaines, personnel, salarié, employé, planning, hr, human resources, employee, workforce
planning, horaire, équipe, emploi du temps, congé, agenda, calendrier, rota, schedule, scheduling, shift, calendar
équité, justice, égalité, fairness, equity, equality
orientation, navigation, itinéraire, chemin, plan, map, géolocalisation, gps, wayfinding, directions, indoor navigation, geolocation
jumeau numérique, digital twin, simulation, modélisation, maquette, simulateur, simulator, modelling`
