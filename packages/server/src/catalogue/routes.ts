import { CATEGORIES, endpoints } from '@portal/contract'
import { messagesOf, spanishCategories } from '@portal/messages'
import { ProblemError } from '@portal/platform/http/problem'
import fresh from 'fresh'
import { isInCatalogue } from '../apps/policy.ts'
import { publicApp } from '../apps/present.ts'
import { findApp } from '../apps/queries.ts'
import type { Module } from '../module.ts'
import { readSettings } from '../parameters/settings.ts'
import { route } from '../route.ts'
import { ENCODINGS, pickEncoding } from './encodings.ts'
import { keepSnapshot } from './keepSnapshot.ts'

/** Cached by everybody and revalidated each time; nearly always a 304. */
const CACHING = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' }

/** The public catalogue (docs/product.md#catalogue); its bytes are ready before anybody asks. */
export const catalogueRoutes: Module = (app, context) => {
  const readSnapshot = keepSnapshot(context)

  route(app, endpoints.readCatalogue, async ({ request: { headers }, reply }) => {
    const snapshot = await readSnapshot()
    const encoding = pickEncoding(headers['accept-encoding']?.toString())
    const { body, etag } = snapshot[encoding]
    reply.headers({ ...CACHING, etag })
    const held = { 'if-none-match': headers['if-none-match'] }
    if (ENCODINGS.some((one) => fresh(held, { etag: snapshot[one].etag }))) return reply.code(304).send()
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(body)
  })

  route(app, endpoints.readPublicApp, async ({ params }) => {
    const settings = await readSettings(context.db, context.config)
    const row = await findApp(context.db, params.id)
    if (!row || !isInCatalogue(row, settings)) throw new ProblemError('not_found')
    return publicApp(row)
  })

  route(app, endpoints.readCategories, () => {
    const [fr, en] = [messagesOf('fr').vocabulary.category, messagesOf('en').vocabulary.category]
    return CATEGORIES.map((id) => ({
      id,
      label_fr: fr[id],
      label_en: en[id],
      label_es: spanishCategories[id],
    }))
  })
}
