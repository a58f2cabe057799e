import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'

type Asset = { url: string; type: string; maxAgeSeconds: number }

const HOUR = 3600
const font = (name: string) =>
  import.meta.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)

/** What the gate's own pages load; open to everybody, for there is nothing of anybody in it. */
const ASSETS: Readonly<Record<string, Asset>> = {
  'clock.js': {
    url: import.meta.resolve('./browser/clock.js'),
    type: 'text/javascript; charset=utf-8',
    maxAgeSeconds: HOUR,
  },
  'gate.css': {
    url: import.meta.resolve('./browser/gate.css'),
    type: 'text/css; charset=utf-8',
    maxAgeSeconds: HOUR,
  },
  'mark.svg': { url: import.meta.resolve('./browser/mark.svg'), type: 'image/svg+xml', maxAgeSeconds: HOUR },
  'display.woff2': { url: font('bricolage-grotesque'), type: 'font/woff2', maxAgeSeconds: 720 * HOUR },
  'text.woff2': { url: font('instrument-sans'), type: 'font/woff2', maxAgeSeconds: 720 * HOUR },
}

const bodies = new Map<string, Promise<Buffer>>()

/** @returns false when there is no such asset, and nothing was sent */
export async function sendAsset(res: ServerResponse, name: string): Promise<boolean> {
  const asset = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined
  if (!asset) return false
  const body = bodies.get(name) ?? readFile(new URL(asset.url))
  bodies.set(name, body)
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  res.setHeader('Cache-Control', `public, max-age=${asset.maxAgeSeconds}`)
  res.writeHead(200, { 'Content-Type': asset.type }).end(await body)
  return true
}
