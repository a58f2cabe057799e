import type { CatalogueStatistics, Category, Statistics } from '@portal/contract'
import { countEndingSoon, countWaiting } from '../accesses/queries.ts'
import type { DbOrTrx } from '../db/index.ts'
import type { Deps } from '../deps.ts'
import { mostAwaited } from '../followers/queries.ts'
import { viewsByApp } from '../views/queries.ts'
import { figuresByApp, figuresByDay, figuresOf, waitsOf } from './count.ts'
import { feedbackByApp } from './feedback.ts'
import { addFigures, type Figures, median, NOTHING, sumOf } from './figures.ts'
import { calendarOf, type Days, daysBefore, spanOf } from './spans.ts'

type StatisticsDeps = Pick<Deps, 'db' | 'engine' | 'now'>

/** Apps that the dashboard shows. */
const APPS_SHOWN = 50
/** Apps that the editors' hub shows. */
const CATALOGUE_SHOWN = 10

/** Reads the figures of a range of days, and of as many before. */
export async function readStatistics(deps: StatisticsDeps, days: Days): Promise<Statistics> {
  const { db, now } = deps
  const byDay = await figuresByDay(deps, days)
  const earlier = daysBefore(days)
  return {
    ...(await periodOf(deps, days, sumOf(byDay.values()))),
    waiting: await countWaiting(db),
    ending_soon: await countEndingSoon(db, now()),
    before: await periodOf(deps, earlier, await figuresOf(deps, earlier)),
    by_day: calendarOf(days).map((day) => ({ day, ...(byDay.get(day) ?? NOTHING) })),
    ...(await withNames(db, await figuresByApp(deps, days))),
    feedback: await feedbackByApp(db, spanOf(days)),
  }
}

/** Reads which apps are viewed and awaited. */
export async function readCatalogueStatistics(
  { db }: StatisticsDeps,
  days: Days,
): Promise<CatalogueStatistics> {
  const viewed = await viewsByApp(db, days)
  const earlier = daysBefore(days)
  const most = viewed.toSorted((a, b) => b.views - a.views).slice(0, CATALOGUE_SHOWN)
  const names = await namesOf(
    db,
    most.map(({ app_id }) => app_id),
  )
  return {
    ...days,
    views: viewsIn(viewed),
    before: { ...earlier, views: viewsIn(await viewsByApp(db, earlier)) },
    by_app: most.flatMap(({ app_id, views }) => {
      const app = names.get(app_id)
      return app ? { ...app, views } : []
    }),
    awaited: await mostAwaited(db, CATALOGUE_SHOWN),
  }
}

async function periodOf(deps: StatisticsDeps, days: Days, figures: Figures) {
  const waits = await waitsOf(deps, days)
  const decisions = [...waits.values()].reduce((sum, times) => sum + times, 0)
  return { ...days, ...figures, decisions, median_decision_minutes: median(waits) }
}

const viewsIn = (rows: { views: number }[]) => rows.reduce((sum, { views }) => sum + views, 0)

async function namesOf(db: DbOrTrx, ids: number[]) {
  const apps = ids.length
    ? await db
        .selectFrom('apps')
        .select(['id as app_id', 'name', 'name_en', 'category'])
        .where('id', 'in', ids)
        .execute()
    : []
  return new Map(apps.map((app) => [app.app_id, app]))
}

/** Adds names to the figures of apps, and sums those of their categories. */
async function withNames(db: DbOrTrx, byApp: ReadonlyMap<number, Figures>) {
  const apps = await db
    .selectFrom('apps')
    .select(['id', 'name', 'name_en', 'category'])
    .orderBy('id')
    .execute()
  const used = apps.flatMap(({ id, ...app }) => {
    const figures = byApp.get(id)
    return figures ? [{ app_id: id, ...app, ...figures }] : []
  })
  const byCategory = new Map<Category, Figures>()
  for (const app of used) addFigures(byCategory, app.category, app)
  return {
    by_app: used
      .toSorted((a, b) => b.requests - a.requests || b.openings - a.openings || b.views - a.views)
      .slice(0, APPS_SHOWN),
    by_category: [...byCategory]
      .toSorted(([a], [b]) => a - b)
      .map(([category, figures]) => ({ category, ...figures })),
  }
}
