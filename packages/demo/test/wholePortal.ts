import process from 'node:process'
import { buildConsole } from '@portal/publisher/build/consoleBuild'
import { startPublishing } from '@portal/publisher/publishing/startPublishing'
import { parseEnv } from '@portal/server/env'
import { publisherDeps } from '@portal/server/publication/publisherDeps'
import { openPortal } from '@portal/server/start/openPortal'
import { movableClock } from '@portal/server/test/clock'
import { ensureFirstAdmin } from '@portal/server/users/commands/ensureFirstAdmin'
import { startSample } from '../src/sample.ts'
import { isEmpty } from '../src/seed/isEmpty.ts'
import { demoOrigin, seedDemo } from '../src/seed/seedDemo.ts'

/**
 * The whole portal in a process of its own, for browser tests: the parts of `npm start`, with a clock that
 * the parent moves. `forkPortal` is the parent's side. It ends with its parent.
 */
export type Command = { id: number } & ({ type: 'advance'; ms: number } | { type: 'stop' })

/** Interval at which gates ask, short so that a moved clock is noticed at once. */
const GATE_INTROSPECT_MS = '500'

const clock = movableClock()
const config = parseEnv(process.env)
const portal = await openPortal(config, { now: clock.now, showsSite: true })
const { deps } = portal
const { user } = await ensureFirstAdmin(deps)
if (config.demoData !== false && (await isEmpty(deps))) await seedDemo(deps, { admin: user })
await moveDemoAddresses()

const address = await portal.listen()
// Most consoles open without an edit: a builder is made ready after the first one.
const editors = { ...deps.editors, listen: () => () => {} }
const publisher = await startPublishing({ ...publisherDeps(deps), editors }, address)
const published = (await publisher.isDue()) ? publisher.settled() : null
await buildConsole(config.dataDir, new AbortController().signal)
const failed = await published
if (failed) throw new Error(failed)
const sample = await startSample(deps, { GATE_INTROSPECT_MS })
if (typeof sample === 'string') throw new Error(sample)

process.on('message', (command: Command) => {
  if (command.type === 'advance') clock.advance(command.ms)
  const done = command.type === 'stop' ? stop() : Promise.resolve()
  void done.then(() => process.send?.({ id: command.id }, () => command.type === 'stop' && process.exit(0)))
})
process.on('disconnect', () => void stop().then(() => process.exit(0)))
process.send?.({ ready: true })

/** The data was copied from a portal whose demos had another port. */
async function moveDemoAddresses() {
  const apps = await deps.db.selectFrom('apps').select(['id', 'code']).where('url', 'is not', null).execute()
  for (const { id, code } of apps)
    await deps.db
      .updateTable('apps')
      .set({ url: `${demoOrigin(config)}/${code}/` })
      .where('id', '=', id)
      .execute()
}

async function stop() {
  if (sample && typeof sample === 'object') sample.stop()
  await publisher.stop()
  await portal.close()
}
