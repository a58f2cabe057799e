import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { finishFiles, sitePaths, writeManifest } from '../site/finishSite.ts'
import { type BuiltSite, readSite, type SiteFile } from '../site/manifest.ts'
import { renderPages } from './renderPages.ts'

/** The text of an app's page, and the digest of what it shows. */
type Apps = Record<string, { text: string; cacheKey?: string }>
type Prerenderer = Parameters<
  Parameters<
    Parameters<
      ReturnType<typeof renderPages>['integration']['hooks']['astro:build:start']
    >[0]['setPrerenderer']
  >[0]
>[0]

let root: string
let count = 0
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-pages-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const page = (text: string) =>
  `<meta http-equiv="content-security-policy" content="default-src &#39;none&#39;"><p>${text}</p>${'mot '.repeat(300)}`

/** Runs a build as Astro does: program, assets, addresses, pages. */
async function release(apps: Apps, { before = null as BuiltSite | null, asset = 'aaaa' } = {}) {
  const [site, variants] = [join(root, `release${++count}`), join(root, 'kept')]
  await mkdir(site)
  const put = async (path: string, content: string) => {
    await mkdir(dirname(join(site, path)), { recursive: true })
    await writeFile(join(site, path), content)
  }
  const rendered: string[] = []
  const order = Promise.resolve({ before: before?.folder ?? null })
  const pages = renderPages({ site, variants, order })
  await mkdir(variants, { recursive: true })
  let prerenderer: Prerenderer = {
    name: 'of the test',
    getStaticPaths: async () =>
      Object.entries(apps).map(([code, { cacheKey }]) => ({ pathname: `/apps/${code}`, cacheKey })),
    render: async (request) => {
      const code = new URL(request.url).pathname.split('/')[2] ?? ''
      rendered.push(code)
      return new Response(page(apps[code]?.text ?? ''))
    },
  }
  pages.integration.hooks['astro:build:start']({
    setPrerenderer: (wrap) => {
      prerenderer = wrap(prerenderer)
    },
  })
  await put(`_astro/act.${asset}.js`, 'export {}'.repeat(100))
  await prerenderer.setup?.()
  for (const { pathname } of await prerenderer.getStaticPaths()) {
    const answer = await prerenderer.render(new Request(`http://site.test${pathname}/`), {})
    const { body } = answer instanceof Response ? answer : answer.response
    if (body) await put(`${pathname}/index.html`, await new Response(body).text())
  }
  const ready = await pages.ready()
  const isReady = new Set(ready.map(({ path }) => path))
  const others = (await sitePaths(site)).filter((path) => !isReady.has(path))
  await writeManifest(site, [...ready, ...(await finishFiles(site, others, variants))])
  return { site: await readSite(site), rendered }
}

const pathOf = (code: string) => `apps/${code}/index.html`
const served = (site: BuiltSite, path: string) => readFile(join(site.folder, path), 'utf8')
const inode = async (site: BuiltSite, path: string) => (await stat(join(site.folder, path))).ino

/** Expects every file to have the variants of its manifest, with the same content. */
async function expectWhole(site: BuiltSite) {
  for (const file of site.files.values() as Iterable<SiteFile>) {
    const content = await readFile(join(site.folder, file.path))
    if (!file.isCompressed) continue
    expect(brotliDecompressSync(await readFile(join(site.folder, `${file.path}.br`)))).toEqual(content)
    expect(gunzipSync(await readFile(join(site.folder, `${file.path}.gz`)))).toEqual(content)
  }
}

describe('pages of a release', () => {
  test('are written with their policy in the manifest and both variants', async () => {
    const { site, rendered } = await release({
      A: { text: 'Boussole', cacheKey: 'a1' },
      B: { text: 'Nuances' },
    })
    expect(rendered).toEqual(['A', 'B'])
    await expectWhole(site)
    for (const code of ['A', 'B']) {
      expect(await served(site, pathOf(code))).not.toContain('content-security-policy')
      const file = site.files.get(pathOf(code))
      expect(file).toMatchObject({ policy: "default-src 'none'", isCompressed: true })
    }
    expect(site.files.get(pathOf('A'))?.cacheKey).toBe('a1')
  })

  test('stay where what they show stayed, and only there', async () => {
    const first = await release({
      A: { text: 'Boussole', cacheKey: 'a1' },
      B: { text: 'Nuances', cacheKey: 'b1' },
      C: { text: 'Sans clé' },
      D: { text: 'Supprimée', cacheKey: 'd1' },
    })
    const second = await release(
      {
        A: { text: 'Boussole', cacheKey: 'a1' },
        B: { text: 'Nuancier', cacheKey: 'b2' },
        C: { text: 'Toujours sans' },
        E: { text: 'Neuve', cacheKey: 'e1' },
      },
      { before: first.site },
    )
    expect(second.rendered).toEqual(['B', 'C', 'E'])
    await expectWhole(second.site)
    expect(await inode(second.site, pathOf('A'))).toBe(await inode(first.site, pathOf('A')))
    expect(second.site.files.get(pathOf('A'))).toEqual(first.site.files.get(pathOf('A')))
    expect(await served(second.site, pathOf('B'))).toContain('Nuancier')
    expect([...second.site.files.keys()].filter((path) => path.endsWith('.html')).sort()).toEqual(
      ['A', 'B', 'C', 'E'].map(pathOf),
    )
  })

  test('are all rendered where scripts changed their names: a page kept would ask for one that is gone', async () => {
    const apps = { A: { text: 'Boussole', cacheKey: 'a1' } }
    const first = await release(apps)
    const second = await release(apps, { before: first.site, asset: 'bbbb' })
    expect(second.rendered).toEqual(['A'])
  })

  test('are rendered where the release before lost a file, and that one is not written to', async () => {
    const apps = { A: { text: 'Boussole', cacheKey: 'a1' } }
    const first = await release(apps)
    await rm(join(first.site.folder, `${pathOf('A')}.gz`))
    await writeFile(join(first.site.folder, `${pathOf('A')}.br`), 'as it stands')
    const second = await release(apps, { before: first.site })
    expect(second.rendered).toEqual(['A'])
    await expectWhole(second.site)
    expect(await served(first.site, `${pathOf('A')}.br`)).toBe('as it stands')
  })
})
