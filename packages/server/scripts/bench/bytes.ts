import { brotliCompressSync } from 'node:zlib'
import type { Subject } from './subject.ts'
import { atMost, type Row } from './table.ts'

/** Bytes of an address in the smallest form that a browser takes. */
async function size(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  const body = Buffer.from(await answer.arrayBuffer())
  const sent = answer.headers.get('content-length')
  return sent === null ? brotliCompressSync(body).length : Number(sent)
}
const text = async (url: string) => (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text()
const all = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, found]) => found ?? '')),
]
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

/** What the home page costs before a visitor acts, and the console before its first list. */
export async function measureBytes(subject: Subject, label: string): Promise<Row[]> {
  const { url } = subject.served
  const html = await text(`${url}/`)
  const scripts = all(html, /<script[^>]+src="([^"]+)"/g)
  const styles = all(html, /<link[^>]+rel="stylesheet"[^>]+href="([^"]+)"/g)
  const fonts = all(html, /url\(["']?(\/[^"')]+\.woff2)/g)
  const sizes = async (paths: string[]) => sum(await Promise.all(paths.map((path) => size(url + path))))
  const inline = sum(
    all(html, /<script(?![^>]*src=)(?![^>]*json)[^>]*>([\s\S]*?)<\/script>/g).map((code) => code.length),
  )
  const beforePaint = (await size(`${url}/`)) + (await sizes(styles)) + (await sizes(scripts))
  return [
    atMost(`home, ${label}: HTML, CSS, JavaScript and data before LCP, brotli`, beforePaint, 14_000, 'bytes'),
    atMost(`home, ${label}: JavaScript files before a visitor acts`, scripts.length, 0, 'requests'),
    atMost(`home, ${label}: JavaScript in the page, plain`, inline / 1000, 3, 'KB', 1),
    atMost(`home, ${label}: font files`, fonts.length, 2, 'files'),
    atMost(`home, ${label}: fonts`, (await sizes(fonts)) / 1000, 60, 'KB', 1),
  ]
}

/** The scripts that the console's page names, and what those import at once. */
export async function measureConsole(subject: Subject): Promise<Row[]> {
  const html = await text(`${subject.served.url}/admin`)
  const scripts = all(html, /(?:src|href)="(\/admin\/assets\/[^"]+\.js)"/g)
  const bytes = sum(await Promise.all(scripts.map((path) => size(subject.served.url + path))))
  return [
    {
      what: 'console: JavaScript that its page names, brotli',
      figure: `${(bytes / 1000).toFixed(0)} KB`,
      budget: '≤ 310 KB',
      isMet: bytes <= 310_000,
    },
  ]
}
