import { fold } from '@portal/platform/db/search'

/** Folds what a user is searched and sorted by, into the columns that hold it. */
export const foldedUser = (user: {
  email: string
  nom: string
  prenom: string
  organisation?: string | null
  fonction?: string | null
}) => ({
  search: fold(
    [user.prenom, user.nom, user.email, user.organisation, user.fonction].filter(Boolean).join(' '),
  ),
  nom_sort: fold(user.nom),
  prenom_sort: fold(user.prenom),
  organisation_sort: fold(user.organisation ?? ''),
  fonction_sort: fold(user.fonction ?? ''),
})
export type FoldedUser = ReturnType<typeof foldedUser>
