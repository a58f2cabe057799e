// What `npm start` runs: the server's bundle, made anew where its sources changed (docs/decisions/0033). Plain
// JavaScript and `require`: reading one TypeScript file or ES module here would cost more than all that this file does.
const { enableCompileCache, flushCompileCache } = require('node:module')
const { join } = require('node:path')
const process = require('node:process')
const { currentBundle } = require('./currentBundle.cjs')

const folder = currentBundle() ?? makeBundle()
// Compiled once and kept, bundle by bundle.
enableCompileCache(folder ? join(folder, 'compiled') : join(__dirname, '../../../.cache/compiled'))
/** @type {Promise<typeof import('../src/start/main.ts')>} */
const program = folder ? Promise.resolve(require(join(folder, 'main.cjs'))) : import('../src/start/main.ts')
void program.then(({ main }) => main()).then(() => flushCompileCache())

/** In a process of its own, whose memory is given back. Without a bundle, the sources run as they are, only later. */
function makeBundle() {
  const { spawnSync } = require('node:child_process')
  spawnSync(process.execPath, [join(__dirname, 'bundle.ts')], { stdio: ['ignore', 'ignore', 'inherit'] })
  return currentBundle()
}
