import { fold } from '@portal/platform/db/search'

/** Builds the text of a user's `search` column. */
export const userSearch = (user: {
  email: string
  nom: string
  prenom: string
  organisation?: string | null
  fonction?: string | null
}) => fold([user.prenom, user.nom, user.email, user.organisation, user.fonction].filter(Boolean).join(' '))
