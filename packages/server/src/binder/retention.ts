import { DAY_MS, formatParis, HOUR_MS } from '@portal/contract'
import { interpolate } from '@portal/messages'
import type { Deps } from '../deps.ts'
import { OWN_RULES } from '../retention/ownRules.ts'
import { RULES } from '../retention/rules.ts'
import { tableOf } from './markdown.ts'
import type { BinderTexts } from './texts.ts'

/** Each rule with its period, and when it last ran here. */
export async function retentionOf(deps: Pick<Deps, 'db' | 'config'>, t: BinderTexts): Promise<string> {
  const { db } = deps
  const own = OWN_RULES.map(async ({ name, keptMs }) => ({ name, keptMs: await keptMs(deps) }))
  const runs = await db.selectFrom('retention_runs').selectAll().execute()
  const lastRun = (rule: string) => runs.find(({ name }) => name === rule)?.ran_at
  const rows = [...RULES, ...(await Promise.all(own))].map(({ name, keptMs }) => {
    const at = lastRun(name)
    return [t.rules[name], periodOf(keptMs, t), at ? formatParis(at) : t.neverRan]
  })
  return `${t.retentionHelp}\n\n${tableOf([t.rule, t.kept, t.lastRun], rows)}`
}

function periodOf(ms: number | null, t: BinderTexts): string {
  if (ms === null) return t.never
  if (ms === 0) return t.atOnce
  if (ms === DAY_MS) return t.day
  return ms < DAY_MS
    ? interpolate(t.hours, { hours: ms / HOUR_MS })
    : interpolate(t.days, { days: ms / DAY_MS })
}
