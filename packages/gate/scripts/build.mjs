// Joins the gate, its libraries and its assets into files that run on their own with Node 20 or newer: the command
// (`portal-gate.mjs`, one file) and the middleware (`index.mjs`). Plain JavaScript, for `npm pack` runs it on any Node.
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { assetsInside } from './assetsInside.mjs'

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

const outputs = [
  { input: at('src/command/main.ts'), file: at('dist/portal-gate.mjs') },
  { input: at('src/index.ts'), file: at('dist/index.mjs') },
]

await rm(at('dist'), { recursive: true, force: true })
for (const { input, file } of outputs) {
  const bundle = await rolldown({ input, platform: 'node', plugins: [assetsInside()] })
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
}
