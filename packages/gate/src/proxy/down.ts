import type { ServerResponse } from 'node:http'
import { sendJson, sendPageAndTryAgain } from '../own/respond.ts'
import { doorPage } from '../pages/doorPage.ts'
import type { GatedRequest } from '../types.ts'

/** Says that the demo does not answer: to a person with a page that tries again by itself, to a program in short. */
export function sendDown(
  res: ServerResponse,
  { access, headers }: GatedRequest,
  status: 502 | 504,
  assets: string,
) {
  if (!access || !/text\/html/i.test(headers.accept ?? ''))
    return sendJson(res, status, { code: 'demo_not_answering' })
  const { appName: name, locale: language, portalUrl } = access
  sendPageAndTryAgain(res, status, doorPage({ reason: 'asleep', name, language, assets, portalUrl }))
}
