export const signin = {
  title: 'Se connecter',
  errorIdentify: "Echec d'identification !",
  validEmail: 'Veuillez entrer une adresse e-mail valide',
} as const
