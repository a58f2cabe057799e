import { describe, expect, it, vi } from 'vitest'
import { openTab, problem, SIGNED_IN, serve, storageOf } from '../test/server.ts'
import { userCalls } from './calls/users.ts'
import { isApiError } from './index.ts'

const session = { access_token: 'a', refresh_token: 'r', roles: 'USER,ADMIN' }
const credentials = { email: 'jean@exemple.fr', password: 'Secret1!' }

describe('every call', () => {
  it('carries the bearer, the partner and the language', async () => {
    const { baseUrl, calls } = await serve({ 'GET /v1/userapps/': { json: [] } })
    await openTab(baseUrl).portal.accesses.own()
    expect(calls[0]?.headers).toMatchObject({
      authorization: 'Bearer old-access',
      'client-id': 'enseigne',
      'accept-language': 'fr',
    })
  })

  it('carries neither bearer nor partner where none is stored', async () => {
    const { baseUrl, calls } = await serve({ 'GET /v1/publicsapps/': { json: [] } })
    await openTab(baseUrl, storageOf()).portal.request('get', 'v1/publicsapps/')
    expect(calls[0]?.headers).not.toHaveProperty('authorization')
    expect(calls[0]?.headers).not.toHaveProperty('client-id')
  })

  it('leaves out what is damaged in the storage and would fail every call', async () => {
    const { baseUrl, calls } = await serve({ 'GET /v1/publicsapps/': { json: [] } })
    const damaged = storageOf({ access_token: 'a\nb', refresh_token: 'r', currentPartenaireId: '☃' })
    const { portal } = openTab(baseUrl, damaged)
    await portal.request('get', 'v1/publicsapps/')
    expect(calls[0]?.headers).not.toHaveProperty('authorization')
    expect(calls[0]?.headers).not.toHaveProperty('client-id')
    expect(portal.session.isSignedIn()).toBe(false)
  })

  it('forgets a partner that the server does not know, and is made again without it', async () => {
    const { baseUrl } = await serve({
      'GET /v1/userapps/': ({ headers }) =>
        headers['client-id'] ? problem(400, 'unknown_partner') : { json: [] },
    })
    const { portal, storage } = openTab(baseUrl)
    await expect(portal.accesses.own()).resolves.toEqual([])
    expect(storage.values()).not.toHaveProperty('currentPartenaireId')
  })

  it('teaches the portal’s clock', async () => {
    const date = 'Fri, 01 Jan 2100 00:00:00 GMT'
    const { baseUrl } = await serve({ 'GET /v1/userapps/': { json: [], headers: { Date: date } } })
    const { portal } = openTab(baseUrl)
    await portal.accesses.own()
    expect(portal.serverNow().toISOString()).toMatch(/^2100-01-01T00:00:0[0-2]/)
  })
})

describe('errors', () => {
  it('become an ApiError with code, detail, fields and the record that is in the way', async () => {
    const reply = problem(409, 'request_already_open', {
      existing_id: 12,
      errors: { email: 'common.emailTaken' },
    })
    const { baseUrl } = await serve({ 'POST /v1/users/requestappaccess/3': reply })
    const error: unknown = await openTab(baseUrl)
      .portal.accesses.ask(3)
      .catch((caught) => caught)
    expect(isApiError(error, 'request_already_open')).toBe(true)
    expect(error).toMatchObject({
      status: 409,
      detail: 'Detail of request_already_open',
      errors: { email: 'common.emailTaken' },
      existing_id: 12,
    })
  })

  it('say internal_error for a page that is no problem document', async () => {
    const { baseUrl } = await serve({ 'POST /v1/token/': { status: 500, text: '<h1>Bad gateway</h1>' } })
    await expect(openTab(baseUrl).portal.tokens.signIn(credentials)).rejects.toMatchObject({
      code: 'internal_error',
      status: 500,
    })
  })

  it('say network where nobody answers, and where the answer is not JSON', async () => {
    const { baseUrl, close } = await serve({ 'POST /v1/token/': { text: '<h1>Hotel Wi-Fi</h1>' } })
    const { portal } = openTab(baseUrl)
    await expect(portal.tokens.signIn(credentials)).rejects.toMatchObject({ code: 'network', status: 0 })
    await close()
    await expect(portal.tokens.signIn(credentials)).rejects.toMatchObject({ code: 'network', status: 0 })
  })
})

describe('signing in and out', () => {
  it('keeps tokens and roles, and tells who listens', async () => {
    const { baseUrl } = await serve({ 'POST /v1/token/': { json: session } })
    const { portal, storage } = openTab(baseUrl, storageOf())
    const listener = vi.fn()
    portal.session.subscribe(listener)
    await portal.tokens.signIn(credentials)
    expect(storage.values()).toEqual(session)
    expect(portal.session.isSignedIn()).toBe(true)
    expect(portal.session.hasRole('ADMIN')).toBe(true)
    expect(listener).toHaveBeenCalledOnce()
  })

  it('logs an answer that lacks a token and stores nothing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { baseUrl } = await serve({ 'POST /v1/token/': { json: { access_token: 'a', roles: 'USER' } } })
    const { portal, storage } = openTab(baseUrl, storageOf())
    await expect(portal.tokens.signIn(credentials)).rejects.toMatchObject({ code: 'token_incorrect' })
    expect(log).toHaveBeenCalledWith('token incorrect.')
    expect(storage.values()).toEqual({})
    log.mockRestore()
  })

  it('does not take a wrong password for a session that ended', async () => {
    const { baseUrl, callsTo } = await serve({ 'POST /v1/token/': problem(401, 'invalid_credentials') })
    const tab = openTab(baseUrl)
    await expect(tab.portal.tokens.signIn(credentials)).rejects.toMatchObject({ code: 'invalid_credentials' })
    expect(tab.signedOut).toBe(0)
    expect(callsTo('/v1/token/refresh/')).toHaveLength(0)
  })

  it('signs out here even when the server cannot be told', async () => {
    const { baseUrl, close } = await serve({})
    await close()
    const { portal, storage } = openTab(baseUrl)
    await expect(portal.tokens.signOut()).rejects.toMatchObject({ code: 'network' })
    expect(storage.values()).toEqual({ currentPartenaireId: SIGNED_IN.currentPartenaireId })
  })
})

it('reads one range of a list with the total of all', async () => {
  const { baseUrl, calls } = await serve({
    'GET /v1/manageusers/': { json: [{ id: 1 }], headers: { 'X-Total-Count': '320' } },
  })
  const page = await userCalls(openTab(baseUrl).portal).list({
    sort: ['created_at', 'DESC'],
    range: [0, 0],
    filter: { q: 'é' },
  })
  expect(page).toEqual({ rows: [{ id: 1 }], total: 320 })
  const query = new URL(calls[0]?.path ?? '', baseUrl).searchParams
  expect(Object.fromEntries(query)).toEqual({
    sort: '["created_at","DESC"]',
    range: '[0,0]',
    filter: '{"q":"é"}',
  })
})
