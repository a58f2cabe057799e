import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { systemChromium } from '@portal/config/chromium'
import { findPostgres } from '@portal/server/test'

/** What else ran on this machine before the bench did: above 0.2 or so the speeds are shared with it. */
const loadBefore = loadavg()[0] ?? 0

/** Date, machine, versions, and how busy it was: one line. */
export function machine(isQuick: boolean): string {
  const [processor] = cpus()
  const postgres = findPostgres()
  const parts = [
    new Date().toISOString().slice(0, 10),
    `${cpus().length} × ${processor?.model.trim()}`,
    `${Math.round(totalmem() / 1024 ** 3)} GB`,
    process.platform,
    `Node ${process.version}`,
    versionOf('wrk', '-v'),
    systemChromium ? versionOf(systemChromium, '--version') : null,
    postgres ? versionOf(join(postgres, 'postgres'), '--version') : null,
    `load ${loadBefore.toFixed(1)} before the run`,
    isQuick ? '`--quick`: one short round of each' : null,
  ]
  return `${parts.filter((part) => part !== null).join(', ')}.`
}

/** Name and number alone; `null` where there is no such program. */
function versionOf(program: string, flag: string): string | null {
  // wrk tells its version on its way to an error.
  const script = '"$0" "$1" 2>/dev/null; true'
  const said = execFileSync('sh', ['-c', script, program, flag], { encoding: 'utf8' })
  return /^\S+ (?:\(\S+\) )?\S*\d\S*/.exec(said.trim())?.[0] ?? null
}
