import { type Running, serve } from '../src/command/serve.ts'
import { startDemonstrations } from './demonstrations.ts'

type SampleOptions = {
  /** 0 takes a free port. */
  port: number
  host?: string
  /** Addresses the portal, as people do. */
  portalUrl: string
  /** Maps each app's code to its secret at the portal. */
  apps: Readonly<Record<string, string>>
  now?: () => Date
  introspectEveryMs?: number
  warn?: (message: string) => void
}

export type Sample = Pick<Running, 'url'> & { close: () => Promise<void> }

const ANSWER_TIMEOUT_MS = 10_000

/**
 * Runs the portal's own demonstrations behind `portal-gate`, like any other demo: one process, an app at each `/CODE/`.
 *
 * @throws when the port is taken or may not be used, with the system's code (`EADDRINUSE`)
 */
export async function startSample(options: SampleOptions): Promise<Sample> {
  const { port, host = '127.0.0.1', portalUrl, apps, warn = console.warn, ...tuning } = options
  const demonstrations = await startDemonstrations()
  const demos = Object.entries(apps).map(([code, secret]) => ({
    code,
    secret,
    portalUrl,
    upstream: { origin: demonstrations.origin, path: '' },
    addressHeader: 'x-forwarded-uri',
    basePath: `/${code}`,
    stripBase: false,
    publicUrl: undefined,
    // Somebody who comes from a portal with TLS comes to a demo with TLS: a page on https opens no other well.
    secure: portalUrl.startsWith('https:'),
    hasClock: true,
    answerTimeoutMs: ANSWER_TIMEOUT_MS,
  }))
  const settings = { host, port, trustProxy: [], metricsToken: undefined, demos }
  const gates = await serve(settings, { ...tuning, warn }).catch(async (error: unknown) => {
    await demonstrations.close()
    throw error
  })
  return {
    url: gates.url,
    async close() {
      await gates.close()
      await demonstrations.close()
    },
  }
}
