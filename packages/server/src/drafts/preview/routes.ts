import { inLanguage, LANGUAGES, type Language, MINUTE_MS, PREVIEW_ADDRESS } from '@portal/contract'
import { messagesOf } from '@portal/messages'
import type { App } from '@portal/platform/http/instance'
import { ProblemError } from '@portal/platform/http/problem'
import type { PreviewPages } from '@portal/publisher/preview/previewer'
import { sendNotice } from '@portal/publisher/serve/notice'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { PreviewRow } from '../../db/tables.ts'
import type { Context } from '../../module.ts'
import { findDraft } from '../queries.ts'
import { previewCatalogue } from './catalogue.ts'
import { findPreview } from './previews.ts'

/** Longer than any rendering takes: its server is gone. */
const INTERRUPTED_MS = 5 * MINUTE_MS
const RETRY_S = 2
const Key = z.object({ key: z.string().max(100).catch('') })
/** Neither stored nor listed anywhere; the key stays on this site. */
const HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'same-origin',
}

/** The pages of drafts, for whoever has the key of one (docs/product.md#drafts). */
export function previewPages(app: App, context: Context) {
  const hidden = { schema: { hide: true } }

  /** Read by the build of the preview alone. */
  app.get('/v1/previews/', hidden, async ({ query }) => {
    const preview = await findPreview(context, Key.parse(query).key)
    if (!preview) throw new ProblemError('not_found')
    return previewCatalogue(context, await findDraft(context.db, preview.draft_id))
  })

  for (const language of LANGUAGES)
    app.get(inLanguage(language, PREVIEW_ADDRESS), hidden, async ({ query }, reply) => {
      const preview = await findPreview(context, Key.parse(query).key)
      reply.headers(HEADERS)
      if (!preview?.pages) return sendState(reply, language, preview, context.now())
      const { html, policy } = (JSON.parse(preview.pages) as PreviewPages)[language]
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)
    })
}

/** Says that a preview is being rendered, that it failed, or that there is none. */
function sendState(reply: FastifyReply, language: Language, preview: PreviewRow | undefined, now: Date) {
  const { site } = messagesOf(language)
  if (!preview)
    return sendNotice(reply, { language, code: 404, title: site.previewOver, text: site.previewOverText })
  if (preview.error !== null) {
    const { previewFailed: title, previewFailedText: text } = site
    return sendNotice(reply, { language, code: 500, title, text, detail: preview.error })
  }
  if (now.getTime() - Date.parse(preview.created_at) > INTERRUPTED_MS) {
    const { previewFailed: title, previewInterrupted: text } = site
    return sendNotice(reply, { language, code: 500, title, text })
  }
  const { previewTitle: title, previewText: text } = site
  return sendNotice(reply, { language, code: 202, title, text, retryAfter: RETRY_S })
}
