import { setImmediate as breathe } from 'node:timers/promises'
import { parisDay } from '@portal/contract'
import type { Deps } from '../deps.ts'
import { viewsByApp, viewsByDay } from '../views/queries.ts'
import { addFigures, type Figures, NOTHING, sumOf } from './figures.ts'
import { byApp, byHour, countHappened, together } from './happened.ts'
import { type Days, partsOf, spanOf } from './spans.ts'
import { waitsInMinutes } from './waits.ts'

type CountDeps = Pick<Deps, 'db' | 'engine' | 'now'>

/** Counts what happened on which day in Paris. */
export async function figuresByDay(deps: CountDeps, days: Days): Promise<Map<string, Figures>> {
  const sums = new Map<string, Figures>()
  for (const part of partsOf(days)) {
    for (const { day, views } of await viewsByDay(deps.db, part)) addFigures(sums, day, { views })
    for (const { key, figures } of await countHappened(deps, spanOf(part), byHour))
      addFigures(sums, parisDay(`${key}:00:00.000Z`), figures)
    await breathe()
  }
  return sums
}

/** Counts what happened to which app. */
export async function figuresByApp(deps: CountDeps, days: Days): Promise<Map<number, Figures>> {
  const sums = new Map<number, Figures>()
  for (const part of partsOf(days)) {
    for (const { app_id, views } of await viewsByApp(deps.db, part)) addFigures(sums, app_id, { views })
    for (const { key, figures } of await countHappened(deps, spanOf(part), byApp))
      addFigures(sums, key, figures)
    await breathe()
  }
  return sums
}

/** Counts what happened altogether. */
export async function figuresOf(deps: CountDeps, days: Days): Promise<Figures> {
  const parts: Figures[] = []
  for (const part of partsOf(days)) {
    for (const { views } of await viewsByDay(deps.db, part)) parts.push({ ...NOTHING, views })
    for (const { figures } of await countHappened(deps, spanOf(part), together))
      parts.push({ ...NOTHING, ...figures })
    await breathe()
  }
  return sumOf(parts)
}

/** Counts the answers of administrators by the whole minutes that their requests had waited. */
export async function waitsOf({ db, engine }: CountDeps, days: Days): Promise<Map<number, number>> {
  const waits = new Map<number, number>()
  for (const part of partsOf(days)) {
    for (const { minutes, decisions } of await waitsInMinutes(db, engine, spanOf(part)))
      waits.set(minutes, (waits.get(minutes) ?? 0) + Number(decisions))
    await breathe()
  }
  return waits
}
