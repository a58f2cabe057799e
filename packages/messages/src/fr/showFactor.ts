/** Showing a second factor: at a sign-in, and again for acts that hurt. Loaded where it is asked for. */
export const showFactor = {
  intro: 'Un second facteur protège ce compte.',
  passkeyLead: 'Votre appareil demande votre empreinte, votre visage ou son code.',
  passkey: 'Utiliser ma clé d’accès',
  passkeyAgain: 'La clé d’accès n’a pas répondu. Réessayez, ou choisissez un autre moyen.',
  passkeyUnsupported:
    'Ce navigateur ne prend pas en charge les clés d’accès. Ouvrez le portail dans un autre.',
  code: 'Code à usage unique',
  codeHint: 'Les six chiffres que montre votre application.',
  codeShape: 'Entrez les six chiffres du code',
  useCode: 'Utiliser un code à usage unique',
  recovery: 'Code de secours',
  recoveryHint: 'L’un des dix codes que vous avez gardés. Chacun ne sert qu’une fois.',
  useRecovery: 'Utiliser un code de secours',
  wrong: 'Ce code n’a pas été accepté',
  submit: 'Continuer',
  over: 'La connexion a pris trop de temps, ou trop d’essais ont échoué. Recommencez avec votre mot de passe.',
  lost: 'Vous n’avez plus aucun de ces moyens ? Un autre administrateur peut réinitialiser votre second facteur.',
  back: 'Revenir au mot de passe',
  stepUpTitle: 'Confirmez que c’est vous',
  stepUpText:
    'Cette action demande votre second facteur. Il ne sera plus redemandé pendant un quart d’heure.',
} as const
