import { entry } from './entry.ts'

export const signin = {
  chosenApp: 'Vous demandez un accès à',
  ...entry,
  lead: 'Retrouvez vos applications.',
  errorIdentify: "Echec d'identification !",
  validEmail: 'Veuillez entrer une adresse e-mail valide',
  or: 'ou',
  companyTitle: 'Connexion de votre entreprise',
  byPassword: 'Se connecter avec un mot de passe du portail',
  byPasswordHint: 'Réservé à l’administration du portail.',
  companyOnly:
    'Ce portail s’ouvre avec le compte de votre entreprise. Le vôtre est créé ici à votre première connexion.',
  forgotten: 'Mot de passe oublié ?',
  noAccount: 'Pas encore de compte ?',
  forApp: 'Connectez-vous pour demander l’accès à l’application choisie.',
  sessionEnded: 'Connectez-vous pour continuer là où vous étiez.',
} as const
