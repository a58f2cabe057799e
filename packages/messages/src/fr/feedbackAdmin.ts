/** Back office: what people said when they left a demo. */
export const feedbackAdmin = {
  resource: {
    fields: {
      id: 'N°',
      q: 'Rechercher',
      app_id: 'Application',
      app_code: 'Code',
      app_name: 'Application',
      useful: 'Utile',
      again: 'L’utiliserait pour de bon',
      comment: 'Commentaire',
      created_at: 'Donné le',
      created_from: 'Donné depuis le',
      created_to: 'Donné jusqu’au',
      commented: 'Avec un commentaire',
    },
  },
  useful: { 0: 'Non', 1: 'Un peu', 2: 'Oui' },
  emptyHelp:
    'Quand un accès se termine, la page d’au revoir demande trois choses : si c’était utile, si on s’en servirait pour de bon, et un mot. Les réponses arrivent ici, sans le nom des personnes.',
  ofApp: 'Avis des visiteurs',
} as const
