import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import {
  openTab,
  problem,
  type Received,
  type Reply,
  type Routes,
  SIGNED_IN,
  serve,
  storageOf,
} from '../test/server.ts'

/** A server with one good access token, which a refresh gives out. */
function expiring(refresh: Routes[string]): Routes {
  const guarded = ({ headers }: Received): Reply =>
    headers.authorization === 'Bearer new-access' ? { json: [] } : problem(401, 'invalid_token')
  return { 'GET /v1/userapps/': guarded, 'GET /v1/apps/1': guarded, 'POST /v1/token/refresh/': refresh }
}
const renewed: Reply = {
  json: { status_code: 200, access_token: 'new-access', refresh_token: 'new-refresh' },
}

describe('after a 401', () => {
  let log: MockInstance
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => log.mockRestore())

  it('refreshes, keeps the new tokens and replays the call', async () => {
    const { baseUrl, callsTo } = await serve(expiring(renewed))
    const { portal, storage } = openTab(baseUrl)
    await expect(portal.accesses.own()).resolves.toEqual([])
    expect(storage.values()).toEqual({
      ...SIGNED_IN,
      access_token: 'new-access',
      refresh_token: 'new-refresh',
    })
    expect(callsTo('/v1/token/refresh/').map(({ body }) => body)).toEqual([{ refresh_token: 'old-refresh' }])
  })

  it('keeps the refresh token of a server that does not rotate', async () => {
    const { baseUrl } = await serve(expiring({ json: { status_code: 200, access_token: 'new-access' } }))
    const { portal, storage } = openTab(baseUrl)
    await portal.accesses.own()
    expect(storage.values().refresh_token).toBe('old-refresh')
  })

  it('refreshes once for calls at the same time in two tabs', async () => {
    const slow = async () => {
      await new Promise((resolve) => setTimeout(resolve, 30))
      return renewed
    }
    const { baseUrl, callsTo } = await serve(expiring(slow))
    const one = openTab(baseUrl)
    const two = openTab(baseUrl, one.storage)
    const calls = [one.portal.accesses.own(), one.portal.apps.one(1), two.portal.accesses.own()]
    await expect(Promise.all(calls)).resolves.toEqual([[], [], []])
    expect(callsTo('/v1/token/refresh/')).toHaveLength(1)
    expect(one.signedOut + two.signedOut).toBe(0)
  })

  it('keeps both tabs signed in where the second does not see yet what the first stored', async () => {
    const { baseUrl, callsTo } = await serve(expiring(renewed))
    const [one, two] = [openTab(baseUrl), openTab(baseUrl)]
    const calls = [one.portal.accesses.own(), two.portal.accesses.own()]
    await expect(Promise.all(calls)).resolves.toEqual([[], []])
    // The server gives both the same successor: the old token stays good until that is used.
    expect(callsTo('/v1/token/refresh/').map(({ body }) => body)).toEqual([
      { refresh_token: 'old-refresh' },
      { refresh_token: 'old-refresh' },
    ])
    expect(one.signedOut + two.signedOut).toBe(0)
  })

  it('refreshes once for each failed call, and hands a second 401 to the caller', async () => {
    const routes = { ...expiring(renewed), 'GET /v1/userapps/': problem(401, 'invalid_token') }
    const { baseUrl, callsTo } = await serve(routes)
    const { portal, signedOut } = openTab(baseUrl)
    await expect(portal.accesses.own()).rejects.toMatchObject({ status: 401, code: 'invalid_token' })
    expect(callsTo('/v1/token/refresh/')).toHaveLength(1)
    expect(callsTo('/v1/userapps/')).toHaveLength(2)
    expect(signedOut).toBe(0)
  })

  it('goes to sign-in where there is no refresh token', async () => {
    const { baseUrl, callsTo } = await serve(expiring(renewed))
    const tab = openTab(baseUrl, storageOf({ access_token: 'old-access' }))
    await expect(tab.portal.accesses.own()).rejects.toMatchObject({ status: 401 })
    expect(tab.signedOut).toBe(1)
    expect(callsTo('/v1/token/refresh/')).toHaveLength(0)
  })

  it.each([401, 403])('clears the four keys and goes to sign-in on an inner %i', async (status_code) => {
    const { baseUrl } = await serve(expiring({ json: { status_code } }))
    const tab = openTab(baseUrl)
    await expect(tab.portal.accesses.own()).rejects.toMatchObject({ status: 401 })
    expect(tab.storage.values()).toEqual({ currentPartenaireId: 'enseigne' })
    expect(tab.signedOut).toBe(1)
    expect(log).not.toHaveBeenCalled()
  })

  it('logs a refresh that fails, clears all but the refresh token and goes to sign-in', async () => {
    const { baseUrl } = await serve(expiring(problem(500, 'internal_error')))
    const tab = openTab(baseUrl)
    await expect(tab.portal.accesses.own()).rejects.toMatchObject({ status: 401 })
    expect(tab.storage.values()).toEqual({ currentPartenaireId: 'enseigne', refresh_token: 'old-refresh' })
    expect(tab.signedOut).toBe(1)
    expect(log).toHaveBeenCalledWith('Erreur lors du rafraîchissement du token :', expect.anything())
  })

  it('stores nothing when the visitor signed out while the refresh travelled', async () => {
    const storage = storageOf(SIGNED_IN)
    const signOutMeanwhile = () => {
      openTab(baseUrl, storage).portal.session.clear()
      return renewed
    }
    const { baseUrl } = await serve(expiring(signOutMeanwhile))
    const tab = openTab(baseUrl, storage)
    await expect(tab.portal.accesses.own()).rejects.toMatchObject({ status: 401 })
    expect(storage.values()).toEqual({ currentPartenaireId: 'enseigne' })
  })

  it('passes other errors to the caller without a refresh', async () => {
    const { baseUrl, callsTo } = await serve({ 'GET /v1/userapps/': problem(403, 'forbidden') })
    const { portal } = openTab(baseUrl)
    await expect(portal.accesses.own()).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    expect(callsTo('/v1/token/refresh/')).toHaveLength(0)
  })
})
