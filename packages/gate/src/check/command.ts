import type { Language } from '@portal/contract/rules'
import { conformance as en } from '@portal/messages/en/conformance'
import { conformance as fr } from '@portal/messages/fr/conformance'
import { createPortalClock } from '../portal/clock.ts'
import { createPortal, type Portal, PortalRefused } from '../portal/portal.ts'
import { visitDemo } from './demo.ts'
import { isConforming, type Result, runCases } from './run.ts'
import { createTools, type MakeTicket, NoSuchTicket, type Settings } from './tools.ts'

const MARKS = { passed: '✓', failed: '✗', 'left out': '–' } as const

/**
 * Plays the conformance list against a demo, says what to mend, and reports the outcome to the portal.
 *
 * @returns whether a valid ticket opens, and nothing failed
 * @throws Error when the demo or the portal does not answer
 */
export async function check(
  app: { code: string; secret: string; portalUrl: string },
  settings: Settings,
  { json, language, print }: { json: boolean; language: Language; print: (line: string) => void },
): Promise<boolean> {
  const texts = { fr, en }[language]
  const clock = createPortalClock(() => new Date())
  const portal = createPortal({ url: app.portalUrl, code: app.code, secret: app.secret, clock })
  if ((await visitDemo(settings.url).get('')).status === 0) throw new Error(`${settings.url} does not answer`)
  const say = ({ name, outcome }: Result) => {
    print(`${MARKS[outcome]} ${texts[name].title}`)
    if (outcome === 'failed') print(`  → ${texts[name].mend}`)
  }
  const results = await runCases(createTools(settings, ticketsOf(portal)), json ? () => {} : say)
  const isGood = isConforming(results)
  const verified_at = await report(portal, results)
  const cases = results.map(({ name, outcome }) => ({ name, outcome, ...texts[name] }))
  if (json) print(JSON.stringify({ url: settings.url, passed: isGood, verified_at, cases }, null, 2))
  return isGood
}

const ticketsOf =
  (portal: Portal): MakeTicket =>
  async (kind) => {
    try {
      return (await portal.conformanceTicket(kind)).token
    } catch (error) {
      throw error instanceof PortalRefused ? new NoSuchTicket(kind) : error
    }
  }

/** Tells the portal how it went, which its console shows; a portal that keeps nothing of it changes nothing. */
const report = (portal: Portal, results: Result[]) =>
  portal.reportVerified(results).then(
    ({ verified_at }) => verified_at,
    () => null,
  )
