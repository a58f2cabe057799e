import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { RequestStatus } from '@portal/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  createAccess,
  createAdmin,
  createApp,
  createUser,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'
import { createReach } from './reach.ts'

let portal: TestPortal
let admin: TestUser
beforeAll(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
})
afterAll(() => portal.close())

const demos: Server[] = []
afterEach(() => {
  for (const demo of demos.splice(0)) demo.close()
})
async function startDemo(answer: RequestListener, port = 0) {
  const demo = createServer(answer)
  demos.push(demo)
  await new Promise<void>((resolve) => demo.listen(port, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(demo.address() as AddressInfo).port}/`
}

describe('GET /v1/apps/app_access/:id before a demo that is down', () => {
  it('starts nothing, tells administrators once, and shows since when', async () => {
    const url = await startDemo((_req, res) => res.end('ok'))
    const stop = () => demos.pop()?.close()
    const app = await createApp(portal, { url })
    const user = await createUser(portal)
    const access = await createAccess(portal, {
      app_id: app.id,
      user_id: user.id,
      status: RequestStatus.granted,
    })
    const open = () => portal.call('GET', `/v1/apps/app_access/${access.id}`, { token: user.token })
    // A fresh memory each time: what was found holds for some seconds.
    const forget = () => Object.assign(portal.deps.reach, createReach())
    const downSince = async () =>
      (await portal.call('GET', `/v1/manageapps/${app.id}`, { token: admin.token })).data.down_since

    expect((await open()).status).toBe(200)
    stop()
    forget()
    const answers = await Promise.all([open(), open(), open()])
    for (const { status, data } of answers) expect([status, data.code]).toEqual([503, 'demo_unreachable'])
    expect(await downSince()).not.toBeNull()
    const told = (await portal.mails()).filter(({ subject }) => subject.includes('ne répond pas'))
    expect(told.map(({ to }) => to)).toEqual([admin.email])
    const tickets = portal.db.selectFrom('launch_tickets').select('jti').where('access_id', '=', access.id)
    expect(await tickets.execute()).toHaveLength(1)

    await startDemo((_req, res) => res.end('ok'), Number(new URL(url).port))
    forget()
    expect((await open()).status).toBe(200)
    expect(await downSince()).toBeNull()
  })
})

describe('whether a demo answers', () => {
  it('follows no redirect, and takes a refusal or an error page for an answer', async () => {
    let visited = false
    const elsewhere = await startDemo((_req, res) => {
      visited = true
      res.end()
    })
    const moved = await startDemo((_req, res) => res.writeHead(302, { location: elsewhere }).end())
    const closed = await startDemo((_req, res) => res.writeHead(403).end())
    const { answers } = createReach()
    expect(await Promise.all([moved, closed].map(answers))).toEqual([true, true])
    expect(visited).toBe(false)
  })

  it('takes a proxy without its program, a broken and a silent connection for none', async () => {
    const absent = await startDemo((_req, res) => res.writeHead(502).end())
    const broken = await startDemo((req) => req.socket.destroy())
    const silent = await startDemo(() => {})
    const { answers } = createReach()
    expect(await Promise.all([absent, broken, silent].map(answers))).toEqual([false, false, false])
  })

  it('cannot judge a name that it cannot resolve', async () => {
    expect(await createReach().answers('https://demo.exemple.invalid/')).toBe(true)
    const silent = createReach(() => new Promise(() => {}))
    expect(await silent.answers('https://demo.exemple.invalid/')).toBe(true)
  })
})
