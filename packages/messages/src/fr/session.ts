/** Signing out, a forgotten and a new password. */
export const session = {
  signingOut: 'Déconnexion en cours…',
  forgottenLead:
    'Indiquez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  forgottenSubmit: 'Recevoir le lien',
  forgottenSent:
    'Si un compte existe avec cette adresse, un message vient d’y être envoyé. Le lien est valable une heure.',
  forgottenAgain: 'Pas de message ? Vérifiez vos courriers indésirables, puis renvoyez le lien.',
  resetSubmit: 'Enregistrer le nouveau mot de passe',
  resetDone: 'Votre mot de passe a été modifié. Vous pouvez vous connecter.',
  resetLinkInvalid: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  resetAskAgain: 'Demander un nouveau lien',
} as const
