import { duration } from './duration.ts'
import { durationText } from './durationText.ts'

/** Names of the numbered values (docs/product.md#statuses, docs/product.md#durations). */
export const vocabulary = {
  category: {
    0: 'Toutes',
    1: 'Responsable',
    2: 'Efficacité opérationnelle',
    3: 'Expérience client',
    4: 'Connaissance client',
    5: 'Performance',
  },
  appStatus: {
    0: 'Hors ligne',
    1: 'En préparation',
    2: 'En ligne',
    3: 'Suspendue',
    4: "En cours d'évolution",
    5: 'En développement',
  },
  userStatus: { 0: 'A valider', 1: 'Validé', 2: 'Désactivé', 3: 'Bloqué' },
  requestStatus: { 0: 'A confirmer', 1: 'Accordé', 2: 'Refusé', 3: 'Annulé', 4: 'Utilisé' },
  accessState: {
    waiting: 'A confirmer',
    granted: 'Accordé',
    lapsed: 'Non ouvert à temps',
    refused: 'Refusé',
    cancelled: 'Annulé',
    running: 'En cours',
    expired: 'Terminé',
  },
  duration,
  durationText,
  extension: { 0: 'Aucune', 10: '10 min', 30: '30 min', 60: '1 h' },
  civility: { 0: 'Non précisée', 1: 'Madame', 2: 'Monsieur' },
} as const
