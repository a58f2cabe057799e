import process from 'node:process'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createAdmin, startTestPortal } from './index.ts'

// Another process can only hold the lock of the embedded database.
const isEmbedded = process.env.TEST_DATABASE !== 'postgres'

test.runIf(isEmbedded)(
  'a lock that another process holds: reads go on, writes answer 503 in time, and all heals',
  async () => {
    const portal = await startTestPortal()
    const admin = await createAdmin(portal)
    const signOut = () => portal.call('POST', '/v1/logout/', { token: admin.token, body: {} })
    const other = new DatabaseSync(portal.database.address ?? '')
    other.exec('begin immediate')
    const started = performance.now()
    const writing = signOut().then((answer) => ({ ...answer, ms: performance.now() - started }))
    let slowest = 0
    for (let index = 0; index < 20; index++) {
      const before = performance.now()
      expect((await portal.call('GET', '/v1/user/me/', { token: admin.token })).status).toBe(200)
      expect((await portal.call('GET', '/v1/health/live')).status).toBe(200)
      slowest = Math.max(slowest, performance.now() - before)
      await wait(50)
    }
    expect(slowest).toBeLessThan(1_000)
    const { status, headers, ms } = await writing
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
    expect(ms).toBeLessThan(4_000)
    other.exec('rollback')
    other.close()
    expect((await signOut()).status).toBe(204)
    await portal.close()
  },
)
