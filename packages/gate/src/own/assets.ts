import type { ServerResponse } from 'node:http'
import { readAsset } from './assetFiles.ts'

type Asset = { type: string; maxAgeSeconds: number }

const HOUR = 3600

/** Lists what the gate's own pages load, open to everybody: there is nothing of anybody in it. */
const ASSETS: Readonly<Record<string, Asset>> = {
  'clock.js': { type: 'text/javascript; charset=utf-8', maxAgeSeconds: HOUR },
  'gate.css': { type: 'text/css; charset=utf-8', maxAgeSeconds: HOUR },
  'mark.svg': { type: 'image/svg+xml', maxAgeSeconds: HOUR },
  'display.woff2': { type: 'font/woff2', maxAgeSeconds: 720 * HOUR },
  'text.woff2': { type: 'font/woff2', maxAgeSeconds: 720 * HOUR },
}

/** @returns false when there is no such asset, and nothing was sent */
export async function sendAsset(res: ServerResponse, name: string): Promise<boolean> {
  const asset = Object.hasOwn(ASSETS, name) ? ASSETS[name] : undefined
  if (!asset) return false
  const body = await readAsset(name)
  res.setHeader('X-Content-Type-Options', 'nosniff')
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  res.setHeader('Cache-Control', `public, max-age=${asset.maxAgeSeconds}`)
  res.writeHead(200, { 'Content-Type': asset.type, 'Content-Length': body.length }).end(body)
  return true
}
