import { randomUUID } from 'node:crypto'
import type { UserRow } from '@portal/server/db/tables'
import { foldedUser } from '@portal/server/users/searchText'
import type { Repeatable } from './random.ts'

const GIVEN =
  'Adèle Alice Amine Anaïs Basile Camille Chloé Driss Élise Émile Fatou Gaël Hugo Inès Jade Jules Karim Léa Lucas Lina Maël Mehdi Nina Noé Océane Paul Rania Rémi Salomé Sofiane Théo Yasmine Zoé'.split(
    ' ',
  )
const FAMILY =
  'Aubert Bailly Benali Blanc Bonnet Caron Carpentier Colin Da-Silva Delmas Diallo Dubois Dupuis Faure Fontaine Garnier Girard Haddad Henry Jacquet Keller Lambert Leclerc Lefèvre Lopez Maillard Marchand Mercier Moreau Nguyen Olivier Perrin Picard Renard Rivière Roussel Sanchez Texier Vasseur Weber'.split(
    ' ',
  )
const HOUSES = ['Maison Verdier', 'Groupe Alto', 'Les Comptoirs', 'Atelier Nord', 'Banque du Lac', null]
const WORK = ['Chef de projet', 'Directrice de l’innovation', 'Acheteur', 'Analyste', null]

export const PEOPLE_COLUMNS = [
  'id',
  'uuid',
  'email',
  'password_hash',
  'nom',
  'prenom',
  'organisation',
  'fonction',
  'optin_email',
  'civility',
  'language',
  'status',
  'roles',
  'is_active',
  'partner_id',
  'created_at',
  'updated_at',
  'search',
  'nom_sort',
  'prenom_sort',
  'organisation_sort',
  'fonction_sort',
] as const satisfies (keyof UserRow)[]

/** Invented people, one in fifty of them not validated, disabled or blocked. */
export function* people(
  random: Repeatable,
  { first, count, now, passwordHash }: { first: number; count: number; now: Date; passwordHash: string },
): Generator<unknown[]> {
  for (let id = first; id < first + count; id++) {
    const [prenom, nom] = [random.pick(GIVEN), random.pick(FAMILY)]
    const [organisation, fonction] = [random.pick(HOUSES), random.pick(WORK)]
    const email = `p${id}.${plain(nom)}@exemple.fr`
    const folded = foldedUser({ email, nom, prenom, organisation, fonction })
    const at = new Date(now.getTime() - random.below(730 * 86_400_000)).toISOString()
    yield [
      id,
      randomUUID(),
      email,
      passwordHash,
      nom,
      prenom,
      organisation,
      fonction,
      random.below(2),
      1 + random.below(2),
      random.below(10) === 0 ? 'en' : 'fr',
      random.below(50) === 0 ? random.pick([0, 2, 3]) : 1,
      'USER',
      1,
      random.pick(['enseigne', 'partenaire-1']),
      at,
      at,
      folded.search,
      folded.nom_sort,
      folded.prenom_sort,
      folded.organisation_sort,
      folded.fonction_sort,
    ]
  }
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z-]/g, '')
    .toLowerCase()
