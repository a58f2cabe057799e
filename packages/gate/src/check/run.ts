import { CASES, type CaseName, isPatient, type Outcome } from './cases.ts'
import { NoSuchTicket, type Tools } from './tools.ts'

export type Result = { name: CaseName; outcome: Outcome }

/** Plays the list: first what answers at once, one after the other, then what waits, all together. */
export async function runCases(tools: Tools, onResult: (result: Result) => void): Promise<Result[]> {
  const results: Result[] = []
  async function take(name: CaseName) {
    const result: Result = { name, outcome: outcomeOf(await CASES[name](tools).catch(ifUnknown)) }
    results.push(result)
    onResult(result)
  }
  const names = Object.keys(CASES) as CaseName[]
  for (const name of names.filter((one) => !isPatient(one))) await take(name)
  await Promise.all(names.filter(isPatient).map(take))
  return results
}

function outcomeOf(isGood: boolean | null): Outcome {
  if (isGood === null) return 'left out'
  return isGood ? 'passed' : 'failed'
}

/** Leaves a case out where there is no ticket to try it with. */
function ifUnknown(error: unknown): null {
  if (error instanceof NoSuchTicket) return null
  throw error
}

/** Tells whether a demo has passed: a valid ticket opens it, and nothing failed. */
export const isConforming = (results: readonly { name: string; outcome: Outcome }[]) =>
  results.some(({ name, outcome }) => name === 'valid' && outcome === 'passed') &&
  results.every(({ outcome }) => outcome !== 'failed')
