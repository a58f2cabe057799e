import { nextDay, parisDayEnd, parisDayStart } from '@portal/contract'

/** Days in Paris, both included. */
export type Days = { from: string; to: string }
/** From an instant on, and before the other. */
export type Span = { start: string; end: string }

/** Days read at a time, so that years of data hold nobody up. */
const DAYS_AT_ONCE = 7

/** Cuts a range of days into parts of a week. */
export function* partsOf({ from, to }: Days): Generator<Days> {
  for (let first = from; first <= to; first = nextDay(first, DAYS_AT_ONCE)) {
    const last = nextDay(first, DAYS_AT_ONCE - 1)
    yield { from: first, to: last < to ? last : to }
  }
}

export const spanOf = ({ from, to }: Days): Span => ({ start: parisDayStart(from), end: parisDayEnd(to) })

export function calendarOf({ from, to }: Days): string[] {
  const calendar: string[] = []
  for (let day = from; day <= to; day = nextDay(day, 1)) calendar.push(day)
  return calendar
}

/** Gives as many days right before. */
export const daysBefore = (days: Days): Days => {
  const to = nextDay(days.from, -1)
  return { from: nextDay(to, 1 - calendarOf(days).length), to }
}
