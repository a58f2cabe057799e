/** The scan page. */
export const scanner = {
  title: 'Scanner un QR code',
  lead: 'Essayez la caméra de votre appareil : présentez-lui un QR code.',
  explore: 'Explorer',
  starting: 'Démarrage de la caméra…',
  aim: 'Placez le QR code dans le cadre.',
  isUrl: 'Ceci est une URL',
  isNotUrl: 'Ceci n’est PAS une URL !',
  noCamera: 'Aucune caméra n’a été trouvée sur cet appareil.',
  apiMissing: 'Ce navigateur ne donne pas accès à la caméra.',
  insecure: 'La caméra demande une adresse sécurisée (HTTPS ou localhost).',
  timeout: 'La caméra n’a pas démarré à temps.',
  refused: 'L’accès à la caméra a été refusé. Autorisez-le dans les réglages du navigateur.',
  failed: 'La caméra n’a pas pu démarrer.',
} as const
