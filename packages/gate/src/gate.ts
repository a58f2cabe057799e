import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Language, preferredLanguage } from '@portal/contract/rules'
import { askUrl, readAddress, wayBack } from './address.ts'
import { sendAsset } from './assets.ts'
import { createPortalClock } from './clock.ts'
import { type DoorReason, doorPage } from './doorPage.ts'
import { createPassKeeper, type Pass } from './pass.ts'
import { createPortal, TicketRefused } from './portal.ts'
import { protect, seeOther, sendJson, sendPage } from './respond.ts'
import { gateTexts } from './texts.ts'
import { createTicketVerifier } from './ticket.ts'
import { createAccessWatch } from './watch.ts'

export type GateOptions = {
  /** The app's code at the portal: the audience of its tickets. */
  code: string
  /** The app's secret at the portal; it never leaves this process but towards the portal. */
  secret: string
  /** The portal's public address, which is also the issuer of its tickets. */
  portalUrl: string
  /** Where the app lives on its host: '' for the whole host, or '/CODE'. */
  basePath?: string
  /** Signs the gate's own cookie; derived from `secret` unless given. */
  cookieSecret?: string
  /** Whether people reach the app by https; false is for this machine alone. */
  secure?: boolean
  /** How often the portal is asked whether an access still runs, in ms; 30 seconds unless given. */
  introspectEveryMs?: number
  /** The machine's clock. */
  now?: () => Date
  /** Told when the portal does not answer; never told a ticket or a secret. */
  warn?: (message: string) => void
}

/** What the demo learns about the person in front of it. */
export type Access = {
  accessId: string
  /** The person, for this app alone; it says nothing at another app. */
  subject: string
  displayName: string
  locale: Language
  /** Both by the portal's clock. */
  endsAt: Date
  now: Date
  /** The way back to the portal. */
  portalUrl: string
  /** Address of the module that shows the time left: `<script type="module" src="…">`. */
  clockScript: string
}

export type GatedRequest = IncomingMessage & { access?: Access }
export type Gate = ReturnType<typeof createGate>

const CLOSED_REASONS: readonly DoorReason[] = ['door', 'ended', 'revoked']

/**
 * Stands before a demo app and makes the time limit real (decisions, section 5): tickets in, a cookie of its own
 * out, and the door shut at the end of the access or as soon as the portal says that it is revoked.
 *
 * @example
 * const gate = createGate({ code: 'CARBONE24', secret, portalUrl: 'https://apps.example.org' })
 * createServer((req, res) => void gate.handle(req, res, () => demo(req, res)))
 */
export function createGate(options: GateOptions) {
  const { code, secret, secure = true, introspectEveryMs = 30_000, warn = console.warn } = options
  const basePath = options.basePath?.replace(/\/+$/, '') ?? ''
  const url = options.portalUrl.replace(/\/+$/, '')
  const assets = `${basePath}/__gate`
  const clock = createPortalClock(options.now ?? (() => new Date()))
  const portal = createPortal({ url, code, secret, clock })
  const verify = createTicketVerifier({ url, code, clock, portal, trustClockMs: introspectEveryMs })
  const passes = createPassKeeper({ code, secret: options.cookieSecret ?? secret, basePath, secure })
  const watch = createAccessWatch({ portal, clock, intervalMs: introspectEveryMs, warn })

  /** The portal's own verdict comes last: it knows whether the ticket is spent and the access still runs. */
  async function admit(ticket: string): Promise<Pass> {
    await verify(ticket)
    const { active, now, ...given } = await portal.exchange(ticket)
    const pass = { ...given, portal_url: wayBack(given.portal_url, askUrl(url, given.locale, code)) }
    watch.admit(pass)
    return pass
  }

  function refusal(error: unknown): DoorReason {
    if (!(error instanceof TicketRefused)) {
      warn(error instanceof Error ? error.message : 'A ticket could not be checked')
      return 'unavailable'
    }
    return error.code === 'access_expired' ? 'ended' : 'ticket'
  }

  /**
   * Answers for the app while its door is shut, and calls `next` with `req.access` set while it is open.
   * Put it before everything that the app serves.
   */
  async function handle(
    req: GatedRequest,
    res: ServerResponse,
    next: () => void | Promise<void>,
  ): Promise<void> {
    const address = readAddress(req.url, basePath)
    if (!address) return void res.writeHead(400).end()
    if (address.gatePath !== null && (await sendAsset(res, address.gatePath))) return

    const pass = passes.read(req.headers.cookie)
    const language = pass?.locale ?? preferredLanguage(req.headers['accept-language'])
    const portalUrl = pass?.portal_url ?? askUrl(url, language, code)
    const shut = (reason: DoorReason) =>
      sendPage(
        res,
        reason === 'unavailable' ? 503 : 403,
        doorPage({ reason, code, language, assets, portalUrl }),
      )

    if (address.ticket !== null && req.method === 'GET') {
      const admitted = await admit(address.ticket).catch(refusal)
      if (typeof admitted === 'string') return shut(admitted)
      res.setHeader('Set-Cookie', passes.setCookie(admitted, clock.now()))
      return seeOther(res, address.clean)
    }

    const standing = pass ? await watch.standing(pass) : ({ open: false, why: 'door' } as const)
    if (address.gatePath === 'state')
      return sendJson(res, {
        active: standing.open,
        now: clock.now(),
        ...(standing.open
          ? { ends_at: standing.endsAt, portal_url: portalUrl, texts: gateTexts[language].clock }
          : { why: standing.why }),
        poll_ms: introspectEveryMs,
      })
    if (address.gatePath === 'closed') {
      if (standing.open) return seeOther(res, `${basePath}/`)
      const why = CLOSED_REASONS.find((reason) => reason === address.query.get('why'))
      return shut(why ?? standing.why)
    }
    if (!pass || !standing.open) return shut(standing.open ? 'door' : standing.why)

    protect(res)
    req.access = {
      accessId: pass.access_id,
      subject: pass.sub,
      displayName: pass.display_name,
      locale: pass.locale,
      endsAt: new Date(standing.endsAt),
      now: new Date(clock.now()),
      portalUrl,
      clockScript: `${assets}/clock.js`,
    }
    await next()
  }

  return { handle }
}
