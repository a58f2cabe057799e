import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Builder, SiteBuild } from '@portal/publisher/build/builder'
import { variantsFolder } from '@portal/publisher/releases/releases'
import { finishSite } from '@portal/publisher/site/finishSite'

const POLICY = `<meta http-equiv="content-security-policy" content="default-src 'none'; script-src 'self'">`
const page = (text: string) =>
  `<!doctype html><meta charset="utf-8">${POLICY}<p>${text}</p>${' '.repeat(700)}`

/** Builds a site at once: the catalogue's names on the pages of a storefront. */
export async function buildFakeSite({ folder, releases, catalogue }: SiteBuild): Promise<void> {
  const answer = await fetch(catalogue)
  const apps = (await answer.json()) as { name: string; code: string }[]
  const names = apps.map(({ name }) => name).join(', ')
  const files = {
    'index.html': page(`accueil ${names}`),
    'en/index.html': page(`home ${names}`),
    'apps/index.html': page('catalogue'),
    ...Object.fromEntries(
      apps.flatMap(({ name, code }) => [
        [`apps/${code}/index.html`, page(`démonstration ${name}`)],
        [`en/apps/${code}/index.html`, page(`demo ${name}`)],
      ]),
    ),
    'user/index.html': page('une personne'),
    'en/user/index.html': page('a person'),
    'debug/index.html': page('scan'),
    '404.html': page('introuvable'),
    'en/404/index.html': page('not found'),
    'robots.txt': 'User-agent: *',
    [`_astro/page.${Buffer.from(names).toString('hex').slice(-12)}.js`]: 'export {}',
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  await finishSite(folder, variantsFolder(releases))
}

/** Makes a builder that is always ready. */
export const fakeBuilder = (build: Builder['build'] = buildFakeSite): Builder => ({
  build,
  prepare: () => {},
  rest: () => {},
})
