import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Deps } from '../deps.ts'
import { COMMENT_MAX, type FeedbackState } from '../pages/feedbackForm.ts'
import type { Feedback } from '../portal/answers.ts'
import { PortalRefused } from '../portal/portal.ts'
import type { Visit } from '../visit.ts'
import { showClosed } from './closed.ts'
import { seeOther, sendJson } from './respond.ts'

/** Holds a comment of the longest kind, percent-encoded. */
const BODY_MAX = 16_384

/** Hands the answers of the form on to the portal, and shows the page again: with them where they did not arrive. */
export async function takeFeedback(deps: Deps, visit: Visit, req: IncomingMessage, res: ServerResponse) {
  const { farewell } = visit
  if (!farewell) return showClosed(deps, visit, res)
  const form = await readForm(req)
  if (!form) return sendJson(res, 413, { code: 'payload_too_large' })
  const feedback = readFeedback(form)
  const state = feedback ? await send(deps, farewell.access_id, feedback) : 'incomplete'
  if (state === 'sent') {
    const why = encodeURIComponent(form.get('why') ?? '')
    return seeOther(res, `${deps.assets}/closed?why=${why}&feedback=sent`)
  }
  form.set('feedback', state)
  showClosed(deps, { ...visit, address: { ...visit.address, query: form } }, res)
}

const send = ({ portal, warn }: Deps, accessId: string, feedback: Feedback): Promise<FeedbackState> =>
  portal.sendFeedback(accessId, feedback).then(
    () => 'sent',
    (error: Error) => {
      // A second press finds the answers stored.
      if (error instanceof PortalRefused && error.code === 'feedback_given') return 'sent'
      warn(error.message)
      return 'failed'
    },
  )

function readFeedback(form: URLSearchParams): Feedback | null {
  const useful = ([0, 1, 2] as const).find((value) => form.get('useful') === String(value))
  const again = form.get('again')
  if (useful === undefined || (again !== 'true' && again !== 'false')) return null
  const comment = form.get('comment')?.trim().slice(0, COMMENT_MAX)
  return { useful, again: again === 'true', ...(comment && { comment }) }
}

/** @returns null when the body is longer than any form of ours */
async function readForm(req: IncomingMessage): Promise<URLSearchParams | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of req) {
    size += chunk.length
    if (size > BODY_MAX) return null
    chunks.push(chunk)
  }
  return new URLSearchParams(Buffer.concat(chunks).toString())
}
