import process from 'node:process'
import { parseArgs } from 'node:util'
import { Missing } from '../report.ts'
import { takeDatabase } from './away.ts'
import { fillDisk } from './fullDisk.ts'
import { holdIdle } from './idle.ts'
import { kill, killDatabase } from './kills.ts'
import { ENGINES, type EngineName, newPlace, type Place } from './place.ts'
import { killReceiver } from './receiver.ts'
import { soak } from './soak.ts'

/**
 * `endure [--minutes 60] [--database sqlite|postgres]`: what a minute of tests cannot show, on both databases. Fewer
 * minutes do the same with fewer connections, kills and faults.
 */
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, database: { type: 'string' } },
})
const minutes = Number(values.minutes)
const engines = ENGINES.filter((name) => !values.database || name === values.database)
if (!(minutes > 0 && minutes <= 60) || !engines.length) {
  console.error('--minutes is 1 to 60, --database is sqlite or postgres.')
  process.exit(1)
}
const share = minutes / 60
const some = (most: number) => Math.max(2, Math.ceil(most * share))
/** Kills and faults take about half of the time. */
const soakSeconds = Math.ceil((minutes * 60) / 2 / engines.length)

type Trial = { name: string; run: (place: Place) => Promise<string> }
const trials: Trial[] = [
  { name: `${some(10_000)} idle connections`, run: (place) => holdIdle(place, some(10_000)) },
  { name: `${some(100)} kills`, run: (place) => kill(place, some(100)) },
  { name: `${some(10)} kills of the database`, run: (place) => killDatabase(place, some(10)) },
  { name: `${some(100)} kills of a receiver of events`, run: (place) => killReceiver(place, some(100)) },
  { name: `disk filled ${some(10)} times`, run: (place) => fillDisk(place, some(10)) },
  { name: `database away ${some(10)} times`, run: (place) => takeDatabase(place, some(10)) },
  { name: `${soakSeconds} s of use`, run: (place) => soak(place, soakSeconds) },
]

for (const engine of engines) for (const trial of trials) await attempt(engine, trial)

async function attempt(engine: EngineName, { name, run }: Trial) {
  const started = performance.now()
  const tell = (mark: string, words: string) =>
    console.log(
      `${mark} ${engine.padEnd(8)}  ${name}: ${words} (${Math.round((performance.now() - started) / 1_000)} s)`,
    )
  try {
    const place = await newPlace(engine)
    try {
      tell('✓', await run(place))
    } finally {
      await place.close()
    }
  } catch (error) {
    if (error instanceof Missing) return tell('–', error.message)
    tell('✗', error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
