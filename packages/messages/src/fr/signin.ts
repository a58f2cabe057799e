export const signin = {
  title: 'Se connecter',
  lead: 'Retrouvez vos accès aux applications de démonstration.',
  errorIdentify: "Echec d'identification !",
  validEmail: 'Veuillez entrer une adresse e-mail valide',
  forgotten: 'Mot de passe oublié ?',
  noAccount: 'Pas encore de compte ?',
  register: 'Créer un compte',
  forApp: 'Connectez-vous pour demander l’accès à l’application choisie.',
  sessionEnded: 'Connectez-vous pour continuer là où vous étiez.',
} as const
