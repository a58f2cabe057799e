import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildFakeSite } from '../../../test/fakeSite.ts'
import {
  createApp,
  createEditor,
  HOUR,
  startTestPortal,
  type TestPortal,
  type TestUser,
} from '../../../test/index.ts'

let portal: TestPortal
let editor: TestUser
let isBroken = false
const catalogues: { code: string; badge: string | null }[][] = []
beforeAll(async () => {
  portal = await startTestPortal({
    async buildPreview(build) {
      if (isBroken) throw new Error('the page <broke>')
      catalogues.push((await (await fetch(build.catalogue)).json()) as (typeof catalogues)[number])
      expect(build.settings.PREVIEW).toBe('true')
      await buildFakeSite(build)
    },
  })
})
// A session lasts a quarter of an hour, and the clock is moved.
beforeEach(async () => {
  editor = await createEditor(portal)
})
afterAll(() => portal.close())

const call = (method: string, path: string, body?: unknown) =>
  portal.call(method, path, { token: editor.token, body })
const draftOf = async (app_id: number | null, fields: object): Promise<{ id: number }> =>
  (await call('POST', '/v1/drafts/', { app_id, fields })).data
const preview = async ({ id }: { id: number }) => (await call('POST', `/v1/drafts/${id}/preview/`)).data
const open = (path: string) => fetch(portal.baseUrl + path)
const opened = (path: string, status = 200) =>
  expect.poll(async () => (await open(path)).status, { timeout: 5_000, interval: 20 }).toBe(status)

describe('POST /v1/drafts/:id/preview/', () => {
  it('gives the page in both languages to whoever has its address, and to nobody’s cache', async () => {
    const app = await createApp(portal, { name: 'Comptoir' })
    const { fr, en } = await preview(await draftOf(app.id, { name: 'Le comptoir' }))
    await opened(fr)
    const answer = await open(fr)
    expect(await answer.text()).toContain('démonstration Le comptoir')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(await (await open(en)).text()).toContain('demo Le comptoir')
    expect((await open('/preview')).status).toBe(404)
    expect((await open('/preview?key=x')).status).toBe(404)
    expect((await open('/v1/previews/?key=x')).status).toBe(404)
  })
  it('reads the app as its draft has it, and three others of its category', async () => {
    const [app] = [await createApp(portal, { category: 4, badge: null })]
    for (let count = 0; count < 4; count++) await createApp(portal, { category: 4 })
    const { fr } = await preview(await draftOf(app.id, { badge: 'Bientôt' }))
    await opened(fr)
    expect(catalogues.at(-1)?.[0]).toMatchObject({ code: app.code, badge: 'Bientôt' })
    expect(catalogues.at(-1)?.[0]).not.toHaveProperty('url')
    expect(catalogues.at(-1)).toHaveLength(4)
  })
  it('shows an app that does not exist yet', async () => {
    const draft = await draftOf(null, { name: 'Neuve', code: 'NEUVE123', category: 2, status: 2 })
    const { fr } = await preview(draft)
    await opened(fr)
    expect(await (await open(fr)).text()).toContain('Neuve')
  })
  it('says why a page could not be rendered', async () => {
    isBroken = true
    const { en } = await preview(await draftOf((await createApp(portal)).id, {}))
    await opened(en, 500)
    expect(await (await open(en)).text()).toContain('the page &lt;broke&gt;')
    isBroken = false
  })
  it('ends after half an hour, and with its draft', async () => {
    const draft = await draftOf((await createApp(portal)).id, {})
    const { fr } = await preview(draft)
    await opened(fr)
    portal.clock.advance(HOUR)
    expect((await open(fr)).status).toBe(404)
    editor = await createEditor(portal)
    const again = await preview(draft)
    await opened(again.fr)
    await call('DELETE', `/v1/drafts/${draft.id}`)
    expect((await open(again.fr)).status).toBe(404)
  })
})
