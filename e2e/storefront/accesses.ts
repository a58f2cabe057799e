import type { ForkedPortal } from '@portal/demo/test'

/** An online app of the demonstration. */
const CODE = 'VISIOSTOCK'
export type Asker = { portal: ForkedPortal; token: string }

export async function appOf({
  portal,
}: Pick<Asker, 'portal'>): Promise<{ id: number; name: string; name_en: string }> {
  const { data } = await portal.call('GET', '/v1/publicsapps/')
  return data.find((app: { code: string }) => app.code === CODE)
}

/** Asks for the app and decides as an administrator. */
export async function decided({ portal, token }: Asker, status: number, duration_id = 0) {
  const app = await appOf({ portal })
  const { data: access } = await portal.call('POST', `/v1/users/requestappaccess/${app.id}`, {
    token,
    body: {},
  })
  const { data: admin } = await portal.call('POST', '/v1/token/', { body: portal.admin })
  const body = { id: access.id, status, duration_id }
  await portal.call('PUT', `/v1/requestapps/${access.id}`, { token: admin.access_token, body })
  return { app, access }
}
