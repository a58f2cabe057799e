import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { assetsInside } from './assetsInside.mjs'

/**
 * Joins a part of the gate, its libraries and its assets into one file that runs on its own with Node 20 or newer.
 *
 * @param {string} entry below `src`
 * @param {string} file where it is written
 */
export async function bundle(entry, file) {
  const input = fileURLToPath(new URL(`../src/${entry}`, import.meta.url))
  const bundled = await rolldown({ input, platform: 'node', plugins: [assetsInside()] })
  await bundled.write({ file, format: 'esm', codeSplitting: false })
  await bundled.close()
}
