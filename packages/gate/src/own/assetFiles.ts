import { readFile } from 'node:fs/promises'

const font = (name: string) =>
  import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)

/** Finds the gate's assets in this repository; the packed gate carries them inside (scripts/assetsInside.mjs). */
const urls: Readonly<Record<string, string>> = {
  'clock.js': import.meta.resolve('../browser/clock.js'),
  'gate.css': import.meta.resolve('../browser/gate.css'),
  'mark.svg': import.meta.resolve('../browser/mark.svg'),
  'display.woff2': font('bricolage-grotesque'),
  'text.woff2': font('instrument-sans'),
}

export const readAsset = (name: string): Promise<Buffer> => readFile(new URL(urls[name] ?? ''))
