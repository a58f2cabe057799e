import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eachOf, liftPolicy, sitePaths } from '../site/finishSite.ts'
import { readSite, type SiteFile } from '../site/manifest.ts'
import { isCompressible, keepVariants } from '../site/variants.ts'
import type { BuildOrder } from './buildCommand.ts'
import { hasSameAssets, keepPage } from './keepPages.ts'
import { startPageWriter } from './pageWriter.ts'

/** The used part of Astro's adapter API: `AstroPrerenderer` of its types. */
type Prerenderer = {
  name: string
  setup?: () => Promise<void>
  getStaticPaths: () => Promise<{ pathname: string; cacheKey?: string }[]>
  render: (request: Request, options: object) => Promise<Response | { response: Response }>
  teardown?: () => Promise<void>
}
type BuildStart = { setPrerenderer: (wrap: (astros: Prerenderer) => Prerenderer) => void }
export type Integration = { name: string; hooks: { 'astro:build:start': (build: BuildStart) => void } }

type Rendering = {
  /** Folder of Astro's output. */
  site: string
  /** Folder of the variants kept by content hash. */
  variants: string
  /** The order; everything that does not depend on it happens before. */
  order: Promise<Pick<BuildOrder, 'before'>>
}
type RenderedPages = {
  integration: Integration
  /** Resolves to the pages of the new release that are ready to be served, once all are. */
  ready(): Promise<SiteFile[]>
}

/**
 * Stands between Astro and its pages (docs/decisions/0011-pages-are-kept-from-release-to-release.md). A page
 * with the `cacheKey` of the last release is kept with its variants; another one with a `cacheKey` is
 * written and compressed while Astro renders the next. Astro writes pages without one.
 */
export function renderPages({ site, variants, order }: Rendering): RenderedPages {
  const keys = new Map<string, string>()
  const kept = new Map<string, SiteFile>()
  const writer = startPageWriter()
  let assets = Promise.resolve()

  /** All scripts and styles are there before the first page. */
  async function compressAssets() {
    const paths = (await sitePaths(site)).filter((path) => path.startsWith('_astro/'))
    await eachOf(paths.filter(isCompressible), async (path) => {
      await keepVariants({ path, content: await readFile(join(site, path)) }, variants)
    })
  }

  async function keepUnchanged() {
    const { before } = await order
    // Without a readable release everything is rendered.
    const from = before && (await readSite(before).catch(() => null))
    if (!from || !(await hasSameAssets(site, from))) return
    for (const [path, cacheKey] of keys) {
      const file = from.files.get(path)
      if (file?.cacheKey === cacheKey && keepPage(file, from, site)) kept.set(path, file)
    }
  }

  const wrap = (astros: Prerenderer): Prerenderer => ({
    ...astros,
    name: 'portal',
    async setup() {
      // A failure here happens again, and is reported, when the site is finished.
      assets = compressAssets().catch(() => {})
      // Astro's next step reads the catalogue.
      await order
      await astros.setup?.()
    },
    async getStaticPaths() {
      const paths = await astros.getStaticPaths()
      for (const { pathname, cacheKey } of paths) if (cacheKey) keys.set(pagePath(pathname), cacheKey)
      await keepUnchanged()
      return paths
    },
    async render(request, options) {
      const path = pagePath(decodeURI(new URL(request.url).pathname))
      if (kept.has(path)) return emptyAnswer()
      const rendered = await astros.render(request, options)
      const response = rendered instanceof Response ? rendered : rendered.response
      if (!keys.has(path) || response.status !== 200) return rendered
      await writer.write({ site, path, ...liftPolicy(Buffer.from(await response.arrayBuffer())) })
      return emptyAnswer()
    },
  })
  return {
    integration: {
      name: 'portal-pages',
      hooks: { 'astro:build:start': ({ setPrerenderer }) => setPrerenderer(wrap) },
    },
    async ready() {
      await assets
      const written = (await writer.end()).map((file) => ({ ...file, cacheKey: keys.get(file.path) }))
      return [...kept.values(), ...written]
    },
  }
}

/** Astro writes no file for an answer without a body, and still lists the page in the site map. */
const emptyAnswer = () => new Response(null)

/** Turns '/en/apps/VISIO/' into 'en/apps/VISIO/index.html'. */
const pagePath = (pathname: string) => `${pathname.replace(/^\/+|\/+$/g, '')}/index.html`
