import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { isLeased, withLease } from '@portal/platform/db/leases'
import type { Builder } from '@portal/publisher/build/builder'
import { siteSettings } from '@portal/publisher/build/siteSettings'
import { type Publisher, startPublisher } from '@portal/publisher/publishing/publisher'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildFakeSite, fakeBuilder } from '../../test/fakeSite.ts'
import {
  createAdmin,
  createUser,
  MINUTE,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../test/index.ts'
import { createApp } from '../apps/commands/create.ts'
import { publisherDeps } from './publisherDeps.ts'

let portal: TestPortal
let admin: TestUser
const publishers: Publisher[] = []
beforeEach(async () => {
  portal = await startTestPortal()
  admin = await createAdmin(portal)
})
afterEach(async () => {
  for (const publisher of publishers.splice(0)) await publisher.stop()
  await portal.close()
})

function publishing(
  build = buildFakeSite,
  of: TestPortal = portal,
  { fingerprint = 'sources', builder = fakeBuilder(build) } = {},
) {
  const settings = siteSettings(of.config)
  const publisher = startPublisher(publisherDeps(of.deps), {
    fingerprint: () => fingerprint,
    settings,
    catalogue: `${of.baseUrl}/v1/publicsapps/`,
    builder,
  })
  publishers.push(publisher)
  return publisher
}
const addApp = (name: string, code = 'ESSAI123', of: TestPortal = portal) =>
  createApp(of.deps, { kind: 'portal' }, {
    name,
    code,
    category: 1,
    status: 2,
    duration_id: 7,
    is_active_url: true,
    is_public_video: false,
  } as Parameters<typeof createApp>[2])
const home = async () => (await fetch(`${portal.baseUrl}/`)).text()
const state = async () => (await portal.call('GET', '/v1/publication/', { token: admin.token })).data
const until = (look: () => Promise<unknown>) => expect.poll(look, { timeout: 10_000, interval: 50 })

describe('an edit becomes a page', () => {
  test('before the first release a page says that the site is being prepared', async () => {
    const answer = await fetch(`${portal.baseUrl}/en/apps`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '3'])
    expect(await answer.text()).toContain('being prepared')
  })

  test('by itself, and once for edits that follow each other closely', async () => {
    let builds = 0
    await addApp('Boussole')
    const publisher = publishing((build) => {
      builds++
      return buildFakeSite(build)
    })
    expect(await publisher.settled()).toBeNull()
    expect(await home()).toContain('Boussole')
    await Promise.all(['AAAAAA', 'BBBBBB', 'CCCCCC'].map((code) => addApp(`Nom ${code}`, code)))
    await until(state).toMatchObject({ state: 'live', revision: 4, live_revision: 4, error: null })
    for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC']) await until(home).toContain(`Nom ${code}`)
    expect(builds).toBe(2)
  })

  test('a build that fails leaves the old site, says so, and is tried again when asked', async () => {
    await addApp('Boussole')
    let isBroken = false
    const publisher = publishing((build) =>
      isBroken ? Promise.reject(new Error('the page broke')) : buildFakeSite(build),
    )
    await publisher.settled()
    isBroken = true
    await addApp('Nuances', 'NUANCES')
    await until(state).toMatchObject({ state: 'failed', error: 'the page broke', live_revision: 1 })
    expect((await state()).failed_at).toMatch(/^\d{4}-/)
    expect(await home()).toContain('Boussole')
    isBroken = false
    expect((await portal.call('POST', '/v1/publication/', { token: admin.token })).status).toBe(202)
    await until(home).toContain('Nuances')
    await until(state).toMatchObject({ state: 'live', failed_at: null, error: null })
  })

  test('of two servers exactly one builds', async () => {
    const other = await startTestPortal({ beside: portal })
    const builders: string[] = []
    const slow = (name: string) => async (build: Parameters<typeof buildFakeSite>[0]) => {
      builders.push(name)
      await buildFakeSite(build)
    }
    await addApp('Boussole')
    const both = [publishing(slow('one')), publishing(slow('two'), other)]
    await Promise.all(both.map((publisher) => publisher.settled()))
    expect(builders).toHaveLength(1)
    await addApp('Nuances', 'NUANCES', other)
    await until(home).toContain('Nuances')
    await Promise.all(both.map((publisher) => publisher.settled()))
    expect(builders).toHaveLength(2)
    for (const publisher of publishers.splice(0)) await publisher.stop()
    await other.close()
  })

  test('two versions that share a folder for a while each publish their site once', async () => {
    const other = await startTestPortal({ beside: portal })
    const versions: string[] = []
    const named = (version: string) => (build: Parameters<typeof buildFakeSite>[0]) => {
      versions.push(version)
      return buildFakeSite(build)
    }
    await addApp('Boussole')
    await publishing(named('old'), portal, { fingerprint: 'old' }).settled()
    await publishing(named('new'), other, { fingerprint: 'new' }).settled()
    // Longer than the old server's next check.
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(versions).toEqual(['old', 'new'])
    for (const publisher of publishers.splice(0)) await publisher.stop()
    await other.close()
  })

  test('a restart keeps the site that stands and clears what a broken build left', async () => {
    await addApp('Boussole')
    const first = publishing()
    await first.settled()
    await first.stop()
    const left = join(portal.config.dataDir, 'releases', '.build-00000000')
    await mkdir(left)
    await writeFile(join(left, 'half.html'), '')
    let builds = 0
    const again = publishing((build) => {
      builds++
      return buildFakeSite(build)
    })
    await again.settled()
    expect([builds, await again.isDue()]).toEqual([0, false])
    await addApp('Nuances', 'NUANCES')
    await until(home).toContain('Nuances')
    expect(await readdir(join(portal.config.dataDir, 'releases'))).not.toContain('.build-00000000')
  })

  test('pages opened before still find their assets, for the last releases', async () => {
    const publisher = publishing()
    const assets: string[] = []
    for (const code of ['AAAAAA', 'BBBBBB', 'CCCCCC', 'DDDDDD']) {
      await addApp(`Nom ${code}`, code)
      await until(home).toContain(`Nom ${code}`)
      await publisher.settled()
      assets.push(await assetPath())
    }
    const statuses = await Promise.all(
      assets.map(async (path) => (await fetch(portal.baseUrl + path)).status),
    )
    expect(statuses).toEqual([404, 200, 200, 200])
  })
})

