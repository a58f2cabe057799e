/** Texts of the server: the page before the first publication, and remarks on uploads. */
export const site = {
  preparingTitle: 'Le site se prépare',
  preparingText: 'Les pages sont en cours de construction. Cette page s’actualise d’elle-même.',
  consoleTitle: 'La console se prépare',
  videoMayNotPlay: 'cette vidéo risque de ne pas être lue par tous les navigateurs (format %{codec})',
} as const
