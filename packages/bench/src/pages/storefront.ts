import type { Browser } from '@playwright/test'
import { openBrowser, withBrowser } from '../browser.ts'
import { freePort } from '../process.ts'
import type { Subject } from '../subject.ts'
import { multiple, type Row } from '../table.ts'
import { measureHome, measureReact } from './bytes.ts'
import { measureInteractions } from './interaction.ts'
import { type LighthouseOptions, runInTurns, type Scores } from './lighthouse.ts'
import { serveLimitPage } from './limitPage.ts'
import { pageRows } from './scores.ts'

const GROWTH = { lcp: 1.05, bytes: 1.1 }

/** Public pages that Lighthouse measures. */
export type Pages = 'home' | 'every kind'

/**
 * Collects the storefront's figures of one run; growth with the catalogue is compared at the end.
 *
 * @param looks Lighthouse runs of each page and its limit
 */
export function createStorefront({ rounds, looks }: { rounds: number; looks: number }) {
  const homes = new Map<string, { bytes?: number; scores?: Scores }>()
  const remember = (label: string, seen: { bytes?: number; scores?: Scores }) =>
    homes.set(label, { ...homes.get(label), ...seen })

  return {
    /** Measures bytes, requests and the derived limit. */
    weigh: (subject: Subject, label: string): Promise<Row[]> =>
      withBrowser(async (browser) => {
        const limit = await serveLimitPage(subject, browser, '/')
        try {
          const { rows, bytes } = await measureHome(subject, browser, limit, label)
          remember(label, { bytes })
          return rows
        } finally {
          await limit.stop()
        }
      }),
    weighReact: (subject: Subject): Promise<Row[]> =>
      withBrowser((browser) => measureReact(subject, browser)),
    interact: (subject: Subject, label: string): Promise<Row[]> =>
      withBrowser((browser) => measureInteractions(subject, browser, label, rounds)),
    /** Runs Lighthouse's phone on the pages and their limits. */
    async score(subject: Subject, label: string, pages: Pages): Promise<Row[]> {
      const port = await freePort()
      const browser = await openBrowser([`--remote-debugging-port=${port}`])
      const others = async () => ['/apps', await oneApp(subject), '/signin']
      try {
        const rows: Row[] = []
        for (const path of ['/', ...(pages === 'home' ? [] : await others())]) {
          const name = path === '/' ? 'home' : path.startsWith('/apps/') ? '/apps/{code}' : path
          const [ours, limit] = await besideLimit(subject, browser, path, { port, runs: looks })
          if (path === '/') remember(label, { scores: ours })
          rows.push(...pageRows(`${name}, ${label}`, ours, limit))
        }
        return rows
      } finally {
        await browser.close()
      }
    },
    /** Compares the home page with many apps and with few. */
    async growth(few: string, many: string): Promise<Row[]> {
      const [small, large] = [homes.get(few), homes.get(many)]
      const what = `home, ${many} beside ${few}`
      const rows: Row[] = []
      if (small?.bytes && large?.bytes)
        rows.push(multiple(`${what}: bytes before LCP`, large.bytes, small.bytes, GROWTH.bytes, 'bytes'))
      if (small?.scores && large?.scores)
        rows.push(multiple(`${what}: LCP`, large.scores.lcpMs, small.scores.lcpMs, GROWTH.lcp, 'ms'))
      if (!rows.length) throw new Error('The two sizes were not measured')
      return rows
    },
  }
}

async function besideLimit(subject: Subject, browser: Browser, path: string, options: LighthouseOptions) {
  const limit = await serveLimitPage(subject, browser, path)
  try {
    return await runInTurns([subject.served.url + path, `${limit.url}/`] as const, options)
  } finally {
    await limit.stop()
  }
}

async function oneApp(subject: Subject): Promise<string> {
  const apps = await subject.call<{ code: string; status: number }[]>(
    'GET',
    '/v1/publicsapps/',
    undefined,
    '',
  )
  return `/apps/${apps.find(({ status }) => status === 2)?.code}`
}
