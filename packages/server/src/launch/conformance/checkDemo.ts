import { Readable } from 'node:stream'
import type { CheckedCase, DemoCheck, Language, Verified } from '@portal/contract'
import { createTools, runCases } from '@portal/gate/check'
import { conformance as en } from '@portal/messages/en/conformance'
import { conformance as fr } from '@portal/messages/fr/conformance'
import type { AppRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { makeTestTicket } from './makeTestTicket.ts'
import { reportVerified } from './reportVerified.ts'

/**
 * Plays the conformance list against a demo, at its configured address only, and keeps the outcome.
 *
 * @returns lines of JSON: each case as it ends, then since when the demo is verified
 */
export function checkDemo(
  deps: Pick<Deps, 'db' | 'now' | 'config' | 'launchKeys'>,
  demo: AppRow & { url: string },
  { socket, stream, language }: DemoCheck & { language: Language },
): Readable {
  const texts = { fr, en }[language]
  const lines = new Readable({ read: () => {} })
  const say = (line: CheckedCase | Verified) => lines.push(`${JSON.stringify(line)}\n`)
  const tools = createTools(
    { url: demo.url, socket, stream },
    async (kind) => (await makeTestTicket(deps, demo, kind)).token,
  )

  async function play() {
    const cases = await runCases(tools, (result) => say({ ...result, ...texts[result.name] }))
    say(await reportVerified(deps, demo, { cases }))
    lines.push(null)
  }
  play().catch((error: unknown) => lines.destroy(error instanceof Error ? error : undefined))
  return lines
}
