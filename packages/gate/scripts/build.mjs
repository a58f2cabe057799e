// Writes what the package holds: the command, the middleware and its types. Plain JavaScript, for `npm pack` runs it on
// any Node.
import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { bundle } from './bundle.mjs'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

await rm(at('dist'), { recursive: true, force: true })
await bundle('command/main.ts', at('dist/portal-gate.mjs'))
await bundle('index.ts', at('dist/index.mjs'))
// The public types import nothing of ours, so they are their own declaration.
const types = await readFile(at('src/types.ts'), 'utf8')
await writeFile(at('dist/index.d.ts'), `${types}\nexport declare const createGate: CreateGate\n`)
