/** A check's finding: fine, worth a look, or wrong. */
export type Finding = { level: 'fine' | 'look' | 'wrong'; about: string; sentence: string }

export type Say = Record<Finding['level'], (sentence: string) => Finding>

/** Makes the findings of one subject. */
export function findings(about: string): Say {
  const of = (level: Finding['level']) => (sentence: string) => ({ level, about, sentence })
  return { fine: of('fine'), look: of('look'), wrong: of('wrong') }
}

export function reasonOf(error: unknown): string {
  // A name with two addresses fails once for each.
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message || error.name : String(error)
}
