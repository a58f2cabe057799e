/** Sentences about the visitor’s own accesses, on cards, app pages and in the bar. */
export const mine = {
  days: '%{days} j %{hours} h',
  hours: '%{hours} h %{minutes} min',
  minutes: '%{minutes} min',
  card: {
    waiting: 'Demandé %{ago}',
    granted: 'À ouvrir avant le %{date}',
    running: 'Encore %{left}',
    lapsed: 'Non ouvert à temps',
    refused: 'Refusé',
    revoked: 'Accès retiré',
    expired: 'Terminé',
  },
  page: {
    waiting: 'Vous avez demandé un accès %{ago} (%{date}). La réponse arrive par e-mail.',
    granted: 'Votre accès est prêt : ouvrez-le avant le %{date}.',
    running: 'Vous y êtes : il vous reste %{left}.',
    lapsed: 'Votre accès n’a pas été ouvert à temps. Vous pouvez en redemander un.',
    refused: 'Votre dernière demande a été refusée. Vous pouvez en faire une autre.',
    revoked: 'Le laboratoire a retiré votre accès. Vous pouvez en redemander un.',
    expired: 'Votre dernier accès s’est terminé le %{date}. Vous pouvez en redemander un.',
  },
  bar: {
    running: 'il vous reste %{left}',
    granted: 'à ouvrir : %{count}',
    waiting: 'en attente de réponse : %{count}',
  },
} as const
