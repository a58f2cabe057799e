import process from 'node:process'
import { examine, report } from '../src/doctor/doctor.ts'
import { command } from '../src/start/command.ts'

/** `doctor`: looks at an installation and says in sentences what is wrong; exit code 1 when something is. */
await command(async (config) => {
  const found = await examine(config)
  if (found.some(({ level }) => level === 'wrong')) process.exitCode = 1
  return report(found)
})
