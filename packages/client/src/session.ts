import type { Session as SessionAnswer } from '@portal/contract'
import { hasRole, type Role, STORAGE_KEYS } from '@portal/contract/rules'

export type TokenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
export type Session = ReturnType<typeof createSession>

const { accessToken, refreshToken, roles, userApps, currentPartner } = STORAGE_KEYS

/** Keeps the session in the browser's storage (docs/product.md#storage-keys). */
export function createSession(storage: TokenStorage) {
  /** Takes a damaged value, which no header could carry, for an absent one. */
  const headerValue = (key: string) => {
    const value = storage.getItem(key)
    return value !== null && /^[\x20-\x7e]+$/.test(value) ? value : null
  }
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of listeners) listener()
  }
  const remove = (...keys: string[]) => {
    for (const key of keys) storage.removeItem(key)
    changed()
  }

  return {
    accessToken: () => headerValue(accessToken),
    refreshToken: () => storage.getItem(refreshToken),
    partner: () => headerValue(currentPartner),
    roles: () => storage.getItem(roles),
    hasRole: (role: Role) => hasRole(storage.getItem(roles), role),
    isSignedIn: () => headerValue(accessToken) !== null && storage.getItem(refreshToken) !== null,

    /** @returns false, with nothing stored, when the answer lacks a token */
    save(answer: Partial<SessionAnswer>): boolean {
      if (!answer.access_token || !answer.refresh_token) {
        console.error('token incorrect.')
        return false
      }
      storage.setItem(accessToken, answer.access_token)
      storage.setItem(refreshToken, answer.refresh_token)
      storage.setItem(roles, answer.roles ?? '')
      changed()
      return true
    },
    /** Stores the tokens of a refresh; a server that does not rotate sends no refresh token. */
    renew(answer: { access_token: string; refresh_token?: string }) {
      storage.setItem(accessToken, answer.access_token)
      if (answer.refresh_token) storage.setItem(refreshToken, answer.refresh_token)
      changed()
    },
    /** @param keepsRefreshToken after a refresh that failed, whose token may still be good */
    clear: ({ keepsRefreshToken = false } = {}) =>
      remove(accessToken, roles, userApps, ...(keepsRefreshToken ? [] : [refreshToken])),
    /** An unknown partner would fail every call. */
    forgetPartner: () => remove(currentPartner),

    /** @returns a function that ends the subscription */
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Uses the browser's storage, or memory when the browser forbids it. */
export function browserStorage(): TokenStorage {
  try {
    localStorage.getItem(accessToken)
    return localStorage
  } catch {
    const values = new Map<string, string>()
    return {
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => values.set(key, value),
      removeItem: (key) => values.delete(key),
    }
  }
}
