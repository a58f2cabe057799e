import { AUTO_GRANT_DURATION_ID, endpoints, NULL_DURATION_ID } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { isInCatalogue } from '../apps/policy.ts'
import type { Module } from '../module.ts'
import { readSettings } from '../parameters/settings.ts'
import { route } from '../route.ts'
import { keepAnswerHours } from './answerTime.ts'

/** Public, and the same for everybody. */
const CACHING = { 'cache-control': 'public, max-age=600' }

/** Answers what somebody who asks for an app may expect. */
export const offerRoutes: Module = (app, context) => {
  const { config, db } = context
  const answerHours = keepAnswerHours(context)

  route(app, endpoints.readOffer, async ({ params, reply }) => {
    const settings = await readSettings(db, config)
    const found = await db
      .selectFrom('apps')
      .select(['status', 'duration_id'])
      .where('id', '=', params.id)
      .executeTakeFirst()
    if (!found || !isInCatalogue(found, settings)) throw new ProblemError('not_found')
    reply.headers(CACHING)
    const usual = found.duration_id === NULL_DURATION_ID ? settings.defaultDurationId : found.duration_id
    return {
      duration_id: settings.autoGrant ? AUTO_GRANT_DURATION_ID : usual,
      granted_at_once: settings.autoGrant,
      answer_hours: settings.autoGrant ? null : await answerHours(),
    }
  })
}
