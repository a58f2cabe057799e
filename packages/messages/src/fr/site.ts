/** Texts of the server: the page before the first publication, and remarks on uploads. */
export const site = {
  preparingTitle: 'Le site se prépare',
  preparingText: 'Les pages sont en cours de construction. Cette page s’actualise d’elle-même.',
  consoleTitle: 'La console se prépare',
  previewTitle: 'L’aperçu se prépare',
  previewText: 'Quelques secondes suffisent. Cette page s’actualise d’elle-même.',
  previewFailed: 'L’aperçu n’a pas pu être préparé',
  previewFailedText: 'Le site publié n’est pas touché. Voici ce que dit la construction de la page :',
  previewInterrupted: 'La préparation s’est interrompue. Demandez un nouvel aperçu depuis la console.',
  previewOver: 'Cet aperçu n’est plus disponible',
  previewOverText:
    'Un aperçu s’ouvre pendant une demi-heure, tant que son brouillon existe. Demandez-en un autre depuis la console.',
  videoMayNotPlay: 'cette vidéo risque de ne pas être lue par tous les navigateurs (format %{codec})',
} as const
