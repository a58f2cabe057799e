import { PortalRefused } from '../portal/portal.ts'
import { CASES, type CaseName, type Outcome } from './cases.ts'
import { afterClosing } from './closingCases.ts'
import type { Tools } from './tools.ts'

export type Result = { name: CaseName; outcome: Outcome }

/** Plays the list: what answers at once one after the other, and what waits for a revocation all together. */
export async function runCases(tools: Tools, onResult: (result: Result) => void): Promise<Result[]> {
  const results: Result[] = []
  async function take(name: CaseName) {
    const isGood = await CASES[name](tools).catch(ifUnknown)
    const result: Result = { name, outcome: isGood === null ? 'left out' : isGood ? 'passed' : 'failed' }
    results.push(result)
    onResult(result)
  }
  const names = Object.keys(CASES) as CaseName[]
  for (const name of names.filter((one) => !(one in afterClosing))) await take(name)
  await Promise.all(names.filter((one) => one in afterClosing).map(take))
  return results
}

/** A portal that does not make this kind of ticket leaves nothing to try. */
function ifUnknown(error: unknown): null {
  if (error instanceof PortalRefused) return null
  throw error
}
