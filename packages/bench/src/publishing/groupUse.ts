import { readdirSync, readFileSync } from 'node:fs'

/** Page size of Linux, wherever Node runs on it. */
const PAGE_BYTES = 4096
const TICKS_A_SECOND = 100

/**
 * Adds up a process and everything it started: resident memory in MB, processor time in seconds. Gives zeros
 * where the system does not tell.
 */
export function groupUse(group: number | undefined): { memory: number; seconds: number } {
  const members = processes().filter((fields) => Number(fields[2]) === group)
  const total = (field: number) => members.reduce((sum, fields) => sum + Number(fields[field]), 0)
  return {
    memory: (total(21) * PAGE_BYTES) / 1_000_000,
    seconds: (total(11) + total(12)) / TICKS_A_SECOND,
  }
}

/** Reads /proc/<pid>/stat of all processes, from the state on (proc_pid_stat(5), third field). */
function processes(): string[][] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => {
        try {
          return readFileSync(`/proc/${name}/stat`, 'utf8')
            .replace(/^.*\) /s, '')
            .split(' ')
        } catch {
          return []
        }
      })
  } catch {
    return []
  }
}
