import type { Statistics } from '@portal/contract'

export type Point = Pick<Statistics['by_day'][number], 'day' | 'requests' | 'grants' | 'openings'>

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
