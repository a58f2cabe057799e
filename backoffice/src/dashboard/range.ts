import { DAY_MS, parisDay } from '@portal/contract/rules'

/** Two days in Paris as `yyyy-MM-dd`, both included. */
export type Range = { from: string; to: string }

export const PRESETS = [7, 30, 90, 365] as const

/** Gives the last `count` days, today included. */
export const lastDays = (count: number, now: Date): Range => ({
  from: parisDay(new Date(now.getTime() - (count - 1) * DAY_MS)),
  to: parisDay(now),
})

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
export const isRange = ({ from, to }: Range) => isDay(from) && isDay(to) && from <= to

/** Counts the days of a range. */
export const lengthOf = ({ from, to }: Range) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