/** Gives the asset of the site built from the current catalogue. */
async function assetPath() {
  const apps = (await (await fetch(`${portal.baseUrl}/v1/publicsapps/`)).json()) as { name: string }[]
  const names = apps.map(({ name }) => name).join(', ')
  return `/_astro/page.${Buffer.from(names).toString('hex').slice(-12)}.js`
}

describe('the next build', () => {
  function watch() {
    const events: string[] = []
    const built: unknown[] = []
    const builder: Builder = {
      build: (build) => {
        built.push(build.fingerprint)
        return buildFakeSite(build)
      },
      prepare: (describe) => {
        events.push(`ready for ${describe().fingerprint}`)
      },
      rest: () => {
        events.push('resting')
      },
    }
    const publisher = publishing(undefined, portal, { builder })
    return { publisher, events, last: () => events.at(-1), built }
  }

  test('is prepared once the console or an app is opened, and until nobody is at work', async () => {
    const { publisher, last } = watch()
    await publisher.settled()
    await until(async () => last()).toBe('resting')
    await state()
    await until(async () => last()).toBe('ready for sources')
    portal.clock.advance(9 * MINUTE)
    await addApp('Boussole')
    await until(home).toContain('Boussole')
    portal.clock.advance(9 * MINUTE)
    await publisher.settled()
    expect(last()).toBe('ready for sources')
    portal.clock.advance(2 * MINUTE)
    await until(async () => last()).toBe('resting')
    const { token } = await createAdmin(portal)
    await portal.call('GET', '/v1/manageapps/1', { token })
    await until(async () => last()).toBe('ready for sources')
  })

  test('is for the sources that the last one was built from', async () => {
    const { publisher, built } = watch()
    await publisher.settled()
    expect(built).toEqual(['sources'])
  })

  test('is not where the operator publishes', async () => {
    portal.config.publishHook = 'true'
    const { publisher, events } = watch()
    await publisher.settled()
    expect(new Set(events)).toEqual(new Set(['resting']))
    await addApp('Boussole')
    await until(state).toMatchObject({ state: 'live', revision: 1 })
    await publisher.settled()
    expect(new Set(events.splice(0))).toEqual(new Set(['resting']))
    await publisher.stop()
    expect(events).toEqual(['resting'])
  })
})

describe('PUBLISH_HOOK', () => {
  test('an address is called with the revision, and called again after it refused', async () => {
    const calls: unknown[] = []
    const receiver = createServer(async (request, response) => {
      let body = ''
      for await (const chunk of request) body += chunk
      calls.push(JSON.parse(body))
      response.writeHead(calls.length === 1 ? 500 : 204).end()
    }).listen(0, '127.0.0.1')
    const hook = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/deploy`
    await new Promise((resolve) => receiver.once('listening', resolve))
    portal.config.publishHook = hook()
    await addApp('Boussole')
    const publisher = publishing()
    expect(await publisher.settled()).toContain('500')
    expect(await state()).toMatchObject({ state: 'failed' })
    await portal.call('POST', '/v1/publication/', { token: admin.token })
    await until(state).toMatchObject({ state: 'live', live_revision: 2 })
    const catalogue = `${portal.baseUrl}/v1/publicsapps/`
    expect(calls).toEqual([
      { revision: 1, catalogue },
      { revision: 2, catalogue },
    ])
    receiver.close()
  })

  test('a command runs with the settings of a build', async () => {
    const file = join(portal.config.dataDir, 'told')
    portal.config.publishHook = `printf '%s %s' "$CATALOGUE_REVISION" "$SITE_URL" > ${file}`
    await addApp('Boussole')
    expect(await publishing().settled()).toBeNull()
    expect(await readFile(file, 'utf8')).toBe(`1 ${portal.config.publicUrl}`)
  })
})

describe('/v1/publication/', () => {
  test('requires an administrator', async () => {
    const user = await createUser(portal)
    for (const method of ['GET', 'POST']) {
      expect((await portal.call(method, '/v1/publication/')).status).toBe(401)
      expect((await portal.call(method, '/v1/publication/', { token: user.token })).status).toBe(403)
    }
  })
})

describe('a lease', () => {
  test('is held by one, ends with the work, and passes on when its holder is gone', async () => {
    let inside = 0
    const work = async () => {
      inside++
      expect(await withLease(portal.deps, 'work', async () => {})).toBe(false)
      expect(await isLeased(portal.deps, 'work')).toBe(true)
    }
    expect(await withLease(portal.deps, 'work', work)).toBe(true)
    expect(await isLeased(portal.deps, 'work')).toBe(false)
    const expires_at = new Date(portal.clock.now().getTime() + 20_000).toISOString()
    await portal.db.insertInto('leases').values({ name: 'work', holder: 'gone', expires_at }).execute()
    expect(await withLease(portal.deps, 'work', work)).toBe(false)
    portal.clock.advance(21_000)
    expect(await withLease(portal.deps, 'work', work)).toBe(true)
    expect(inside).toBe(2)
  })
})
