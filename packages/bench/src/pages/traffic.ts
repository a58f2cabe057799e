import type { Page, Request } from '@playwright/test'

export type Transfer = { path: string; kind: Kind; bytes: number; startedAt: number }
export type Kind = 'html' | 'style' | 'script' | 'data' | 'font' | 'image' | 'other'

const KINDS: Record<string, Kind> = {
  document: 'html',
  stylesheet: 'style',
  script: 'script',
  fetch: 'data',
  xhr: 'data',
  font: 'font',
  image: 'image',
}
/** Runs in the page: instant of the largest paint so far, in milliseconds since 1970. */
const LARGEST_PAINT = `new Promise((resolve) =>
  new PerformanceObserver((list) => resolve(performance.timeOrigin + list.getEntries().at(-1).startTime))
    .observe({ type: 'largest-contentful-paint', buffered: true }))`

/** Collects what a page fetches from now on, in bytes on the wire. */
export function watchTraffic(page: Page) {
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  return async (): Promise<Transfer[]> => {
    await page.waitForLoadState('networkidle')
    return Promise.all(finished.map(transferOf))
  }
}

async function transferOf(request: Request): Promise<Transfer> {
  const { responseBodySize } = await request.sizes()
  const path = new URL(request.url()).pathname
  // A preloaded module is a script, however it was requested.
  const kind = /\.m?js$/.test(path) ? 'script' : (KINDS[request.resourceType()] ?? 'other')
  return { path, kind, bytes: responseBodySize, startedAt: request.timing().startTime }
}

export const sumOf = (transfers: Transfer[], ...kinds: Kind[]) =>
  transfers.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { bytes }) => sum + bytes, 0)

export type FirstLoad = {
  all: Transfer[]
  /** Fetched before the largest paint. */
  beforeLcp: Transfer[]
}

/** Lighthouse's mobile network, so that a fast local socket does not decide what comes first. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}

/** Opens a page on a phone's network and does nothing. */
export async function firstLoad(page: Page, url: string): Promise<FirstLoad> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', NETWORK)
  const traffic = watchTraffic(page)
  await page.goto(url)
  const all = await traffic()
  const paintedAt = (await page.evaluate(LARGEST_PAINT)) as number
  return { all, beforeLcp: all.filter(({ startedAt }) => startedAt <= paintedAt) }
}
