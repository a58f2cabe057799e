/** States of a visit pass, derived from its window and its seats (docs/product.md#visit-passes). */
export const VISIT_STATES = ['toCome', 'open', 'full', 'over'] as const
export type VisitState = (typeof VISIT_STATES)[number]

/** Outcomes of one app of a pass, for the person who took a seat. */
export const VISIT_OUTCOMES = ['granted', 'waiting', 'kept', 'closed', 'limit'] as const
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number]

/** Longest name of a pass, in UTF-16 units. */
export const VISIT_NAME_MAX = 80
export const SEATS_MAX = 1000
export const VISIT_APPS_MAX = 20

type Window = { opens_at: string; closes_at: string; seats: number; taken: number }

export function visitState({ opens_at, closes_at, seats, taken }: Window, now: Date): VisitState {
  const at = now.toISOString()
  if (at >= closes_at) return 'over'
  if (at < opens_at) return 'toCome'
  return taken >= seats ? 'full' : 'open'
}

/** The page of a pass, without a language; its key stands behind the `#`, which no server is sent. */
export const VISIT_PATH = '/visit'

/** Reads a key as it is printed, in any case: the number of the pass, and 20 hexadecimal digits. */
export const visitKey = (text: string): string | null =>
  text
    .trim()
    .toLowerCase()
    .match(/^[1-9]\d{0,8}-[0-9a-f]{20}$/)?.[0] ?? null
