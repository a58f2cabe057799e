import process from 'node:process'
import { loaded } from '../src/start/loaded.ts'

const { examine, report } = await loaded(import('../src/doctor/doctor.ts'))
const { command } = await import('../src/start/command.ts')

/** `doctor`: looks at an installation and says in sentences what is wrong; exit code 1 when something is. */
await command(async (config) => {
  const found = await examine(config)
  if (found.some(({ level }) => level === 'wrong')) process.exitCode = 1
  return report(found)
})
