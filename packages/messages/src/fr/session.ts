/** Signing out, a forgotten and a new password. */
export const session = {
  signingOut: 'Déconnexion en cours…',
  companyWaiting: 'Connexion en cours…',
  companyConsentWho: 'Votre entreprise nous dit que vous êtes %{who}.',
  companyConsentLead: 'C’est votre première visite. Avant de créer votre compte, il nous faut votre accord.',
  companyUnreachable:
    'La connexion de votre entreprise ne répond pas en ce moment. Réessayez dans un instant. Les administrateurs qui ont un mot de passe du portail peuvent l’utiliser.',
  companyRefused: 'La connexion a été annulée ou refusée par votre entreprise.',
  companyOver: 'Cette connexion n’est plus valable, ou n’a pas pu être vérifiée. Recommencez.',
  companyAgain: 'Recommencer',
  companyOtherWay: 'Retour à la page de connexion',
  forgottenLead:
    'Indiquez votre adresse e-mail : nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  forgottenSubmit: 'Recevoir le lien',
  forgottenSent:
    'Si un compte existe avec cette adresse, un message vient d’y être envoyé. Le lien est valable une heure.',
  forgottenAgain: 'Pas de message ? Vérifiez vos courriers indésirables, puis renvoyez le lien.',
  confirmLead: 'Un dernier geste : dites-nous que cette adresse est bien la vôtre.',
  confirmSubmit: 'Confirmer mon adresse',
  confirmDone: 'Votre adresse est confirmée. Vous pouvez ouvrir les applications qui vous sont accordées.',
  confirmInvalid:
    'Ce lien n’est plus valable, ou a déjà servi. Vous pouvez en demander un autre sur la page de votre compte.',
  resetSubmit: 'Enregistrer le nouveau mot de passe',
  resetDone: 'Votre mot de passe a été modifié. Vous pouvez vous connecter.',
  resetLinkInvalid: 'Ce lien n’est plus valable. Demandez-en un nouveau.',
  resetAskAgain: 'Demander un nouveau lien',
} as const
