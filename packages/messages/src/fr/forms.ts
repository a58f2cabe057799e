/** Sentences of a form's summary, by the field that is empty; the field itself says « Champ requis ». */
export const forms = {
  missing: {
    email: 'Indiquez votre adresse e-mail.',
    password: 'Indiquez votre mot de passe.',
    passwordNew: 'Choisissez un nouveau mot de passe.',
    passwordConfirm: 'Répétez le mot de passe.',
    prenom: 'Indiquez votre prénom.',
    nom: 'Indiquez votre nom.',
    civility: 'Choisissez une civilité.',
  },
  errorTitle: 'Erreur : %{title}',
  takenSignIn: 'Se connecter avec cette adresse',
  takenForgotten: 'Choisir un nouveau mot de passe',
} as const
