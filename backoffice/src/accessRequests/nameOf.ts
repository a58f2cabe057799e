import type { AdminAccess } from '@portal/contract'

/** A request in a few words, for reports: 'Zoé Martin · Œil d’entrepôt'. */
export const nameOf = ({ id, prenom, nom, name }: AdminAccess) =>
  `${[prenom, nom].filter(Boolean).join(' ') || `#${id}`} · ${name}`
