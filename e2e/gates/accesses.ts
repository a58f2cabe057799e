import type { ForkedPortal } from '@portal/demo/test'
import { APPS, findApp } from './places.ts'

const GRANTED = 1
const REFUSED = 2
const ONE_HOUR = 2

/** Makes three requests of one person: granted, refused, waiting. */
export async function requestsInAllStates(portal: ForkedPortal, token: string) {
  const { data: admin } = await portal.call('POST', '/v1/token/', { body: portal.admin })
  for (const [code, status] of [
    [APPS.publicVideo, GRANTED],
    [APPS.memberVideo, REFUSED],
    [APPS.online, undefined],
  ] as const) {
    const { id: app } = await findApp(portal, code, 'fr')
    const { data } = await portal.call('POST', `/v1/users/requestappaccess/${app}`, { token, body: {} })
    if (status === undefined) continue
    const duration_id = status === GRANTED ? ONE_HOUR : 0
    await portal.call('PUT', `/v1/requestapps/${data.id}`, {
      token: admin.access_token,
      body: { id: data.id, status, duration_id },
    })
  }
}
