import { setImmediate as breathe } from 'node:timers/promises'
import { nextDay, parisDay, parisDayEnd, parisDayStart, type Statistics } from '@portal/contract'
import { countEndingSoon, countWaiting } from '../accesses/queries.ts'
import type { DbOrTrx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { addFigures, type Figures, median, NOTHING } from './figures.ts'
import { figuresByApp, figuresByHour, type Span, waitsInMinutes } from './lines.ts'

/** Days in Paris, both included. */
export type Days = { from: string; to: string }

/** Apps that the dashboard shows, the most requested first. */
const APPS_SHOWN = 50
/** Days read at a time, so that years of log hold nobody up. */
const DAYS_AT_ONCE = 7

/** Reads the figures of a range of days from the log. */
export async function readStatistics(
  { db, engine, now }: Pick<Deps, 'db' | 'engine' | 'now'>,
  days: Days,
): Promise<Statistics> {
  const byDay = new Map<string, Figures>()
  const byApp = new Map<number, Figures>()
  const waits = new Map<number, number>()
  for (const span of partsOf(days)) {
    for (const { hour, ...figures } of await figuresByHour(db, span))
      addFigures(byDay, parisDay(`${hour}:00:00.000Z`), figures)
    for (const { app_id, ...figures } of await figuresByApp(db, span)) addFigures(byApp, app_id, figures)
    for (const { minutes, decisions } of await waitsInMinutes(db, engine, span))
      waits.set(minutes, (waits.get(minutes) ?? 0) + decisions)
    await breathe()
  }
  const daily = calendarOf(days).map((day) => ({ day, ...(byDay.get(day) ?? NOTHING) }))
  const sum = (figure: keyof Figures) => daily.reduce((total, day) => total + day[figure], 0)
  return {
    ...days,
    waiting: await countWaiting(db),
    ending_soon: await countEndingSoon(db, now()),
    requests: sum('requests'),
    grants: sum('grants'),
    openings: sum('openings'),
    median_decision_minutes: median(waits),
    by_day: daily,
    ...(await withNames(db, byApp)),
  }
}

function* partsOf({ from, to }: Days): Generator<Span> {
  for (let first = from; first <= to; first = nextDay(first, DAYS_AT_ONCE)) {
    const last = nextDay(first, DAYS_AT_ONCE - 1)
    yield { start: parisDayStart(first), end: parisDayEnd(last < to ? last : to) }
  }
}

function calendarOf({ from, to }: Days): string[] {
  const calendar: string[] = []
  for (let day = from; day <= to; day = nextDay(day, 1)) calendar.push(day)
  return calendar
}

/** Adds names to the figures of apps that still exist, and of their categories. */
async function withNames(db: DbOrTrx, byApp: Map<number, Figures>) {
  const apps = await db
    .selectFrom('apps')
    .select(['id', 'name', 'name_en', 'category'])
    .orderBy('id')
    .execute()
  const used = apps.flatMap((app) => {
    const figures = byApp.get(app.id)
    return figures ? [{ ...app, figures }] : []
  })
  const byCategory = new Map<number, Figures>()
  for (const { category, figures } of used) addFigures(byCategory, category, figures)
  return {
    by_app: used
      .toSorted((a, b) => b.figures.requests - a.figures.requests || b.figures.openings - a.figures.openings)
      .slice(0, APPS_SHOWN)
      .map(({ id, name, name_en, figures }) => ({ app_id: id, name, name_en, ...figures })),
    by_category: [...byCategory]
      .toSorted(([a], [b]) => a - b)
      .map(([category, { requests, openings }]) => ({ category, requests, openings })),
  }
}
