import { readFileSync } from 'node:fs'
import { startJobs } from '@portal/platform/jobs/jobs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createAdmin,
  createUser,
  DAY,
  HOUR,
  PASSWORD,
  startTestPortal,
  type TestPortal,
  unique,
} from '../../test/index.ts'
import { retireIdleAccounts } from '../users/commands/retireIdle.ts'
import { cleanUp } from './cleanUp.ts'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

describe('cleanup', () => {
  test('takes out what is over and leaves what lives', async () => {
    const old = await createUser(portal)
    portal.clock.advance(31 * DAY + 2 * HOUR)
    const live = await createUser(portal)
    await cleanUp(portal.deps)
    const sessions = await portal.db.selectFrom('sessions').select('user_id').execute()
    expect(sessions.map((one) => one.user_id)).toContain(live.id)
    expect(sessions.map((one) => one.user_id)).not.toContain(old.id)
    expect((await portal.call('GET', '/v1/user/me/', { token: live.token })).status).toBe(200)
  })

  test('what a person deleted is not on the disk either', async () => {
    const name = `Introuvable${unique()}`
    const user = await createUser(portal, { nom: name, email: `${name}@exemple.fr`.toLowerCase() })
    await portal.call('POST', '/v1/users/password/forgotten/', { body: { email: user.email } })
    await portal.mails()
    expect((await portal.call('DELETE', '/v1/user/account/', { token: user.token })).status).toBe(204)
    await cleanUp(portal.deps)
    // PostgreSQL's autovacuum does the same to its own files.
    if (portal.deps.engine !== 'sqlite') return
    for (const file of [portal.database.address ?? '', `${portal.database.address}-wal`])
      expect(readFileSync(file, 'latin1').toLowerCase().includes(name.toLowerCase())).toBe(false)
  })
})

describe('idle accounts', () => {
  test('are warned a month ahead, then deleted; one sign-in keeps them; administrators stay', async () => {
    const { clock } = portal
    const start = clock.now()
    const [idle, returning, admin] = [
      await createUser(portal),
      await createUser(portal, { language: 'en' }),
      await createAdmin(portal),
    ]
    const exists = async (id: number) =>
      (await portal.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
    const mailsTo = async (email: string) => (await portal.mails()).filter((one) => one.to === email)

    clock.advance(690 * DAY)
    await retireIdleAccounts(portal.deps)
    expect(await mailsTo(idle.email)).toEqual([])
    clock.advance(25 * DAY)
    await retireIdleAccounts(portal.deps)
    await retireIdleAccounts(portal.deps)
    expect((await mailsTo(idle.email)).map((one) => one.subject)).toEqual([
      'Votre compte sera bientôt supprimé',
    ])
    expect((await mailsTo(returning.email)).map((one) => one.subject)).toEqual([
      'Your account will soon be deleted',
    ])
    expect(await mailsTo(admin.email)).toEqual([])

    const body = { email: returning.email, password: PASSWORD }
    expect((await portal.call('POST', '/v1/token/', { body })).status).toBe(200)
    clock.advance(31 * DAY)
    await retireIdleAccounts(portal.deps)
    expect(await Promise.all([exists(idle.id), exists(returning.id), exists(admin.id)])).toEqual([
      false,
      true,
      true,
    ])
    clock.set(start)
  })
})

test('a job that fails is tried again; stopping waits for the one that runs', async () => {
  let runs = 0
  let finished = 0
  const jobs = startJobs(
    [
      {
        name: 'essai',
        everyMs: 5,
        run: async () => {
          runs++
          await new Promise((resolve) => setTimeout(resolve, 20))
          finished++
          if (runs === 1) throw new Error('once')
        },
      },
    ],
    portal.deps.log,
  )
  await expect.poll(() => runs).toBeGreaterThan(1)
  await jobs.stop()
  expect(finished).toBe(runs)
  const before = runs
  await new Promise((resolve) => setTimeout(resolve, 40))
  expect(runs).toBe(before)
})
