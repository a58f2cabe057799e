import type { ForkedPortal } from '@portal/demo/test'

const GRANTED = 1
const ONE_HOUR = 2

export type Running = {
  accessId: number
  /** The demo's own address, without a ticket. */
  url: string
  /** The gate's pass. */
  cookie: string
  /** Instant when it ends, by the portal's clock. */
  expireAt: string
}

type Parts = { portal: ForkedPortal; adminToken: string; token: string; appId: number }

/** Grants an hour at an app, and goes through its gate. */
export async function grantAndEnter(parts: Parts): Promise<Running> {
  const { portal, adminToken, token, appId } = parts
  const { data: asked } = await portal.call('POST', `/v1/users/requestappaccess/${appId}`, {
    token,
    body: {},
  })
  const decision = { id: asked.id, status: GRANTED, duration_id: ONE_HOUR }
  await portal.call('PUT', `/v1/requestapps/${asked.id}`, { token: adminToken, body: decision })
  const { data: launch } = await portal.call('GET', `/v1/apps/app_access/${asked.id}`, { token })
  const entered = await fetch(`${launch.url}?token=${launch.token}`, { redirect: 'manual' })
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { data } = await portal.call('GET', `/v1/requestappaccess/${asked.id}`, { token: adminToken })
  return { accessId: asked.id, url: launch.url, cookie, expireAt: data.expire_at }
}
