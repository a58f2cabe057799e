import { readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import process from 'node:process'
import { rolldown } from 'rolldown'
import { workspace } from '../src/lib/workspace.ts'
import { bundles, digestOf, stampOf } from './currentBundle.cjs'

/**
 * Joins the server and its libraries into the few files that `start.cjs` runs (docs/decisions/0033). It calls this by
 * itself where a source changed; whoever makes an image for production may call it before.
 */

/** A process that runs may still ask for parts of its own bundle. */
const KEPT = 3
/** Native programs, and libraries that wait for their first use. */
const LEFT_OUT = ['@node-rs/argon2', 'sharp', /^@aws-sdk\//, 'pg-native']
/** Which versions of the libraries are installed, and what decides how they are joined. */
const ALSO = [
  'node_modules/.pnpm/lock.yaml',
  ...['contract', 'messages', 'server'].map((name) => `packages/${name}/package.json`),
  'packages/server/scripts/bundle.ts',
]

const started = Date.now()
const bundle = await rolldown({
  input: { main: join(workspace.server, 'src/start/main.ts') },
  platform: 'node',
  external: LEFT_OUT,
})
const draft = join(bundles, `draft-${process.pid}`)
// CommonJS: an ES module that imports `node:http` has Node read its whole HTTP client, too.
await bundle.write({
  dir: draft,
  format: 'cjs',
  exports: 'named',
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
  sourcemap: true,
})
const ours = (await bundle.watchFiles)
  .filter((file) => !file.includes('node_modules'))
  .map((file) => relative(workspace.root, file))
const sources = [...ALSO, ...ours.sort()]
// Before the digest: what is edited in between has another stamp, and then another digest.
const stamp = stampOf(sources)
const digest = digestOf(sources)
const folder = digest.slice(0, 16)
await rename(draft, join(bundles, folder)).catch(keepTheOther)
if (!(await changedMeanwhile())) {
  const file = join(bundles, `current-${process.pid}.json`)
  await writeFile(file, JSON.stringify({ folder, sources, stamp, digest }))
  await rename(file, join(bundles, 'current.json'))
}
await forgetOld()

/** Another start made the same at the same time. */
async function keepTheOther(error: Error) {
  await rm(draft, { recursive: true })
  if (!('code' in error) || error.code !== 'ENOTEMPTY') throw error
}

/** An edit during the work may be in the digest and not in the bundle: the next start makes it again. */
async function changedMeanwhile() {
  const files = await Promise.all(sources.map((file) => stat(join(workspace.root, file))))
  return files.some(({ ctimeMs }) => ctimeMs >= started)
}

async function forgetOld() {
  const names = (await readdir(bundles, { withFileTypes: true })).filter((one) => one.isDirectory())
  const dated = await Promise.all(
    names.map(async ({ name }) => ({ name, at: (await stat(join(bundles, name))).mtimeMs })),
  )
  const old = dated.sort((a, b) => b.at - a.at).slice(KEPT)
  await Promise.all(old.map(({ name }) => rm(join(bundles, name), { recursive: true, force: true })))
}
