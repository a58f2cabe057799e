import { foldedApp } from '@portal/server/apps/searchText'
import type { AppRow } from '@portal/server/db/tables'
import type { Repeatable } from './random.ts'

const THINGS = ['Œil', 'Assistant', 'Boussole', 'Atelier', 'Observatoire', 'Miroir', 'Carnet', 'Radar']
const PLACES = ['entrepôt', 'magasin', 'caisse', 'livraison', 'énergie', 'client', 'stock', 'devis']
const TAGS = ['vision', 'prévision', 'langage', 'carte', 'photo', 'signal', 'texte', 'carbone']

export const CATALOGUE_COLUMNS = [
  'id',
  'code',
  'name',
  'name_en',
  'category',
  'version',
  'description',
  'description_en',
  'tags',
  'badge',
  'url',
  'is_active_url',
  'is_public_video',
  'order',
  'status',
  'duration_id',
  'created_at',
  'updated_at',
  'search',
  'name_sort',
] as const satisfies (keyof AppRow)[]

/** Invented apps, six in ten of them online. */
export function* catalogue(
  random: Repeatable,
  { first, count, now }: { first: number; count: number; now: Date },
): Generator<unknown[]> {
  for (let id = first; id < first + count; id++) {
    const [thing, place] = [random.pick(THINGS), random.pick(PLACES)]
    const [name, name_en] = [`${thing} ${place} ${id}`, `${place} ${thing} ${id}`]
    const [code, tags] = [`FILL${String(id).padStart(6, '0')}`, `${random.pick(TAGS)},${random.pick(TAGS)}`]
    const badge = random.below(8) === 0 ? 'Nouveau' : null
    const folded = foldedApp({ code, name, name_en, tags, badge })
    const at = new Date(now.getTime() - random.below(730 * 86_400_000)).toISOString()
    yield [
      id,
      code,
      name,
      name_en,
      1 + random.below(5),
      `${1 + random.below(4)}.${random.below(10)}`,
      `${name} : la démonstration rejoue une journée réelle, mesure ce qui se passe et montre ce qu’on y gagne.`,
      `${name_en}: the demo replays a real day, measures what happens and shows what there is to gain.`,
      tags,
      badge,
      'https://demo.exemple.fr/',
      1,
      0,
      id,
      random.below(10) < 6 ? 2 : random.below(6),
      1 + random.below(8),
      at,
      at,
      folded.search,
      folded.name_sort,
    ]
  }
}
