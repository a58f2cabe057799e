import { spawn } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { workspace } from '../lib/workspace.ts'
import { finishSite } from '../site/finishSite.ts'

/** The process in which a release is made: `node child.ts <folder> <cache>`, settings in the environment. */
const [folder, cache] = process.argv.slice(2)
if (!folder || !cache) throw new Error('Usage: child.ts <folder> <cache>')

const code = await inWorkshop(async (workshop) => {
  const exit = await astroBuild(workshop)
  if (exit === 0) await cp(workshop, folder, { recursive: true })
  return exit
})
if (code !== 0) process.exit(code ?? 1)
await finishSite(folder, cache)

/**
 * Astro writes its own program beside the site and runs it from there: the place must lie within the storefront, so that
 * the program finds its packages, and be nobody else's, so that two servers of one checkout do not cross.
 */
async function inWorkshop<Result>(work: (workshop: string) => Promise<Result>): Promise<Result> {
  const parent = join(workspace.storefront, '.cache')
  await mkdir(parent, { recursive: true })
  const workshop = await mkdtemp(join(parent, 'build-'))
  try {
    return await work(workshop)
  } finally {
    await rm(workshop, { recursive: true, force: true })
  }
}

function astroBuild(outDir: string): Promise<number | null> {
  const astro = createRequire(join(workspace.storefront, 'package.json')).resolve('astro/package.json')
  const build = spawn(process.execPath, [join(astro, '../bin/astro.mjs'), 'build', '--outDir', outDir], {
    cwd: workspace.storefront,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
  })
  return new Promise((resolve) => build.on('exit', resolve))
}
