import { CATEGORIES, endpoints } from '@portal/contract'
import { messagesOf, spanishCategories } from '@portal/messages'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { currentCatalogue } from './current.ts'
import { pickEncoding } from './encodings.ts'

/** Kept by everybody, and asked for again each time: the answer is a 304 nearly always. */
const CACHING = { 'cache-control': 'no-cache', vary: 'Accept-Encoding' }

/** The public catalogue: needs no sign-in, carries no address of a demo. Its bytes are ready before anybody asks. */
export const catalogueRoutes: Module = (app, context) => {
  const catalogue = currentCatalogue(context)
  app.addHook('onClose', async () => catalogue.close())

  route(app, endpoints.readCatalogue, async ({ request: { headers }, reply }) => {
    const snapshot = await catalogue.get()
    const form = await snapshot.form(pickEncoding(headers['accept-encoding']?.toString()))
    reply.headers({ ...CACHING, etag: form.etag })
    if (snapshot.isKnown(headers['if-none-match'])) return reply.code(304).send()
    return reply.headers(form.headers).send(form.body)
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
