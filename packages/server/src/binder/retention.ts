import { DAY_MS, formatParis, HOUR_MS } from '@portal/contract'
import { interpolate } from '@portal/messages'
import type { Deps } from '../deps.ts'
import { RULES } from '../retention/rules.ts'
import { tableOf } from './markdown.ts'
import type { BinderTexts } from './texts.ts'

/** Each rule with its period, and when it last ran here. */
export async function retentionOf({ db }: Pick<Deps, 'db'>, t: BinderTexts): Promise<string> {
  const runs = await db.selectFrom('retention_runs').selectAll().execute()
  const lastRun = (rule: string) => runs.find(({ name }) => name === rule)?.ran_at
  const rows = RULES.map(({ name, keptMs }) => {
    const at = lastRun(name)
    return [t.rules[name], periodOf(keptMs, t), at ? formatParis(at) : t.neverRan]
  })
  return `${t.retentionHelp}\n\n${tableOf([t.rule, t.kept, t.lastRun], rows)}`
}

function periodOf(ms: number, t: BinderTexts): string {
  if (ms === 0) return t.atOnce
  return ms < DAY_MS
    ? interpolate(t.hours, { hours: ms / HOUR_MS })
    : interpolate(t.days, { days: ms / DAY_MS })
}
