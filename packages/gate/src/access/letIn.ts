import type { IncomingMessage } from 'node:http'
import type { Language } from '@portal/contract/rules'
import type { Deps } from '../deps.ts'
import { introduce } from '../request/headers.ts'
import type { Pass } from './pass.ts'

/** What the demo learns about the person in front of it. */
export type Access = {
  accessId: string
  /** The person, for this app alone; it says nothing at another app. */
  subject: string
  displayName: string
  /** The app's name in the person's language. */
  appName: string
  locale: Language
  /** Both by the portal's clock. */
  endsAt: Date
  now: Date
  /** The way back to the portal. */
  portalUrl: string
  /** Address of the module that shows the time left: `<script type="module" src="…">`. */
  clockScript: string
  /** Aborts when the access closes; its `reason` is `ended` or `revoked`. */
  signal: AbortSignal
}

export type GatedRequest = IncomingMessage & { access?: Access; originalUrl?: string }

/**
 * Opens the demo to a request, and cuts its connection when the access closes.
 *
 * @param connection what is destroyed then, and whose end is waited for
 * @returns false when the access has closed meanwhile
 */
export function letIn(
  deps: Deps,
  pass: Pass,
  endsAt: number,
  req: GatedRequest,
  connection: { destroy: () => unknown; once: (event: 'close', listener: () => void) => unknown },
): boolean {
  const { signal, release } = deps.accesses.hold(pass)
  if (signal.aborted) {
    release()
    return false
  }
  const cut = () => void connection.destroy()
  signal.addEventListener('abort', cut, { once: true })
  connection.once('close', () => {
    signal.removeEventListener('abort', cut)
    release()
  })
  req.access = {
    accessId: pass.access_id,
    subject: pass.sub,
    displayName: pass.display_name,
    appName: pass.app_name,
    locale: pass.locale,
    endsAt: new Date(endsAt),
    now: new Date(deps.clock.now()),
    portalUrl: pass.portal_url,
    clockScript: `${deps.assets}/clock.js`,
    signal,
  }
  introduce(req, req.access)
  return true
}
