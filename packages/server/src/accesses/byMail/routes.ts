import { type AccessDecision, durationId, NULL_DURATION_ID, RequestStatus } from '@portal/contract'
import { acceptForms } from '@portal/platform/http/forms'
import { ProblemError } from '@portal/platform/http/problem'
import { problemBody } from '@portal/platform/http/problems'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Context, Module } from '../../module.ts'
import { readSettings } from '../../parameters/settings.ts'
import { decideAccess } from '../commands/decide.ts'
import { readInQueue } from '../queue/present.ts'
import { PAGE_HEADERS } from './html.ts'
import { findLink, returnLink, spendLink } from './keys.ts'
import { askingPage, decidedPage, refusedPage, unknownPage } from './pages.ts'

const ADDRESS = '/v1/decide/'
const Key = z.object({ key: z.string().max(100).catch('') })
const Decision = z.object({
  choice: z.enum(['grant', 'refuse']),
  duration_id: z.coerce.number().pipe(durationId).catch(NULL_DURATION_ID),
  reason: z.string().trim().max(1000).catch(''),
  own_reason: z.string().trim().max(1000).catch(''),
})

/**
 * The page to which the messages lead: shows a request on GET, which mail scanners may follow, and decides on POST,
 * once (docs/product.md#deciding-from-a-message).
 */
export const decideByMailRoutes: Module = async (app, context) => {
  const { db, config, now, log } = context
  await app.register(async (scope) => {
    acceptForms(scope)

    scope.get(ADDRESS, async ({ query }, reply) => {
      const { key } = Key.parse(query)
      const { link, shown } = await read(context, key)
      if (!link || !shown) return send(reply, 404, unknownPage('fr', config.publicUrl))
      if (link.used_at) return send(reply, 410, decidedPage(shown, 'used'))
      if (shown.access.state !== 'waiting') return send(reply, 409, decidedPage(shown, 'decided'))
      const { refusals } = await readSettings(db, config)
      return send(reply, 200, askingPage(shown, refusals, key))
    })

    scope.post(ADDRESS, async ({ body }, reply) => {
      const { key } = Key.parse(body ?? {})
      const wish = wished(body)
      const { link, shown } = await read(context, key)
      if (!link || !shown) return send(reply, 404, unknownPage('fr', config.publicUrl))
      if (!link.used_at && shown.access.state !== 'waiting')
        return send(reply, 409, decidedPage(shown, 'decided'))
      if (!(await spendLink(db, link.hash, now()))) return send(reply, 410, decidedPage(shown, 'used'))
      try {
        const { id, updated_at } = shown.access
        await decideAccess(context, link.admin, { id, body: { ...wish, updated_at } })
      } catch (error) {
        await returnLink(db, link.hash)
        if (!(error instanceof ProblemError)) throw error
        log.info({ err: error, access: link.access_id }, 'decision by message refused')
        const again = (await read(context, key)).shown ?? shown
        const reason = problemBody(error, shown.language).detail
        return again.access.state === 'waiting'
          ? send(reply, 422, refusedPage(again, reason))
          : send(reply, 409, decidedPage(again, 'decided'))
      }
      log.info({ event: 'access decided', by: link.admin.id, access: link.access_id }, 'security')
      const { shown: after } = await read(context, key)
      return send(reply, 200, decidedPage(after ?? shown, 'done'))
    })
  })
}

const send = (reply: FastifyReply, status: number, html: string) =>
  reply.code(status).headers(PAGE_HEADERS).send(html)

function wished(body: unknown): AccessDecision {
  const { success, data } = Decision.safeParse(body)
  if (!success) throw new ProblemError('bad_request')
  const { choice, duration_id, reason, own_reason } = data
  return choice === 'grant'
    ? { status: RequestStatus.granted, duration_id, reason: null }
    : {
        status: RequestStatus.refused,
        duration_id: NULL_DURATION_ID,
        reason: own_reason || reason || null,
      }
}

/** Reads the link, and its request as the administrator sees it. */
async function read(context: Context, key: string) {
  const { db, config, now } = context
  const link = await findLink(db, key, now())
  const access = link && (await readInQueue(context, link.access_id))
  if (!link || !access) return { link, shown: null }
  return { link, shown: { language: link.admin.language, access, publicUrl: config.publicUrl } }
}
