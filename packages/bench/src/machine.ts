import { execFileSync } from 'node:child_process'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { systemChromium } from '@portal/config/chromium'
import { findPostgres } from '@portal/server/test'

/** Load of the machine before the bench; above 0.2 or so, speeds are shared. */
const loadBefore = loadavg()[0] ?? 0

/** Describes date, machine, versions and load in one line. */
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

/** Gives a program's name and version; `null` when it is missing. */
function versionOf(program: string, flag: string): string | null {
  // wrk prints its version and then fails.
  const script = '"$0" "$1" 2>/dev/null; true'
  const said = execFileSync('sh', ['-c', script, program, flag], { encoding: 'utf8' })
  return /^\S+ (?:\(\S+\) )?\S*\d\S*/.exec(said.trim())?.[0] ?? null
}
