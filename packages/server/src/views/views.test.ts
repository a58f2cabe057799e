import { AppStatus } from '@portal/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp, HOUR, startTestPortal, type TestPortal } from '../../test/index.ts'
import { enforceRetention } from '../retention/enforce.ts'

let portal: TestPortal
beforeAll(async () => {
  // 23:30 in Paris.
  portal = await startTestPortal({ startAt: new Date('2026-06-10T21:30:00.000Z') })
})
afterAll(() => portal.close())

const view = (id: number, headers?: Record<string, string>) =>
  portal.call('POST', `/v1/publicsapps/${id}/view/`, { headers })
const counted = (id: number) =>
  portal.db.selectFrom('app_views').select(['day', 'views']).where('app_id', '=', id).orderBy('day').execute()

describe('POST /v1/publicsapps/:id/view/', () => {
  it('counts fifty at once as fifty, by day in Paris', async () => {
    const { id } = await createApp(portal)
    const answers = await Promise.all(Array.from({ length: 50 }, () => view(id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(204))
    portal.clock.advance(HOUR)
    await view(id)
    expect(await counted(id)).toEqual([
      { day: '2026-06-10', views: 50 },
      { day: '2026-06-11', views: 1 },
    ])
  })

  it.each(['sec-gpc', 'dnt'])('counts nothing for who asks for it by %s', async (header) => {
    const { id } = await createApp(portal)
    expect((await view(id, { [header]: '1' })).status).toBe(204)
    expect(await counted(id)).toEqual([])
    await view(id, { [header]: '0' })
    expect(await counted(id)).toHaveLength(1)
  })

  it('sets no cookie and keeps nothing of who looked', async () => {
    const { id } = await createApp(portal)
    expect((await view(id)).headers.get('set-cookie')).toBeNull()
    const row = await portal.db
      .selectFrom('app_views')
      .selectAll()
      .where('app_id', '=', id)
      .executeTakeFirst()
    expect(Object.keys(row ?? {}).sort()).toEqual(['app_id', 'day', 'views'])
  })

  it('knows the apps of the catalogue only', async () => {
    expect((await view(2_000_000_000)).status).toBe(404)
    const { id } = await createApp(portal, { status: AppStatus.offline })
    expect((await view(id)).status).toBe(204)
    const at = portal.clock.now().toISOString()
    const hide = {
      parameter_name: 'catalogue.hideOffline',
      parameter_value: 'true',
      parameter_status: 1,
    } as const
    await portal.db
      .insertInto('parameters')
      .values({ ...hide, created_at: at, updated_at: at })
      .onConflict((conflict) => conflict.column('parameter_name').doUpdateSet(hide))
      .execute()
    expect((await view(id)).status).toBe(404)
  })

  it('goes after three years', async () => {
    const { id } = await createApp(portal)
    const days = ['2023-06-01', '2023-06-30']
    await portal.db
      .insertInto('app_views')
      .values(days.map((day) => ({ day, app_id: id, views: 3 })))
      .execute()
    await enforceRetention(portal.deps)
    expect(await counted(id)).toEqual([{ day: '2023-06-30', views: 3 }])
  })

  it('counts one address slowly', async () => {
    const limited = await startTestPortal({ beside: portal, env: { LIMITS_FACTOR: '0.05' } })
    try {
      const { id } = await createApp(portal)
      const statuses = []
      for (let call = 0; call < 5; call++)
        statuses.push((await limited.call('POST', `/v1/publicsapps/${id}/view/`)).status)
      expect(statuses).toEqual([204, 204, 204, 429, 429])
    } finally {
      await limited.close()
    }
  })
})
