import type { AppRow, NewApp } from '../src/db/tables.ts'
import { createApp, type TestUser } from './factories.ts'
import type { Answer } from './http.ts'
import type { TestPortal } from './testPortal.ts'

/** An app with its credentials, as a gate has them. */
export type TestDemo = Pick<AppRow, 'id' | 'code'> & { secret: string; authorization: string }

export const basic = (code: string, secret: string) =>
  `Basic ${Buffer.from(`${code}:${secret}`).toString('base64')}`

/** An online app that has fresh credentials. */
export async function createDemo(
  portal: TestPortal,
  admin: TestUser,
  over: Partial<NewApp> = {},
): Promise<TestDemo> {
  const { id, code } = await createApp(portal, over)
  const { data } = await portal.call('POST', `/v1/manageapps/${id}/credentials/`, { token: admin.token })
  return { id, code, secret: data.client_secret, authorization: basic(code, data.client_secret) }
}

/** A call that a gate makes. */
export const callAs = (
  portal: TestPortal,
  { authorization }: Pick<TestDemo, 'authorization'>,
  path: string,
  body: unknown,
): Promise<Answer> => portal.call('POST', `/v1/launch/${path}/`, { body, headers: { authorization } })
