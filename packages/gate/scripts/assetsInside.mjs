import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const browser = (name) => fileURLToPath(new URL(`../src/browser/${name}`, import.meta.url))
const font = (name) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`))

const FILES = {
  'clock.js': browser('clock.js'),
  'gate.css': browser('gate.css'),
  'mark.svg': browser('mark.svg'),
  'display.woff2': font('bricolage-grotesque'),
  'text.woff2': font('instrument-sans'),
}

/** Puts the gate's assets into the bundle, in the place of the module that reads them from this repository. */
export function assetsInside() {
  return {
    name: 'assets-inside',
    async load(id) {
      if (!id.endsWith('/own/assetFiles.ts')) return null
      const contents = await Promise.all(
        Object.entries(FILES).map(async ([name, file]) => [name, (await readFile(file)).toString('base64')]),
      )
      return {
        code: `const files = ${JSON.stringify(Object.fromEntries(contents))}
export const readAsset = async (name) => Buffer.from(files[name] ?? '', 'base64')`,
        moduleType: 'js',
      }
    },
  }
}
