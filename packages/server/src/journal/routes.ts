import { endpoints } from '@portal/contract'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { presentEntry } from './present.ts'
import { listJournal } from './queries.ts'

/** The journal (docs/product.md#journal): read, never written, by calls. */
export const journalRoutes: Module = (app, context) => {
  route(app, endpoints.listJournal, async ({ asked }) => {
    const { rows, total } = await listJournal(context, asked)
    return { rows: rows.map(presentEntry), total }
  })
}
