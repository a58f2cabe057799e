import { DAY_MS } from '@portal/contract/rules'
import type { ForkedPortal } from '@portal/demo/test'
import { APPS, findApp } from './gates/places.ts'

/** Makes a visit pass through the API, open for a year unless told: other tests move the clock of the portal. */
export async function makeVisitPass(portal: ForkedPortal, over: object = {}) {
  const { data: admin } = await portal.call('POST', '/v1/token/', { body: portal.admin })
  const now = Date.now()
  const { id } = await findApp(portal, APPS.online, 'fr')
  const { data } = await portal.call('POST', '/v1/visitpasses/', {
    token: admin.access_token,
    body: {
      name: 'Salon Retail 2026',
      opens_at: new Date(now - DAY_MS).toISOString(),
      closes_at: new Date(now + 365 * DAY_MS).toISOString(),
      seats: 50,
      duration_id: 7,
      app_ids: [id],
      ...over,
    },
  })
  const { pathname, hash } = new URL(data.address)
  return { id: data.id as number, name: data.name as string, path: pathname + hash }
}
