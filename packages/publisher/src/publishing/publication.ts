import type { Publication } from '@portal/contract'
import { isLeased } from '@portal/platform/db/leases'
import type { PublicationsTable, PublisherDeps } from './deps.ts'

type Deps = Pick<PublisherDeps, 'db' | 'now'>
/** Id of the only row. */
const ROW = 1
/** Lease that a server holds while it builds. */
export const PUBLISHING = 'publish'

type PublicationRow = Omit<PublicationsTable, 'id'>
const NEVER: PublicationRow = {
  live_revision: 0,
  published_at: null,
  failed_at: null,
  failed_revision: null,
  error: null,
}

export const readPublication = async ({ db }: Pick<PublisherDeps, 'db'>): Promise<PublicationRow> =>
  (await db.selectFrom('publications').selectAll().where('id', '=', ROW).executeTakeFirst()) ?? NEVER

async function write({ db }: Deps, values: Partial<PublicationRow>) {
  await db
    .insertInto('publications')
    .values({ ...NEVER, ...values, id: ROW })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

export const notePublished = (deps: Deps, revision: number) =>
  write(deps, {
    live_revision: revision,
    published_at: deps.now().toISOString(),
    failed_at: null,
    failed_revision: null,
    error: null,
  })

/** Keeps the instant of the first failure of a series: since then the site is behind. */
export async function noteFailed(deps: Deps, revision: number, error: string) {
  const { failed_at } = await readPublication(deps)
  await write(deps, {
    failed_revision: revision,
    failed_at: failed_at ?? deps.now().toISOString(),
    error,
  })
}

export const forgetFailure = (deps: Deps) =>
  write(deps, { failed_at: null, failed_revision: null, error: null })

/** Gives the state that the console shows. */
export async function publicationState(
  deps: Pick<PublisherDeps, 'db' | 'now' | 'readRevision'>,
): Promise<Publication> {
  const [row, revision, isBuilding] = await Promise.all([
    readPublication(deps),
    deps.readRevision(),
    isLeased(deps, PUBLISHING),
  ])
  const { live_revision, published_at, failed_at, error } = row
  const state = isBuilding ? 'building' : stateOf(row, revision)
  return { state, live_revision, revision, published_at, failed_at, error }
}

function stateOf(row: PublicationRow, revision: number): Publication['state'] {
  if (row.failed_revision !== null && row.failed_revision >= revision) return 'failed'
  return row.published_at !== null && row.live_revision >= revision ? 'live' : 'building'
}
