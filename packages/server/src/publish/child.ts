import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import process from 'node:process'
import { workspace } from '../lib/workspace.ts'
import { finishSite } from '../site/finishSite.ts'

/** The process in which a release is made: `node child.ts <folder> <cache>`, settings in the environment. */
const [folder, cache] = process.argv.slice(2)
if (!folder || !cache) throw new Error('Usage: child.ts <folder> <cache>')

const astro = createRequire(join(workspace.storefront, 'package.json')).resolve('astro/package.json')
const build = spawn(process.execPath, [join(astro, '../bin/astro.mjs'), 'build', '--outDir', folder], {
  cwd: workspace.storefront,
  stdio: 'inherit',
  env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
})
const code = await new Promise<number | null>((resolve) => build.on('exit', resolve))
if (code !== 0) process.exit(code ?? 1)
await finishSite(folder, cache)
