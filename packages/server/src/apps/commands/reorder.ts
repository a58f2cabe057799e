import { fieldError } from '@portal/platform/http/problem'
import { sql } from 'kysely'
import type { Author } from '../../journal/author.ts'
import { record } from '../../journal/record.ts'
import { type EditDeps, editCatalogue } from '../../revisions/commands/editCatalogue.ts'

/** Rows of one statement, well under both databases' limits. */
const BATCH = 1000

/**
 * Puts the apps into the order of the list, in one transaction.
 *
 * @param ids every app's id, once
 * @throws ProblemError `invalid_fields` for any other list
 */
export async function reorderApps(deps: EditDeps, by: Author, ids: number[]): Promise<void> {
  await editCatalogue(deps, async (trx) => {
    const known = await trx.selectFrom('apps').select('id').execute()
    const asked = new Set(ids)
    if (asked.size !== known.length || !known.every(({ id }) => asked.has(id)))
      throw fieldError('order', 'common.invalidValue')
    for (let start = 0; start < ids.length; start += BATCH) {
      const places = ids
        .slice(start, start + BATCH)
        .map((id, index) => sql`(${sql.lit(id)}, ${sql.lit(start + index + 1)})`)
      await sql`
        with places(id, place) as (values ${sql.join(places)})
        update apps set "order" = places.place from places
        where apps.id = places.id and apps."order" <> places.place`.execute(trx)
    }
    await record(trx, deps.now(), { kind: 'catalogue.reordered', by, on: { object: 'catalogue', id: null } })
  })
}
