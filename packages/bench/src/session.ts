import type { BrowserContext } from '@playwright/test'
import { STORAGE_KEYS } from '@portal/contract/rules'
import { ADMIN, type Subject } from './subject.ts'

/** Makes what a browser stores of a session. */
export async function sessionOf(subject: Subject): Promise<Record<string, string>> {
  const session = await subject.call<{ access_token: string; refresh_token: string; roles: string }>(
    'POST',
    '/v1/token/',
    ADMIN,
  )
  return {
    [STORAGE_KEYS.accessToken]: session.access_token,
    [STORAGE_KEYS.refreshToken]: session.refresh_token,
    [STORAGE_KEYS.roles]: session.roles,
  }
}

/** Signs the administrator in on every page of the context. */
export async function signInContext(context: BrowserContext, subject: Subject): Promise<void> {
  const kept = JSON.stringify(await sessionOf(subject))
  const content = `if (location.protocol.startsWith('http')) Object.assign(localStorage, ${kept})`
  await context.addInitScript({ content })
}
