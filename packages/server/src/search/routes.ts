import { endpoints } from '@portal/contract'
import { authorOf } from '../journal/author.ts'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { countMiss } from './commands/countMiss.ts'
import { forgetMiss } from './commands/forgetMiss.ts'
import { saveSynonyms } from './commands/saveSynonyms.ts'
import { presentSynonyms } from './present.ts'
import { findSynonyms, listMisses } from './queries.ts'

/** The words by which people look for apps (docs/product.md#search). */
export const searchRoutes: Module = (app, context) => {
  route(app, endpoints.readSynonyms, async () => presentSynonyms(await findSynonyms(context.db)))

  route(app, endpoints.saveSynonyms, async ({ body, caller, request }) =>
    presentSynonyms(await saveSynonyms(context, authorOf(caller.user, request), body)),
  )

  route(app, endpoints.countSearchMiss, ({ body }) => countMiss(context, body.words), { limit: 'searchMiss' })

  route(app, endpoints.listSearchMisses, ({ asked }) => listMisses(context.db, asked))

  route(app, endpoints.forgetSearchMiss, ({ params }) => forgetMiss(context, params.id))
}
