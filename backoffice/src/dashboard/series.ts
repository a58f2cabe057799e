import type { Statistics } from '@portal/contract'

export type Point = Statistics['by_day'][number]

/** Longer ranges are drawn by weeks, which stay readable. */
const MOST_DAYS = 92

/** Gives the days of a range, or its weeks named by their first day. */
export function toSeries(days: readonly Point[]): { unit: 'day' | 'week'; points: Point[] } {
  if (days.length <= MOST_DAYS) return { unit: 'day', points: [...days] }
  const weeks: Point[] = []
  for (const [index, { requests, grants, openings, day }] of days.entries()) {
    const week = weeks.at(-1)
    if (index % 7 === 0 || !week) weeks.push({ day, requests, grants, openings })
    else {
      week.requests += requests
      week.grants += grants
      week.openings += openings
    }
  }
  return { unit: 'week', points: weeks }
}

/** Gives the share of requests that led to an opening, 0 to 1; `null` when there were none. */
export const conversionOf = ({ requests, openings }: Pick<Statistics, 'requests' | 'openings'>) =>
  requests === 0 ? null : openings / requests
