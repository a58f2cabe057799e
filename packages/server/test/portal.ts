import process from 'node:process'
import { startDatabaseServer } from './database.ts'
import { createAdmin } from './factories.ts'
import { startTestPortal, type TestPortal } from './testPortal.ts'

/**
 * A test portal in a process of its own, for browser tests: `fork('…/test/portal.ts', { env })`.
 * `TEST_DATABASE=postgres` picks the database, `PORTAL_ENV` (JSON) sets variables of the portal's
 * environment. It sends `{ type: 'ready', … }` once it listens, and answers each message with one of the same
 * `id`. It ends with its parent.
 */
export type PortalMessage =
  | { id?: number; type: 'advance'; ms: number }
  | { id?: number; type: 'set'; at: string }
  | { id?: number; type: 'mails' }
  | { id?: number; type: 'stop' }
export type PortalReady = {
  type: 'ready'
  baseUrl: string
  dataDir: string
  admin: { email: string; password: string; token: string; refresh: string }
}

const stopServer = process.env.TEST_DATABASE === 'postgres' ? (await startDatabaseServer()).stop : null
const portal = await startTestPortal({
  env: JSON.parse(process.env.PORTAL_ENV ?? '{}') as Record<string, string>,
})
const { email, password, token, refresh } = await createAdmin(portal, { email: 'admin@exemple.fr' })

process.on('message', (message: PortalMessage) => {
  void act(portal, message).then((result) =>
    process.send?.({ id: message.id, type: 'done', result: result ?? null }),
  )
})
process.on('disconnect', () => void stop())
const ready: PortalReady = {
  type: 'ready',
  baseUrl: portal.baseUrl,
  dataDir: portal.config.dataDir,
  admin: { email, password, token, refresh },
}
process.send?.(ready)

async function act({ clock, mails }: TestPortal, message: PortalMessage) {
  switch (message.type) {
    case 'advance':
      return clock.advance(message.ms)
    case 'set':
      return clock.set(message.at)
    case 'mails':
      return mails()
    case 'stop':
      return stop()
  }
}

async function stop() {
  await portal.close()
  await stopServer?.()
  process.exit(0)
}
