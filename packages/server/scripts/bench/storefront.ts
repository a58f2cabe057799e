import type { Browser } from '@playwright/test'
import { openBrowser, withBrowser } from './browser.ts'
import { measureHome, measureReact } from './bytes.ts'
import { measureInteractions } from './interaction.ts'
import { type LighthouseOptions, runInTurns, runLighthouse, type Scores } from './lighthouse.ts'
import { serveLimitPage } from './limitPage.ts'
import { freePort } from './process.ts'
import { limitRow, paintRows, scoresRow } from './scores.ts'
import type { Subject } from './subject.ts'
import { multiple, type Row } from './table.ts'

const PAINT_RATIO = 1.05
const GROWTH = { lcp: 1.05, bytes: 1.1 }

/** The storefront's figures of one run of the bench; what grows with the catalogue is compared at its end. */
export function createStorefront(runs: number) {
  const homes = new Map<string, { bytes?: number; scores?: Scores }>()
  const remember = (label: string, seen: { bytes?: number; scores?: Scores }) =>
    homes.set(label, { ...homes.get(label), ...seen })

  return {
    /** Bytes, requests and the derived limit. */
    weigh: (subject: Subject, label: string): Promise<Row[]> =>
      withBrowser(async (browser) => {
        const limit = await serveLimitPage(subject, browser)
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
      withBrowser((browser) => measureInteractions(subject, browser, label, runs)),
    /**
     * Lighthouse's phone on the home page and on its limit.
     *
     * @param others how often it looks at each other kind of public page
     */
    async score(subject: Subject, label: string, others: number): Promise<Row[]> {
      const port = await freePort()
      const browser = await openBrowser([`--remote-debugging-port=${port}`])
      try {
        const [home, limit] = await besideLimit(subject, browser, { port, runs })
        remember(label, { scores: home })
        const rows = [
          scoresRow(`home, ${label}`, home, { budget: 100 }),
          multiple(
            `home, ${label}: LCP beside the derived limit`,
            home.lcpMs,
            limit.lcpMs,
            PAINT_RATIO,
            'ms',
          ),
          multiple(
            `home, ${label}: FCP beside the derived limit`,
            home.fcpMs,
            limit.fcpMs,
            PAINT_RATIO,
            'ms',
          ),
          ...paintRows(`home, ${label}`, home),
          limitRow(`the derived limit of home, ${label}`, limit),
        ]
        for (const path of others ? ['/apps', await oneApp(subject), '/signin'] : []) {
          const scores = await runLighthouse(subject.served.url + path, { port, runs: others })
          const name = path.startsWith('/apps/') ? '/apps/{code}' : path
          rows.push(
            scoresRow(`${name}, ${label}`, scores, { budget: 100 }),
            ...paintRows(`${name}, ${label}`, scores),
          )
        }
        return rows
      } finally {
        await browser.close()
      }
    },
    /** The home page with many apps beside the same with few. */
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

async function besideLimit(subject: Subject, browser: Browser, options: LighthouseOptions) {
  const limit = await serveLimitPage(subject, browser)
  try {
    return await runInTurns([`${subject.served.url}/`, `${limit.url}/`] as const, options)
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
