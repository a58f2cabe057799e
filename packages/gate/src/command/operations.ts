import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from '../own/respond.ts'
import { sameBytes } from '../sameBytes.ts'
import type { GatedDemo } from './gatedDemo.ts'
import type { Metrics } from './metrics.ts'

type Operations = { demos: readonly GatedDemo[]; metrics: Metrics; metricsToken: string | undefined }

/**
 * Answers those who run the gate, at `/__gate/health` and `/__gate/metrics`.
 *
 * @returns false for any other path, and nothing was sent
 */
export async function serveOperations(
  { demos, metrics, metricsToken }: Operations,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const path = req.url?.split('?')[0]
  if (path === '/__gate/health') {
    sendJson(res, 200, { status: 'ok', demos: await Promise.all(demos.map(healthOf)) })
    return true
  }
  if (path !== '/__gate/metrics') return false
  if (mayMeasure(req, metricsToken))
    res.setHeader('Content-Type', metrics.contentType).end(await metrics.text())
  else sendJson(res, 403, { code: 'forbidden' })
  return true
}

/** Tells how demo and portal are, which is theirs to mend: the gate itself is well while it runs. */
const healthOf = async ({ code, isUp, status }: GatedDemo) => ({
  app: code,
  demo: (await isUp()) ? 'answers' : 'silent',
  events: status().hearsEvents ? 'followed' : 'not followed',
})

/** Lets the machine itself measure where no proxy stands between, and from elsewhere whoever has the token. */
function mayMeasure({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token) return sameBytes(Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`))
  const isLocal = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')
  return isLocal && headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
}
