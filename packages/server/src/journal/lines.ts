import { PAGE_MAX } from '@portal/contract'
import type { OpenDatabase } from '../db/index.ts'
import { presentEntry } from './present.ts'
import { listJournal } from './queries.ts'

/** Reads the journal as JSON Lines (https://jsonlines.org), oldest first, a page at a time. */
export async function* journalLines(database: OpenDatabase, after: number): AsyncGenerator<string> {
  for (;;) {
    const { rows } = await listJournal(database, {
      sort: ['id', 'asc'],
      filter: { after },
      offset: 0,
      limit: PAGE_MAX,
    })
    const last = rows.at(-1)
    if (!last) return
    yield rows.map((row) => `${JSON.stringify(presentEntry(row))}\n`).join('')
    after = last.id
  }
}
