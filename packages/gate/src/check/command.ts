import type { Language } from '@portal/contract/rules'
import { conformance as en } from '@portal/messages/en/conformance'
import { conformance as fr } from '@portal/messages/fr/conformance'
import { createPortalClock } from '../portal/clock.ts'
import { createPortal } from '../portal/portal.ts'
import { type Result, runCases } from './run.ts'
import { createTools, type Settings } from './tools.ts'

const MARKS = { passed: '✓', failed: '✗', 'left out': '–' } as const

/**
 * Plays the conformance list against a demo and says what to mend.
 *
 * @returns whether a valid ticket opens, and nothing failed
 */
export async function check(
  app: { code: string; secret: string; portalUrl: string },
  settings: Settings,
  { json, language, print }: { json: boolean; language: Language; print: (line: string) => void },
): Promise<boolean> {
  const texts = { fr, en }[language]
  const clock = createPortalClock(() => new Date())
  const portal = createPortal({ url: app.portalUrl, code: app.code, secret: app.secret, clock })
  const say = ({ name, outcome }: Result) => {
    print(`${MARKS[outcome]} ${texts[name].title}`)
    if (outcome === 'failed') print(`  → ${texts[name].mend}`)
  }
  const results = await runCases(createTools(settings, portal), json ? () => {} : say)
  const isOpening = results.some(({ name, outcome }) => name === 'valid' && outcome === 'passed')
  const isGood = isOpening && results.every(({ outcome }) => outcome !== 'failed')
  const cases = results.map(({ name, outcome }) => ({ name, outcome, ...texts[name] }))
  if (json) print(JSON.stringify({ url: settings.url, passed: isGood, cases }, null, 2))
  return isGood
}
