import { type Browser, chromium } from '@playwright/test'
import { openBrowser, withBrowser, withPage } from '../browser.ts'
import { median } from '../load.ts'
import { runLighthouse } from '../pages/lighthouse.ts'
import { scoresRow } from '../pages/scores.ts'
import { sumOf, type Transfer, watchTraffic } from '../pages/traffic.ts'
import { freePort } from '../process.ts'
import { sessionOf, signInContext } from '../session.ts'
import type { Subject } from '../subject.ts'
import { multiple, type Row, times } from '../table.ts'
import { type MinimalConsole, serveMinimalConsole } from './minimalConsole.ts'

const LIST = '/admin/requestappaccess'
/** `Admin` without a router of its own keeps its pages behind a `#`. */
const MINIMAL_LIST = '/#/requestappaccess'
const FIRST_ROW = 'main tbody tr'
const SCRIPT_RATIO = 1.15
const FIRST_ROW_RATIO = 1.2
const DESKTOP_SCORE = 95

/** Runs in the page: milliseconds from the navigation to the first row. */
const WATCH_ROWS = `new MutationObserver((_changes, observer) => {
  if (!document.querySelector('${FIRST_ROW}')) return
  window.firstRowAt = performance.now()
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })`

/** Collects the console's figures of one run. */
export function createConsole(runs: number) {
  return {
    /** Weighs JavaScript until the first list, on a first visit, beside react-admin's own. */
    weigh: (subject: Subject): Promise<Row[]> =>
      withBrowser((browser) =>
        withMinimal(subject, async (minimal) => {
          const list = await transfersTo(browser, subject, subject.served.url + LIST)
          const ours = scriptsOf(list)
          const theirs = scriptsOf(await transfersTo(browser, subject, minimal.url + MINIMAL_LIST))
          const beside = 'console: JavaScript to the first list, brotli, beside a minimal react-admin'
          return [
            multiple(beside, ours, theirs, SCRIPT_RATIO, 'KB'),
            { what: 'console: requests to the first list', figure: String(list.length), budget: '' },
          ]
        }),
      ),
    /**
     * Measures from the navigation to the first row, in turns: the console with many rows, a minimal
     * react-admin with as many, and the console with few; medians.
     */
    firstRow: (subject: Subject, label: string, startFew: () => Promise<Subject>): Promise<Row[]> =>
      withBrowser((browser) =>
        withMinimal(subject, async (minimal) => {
          const few = await startFew()
          const sides = {
            few: { subject: few, url: few.served.url + LIST },
            many: { subject, url: subject.served.url + LIST },
            minimal: { subject, url: minimal.url + MINIMAL_LIST },
          }
          const seen = { few: [], many: [], minimal: [] } as Record<keyof typeof sides, number[]>
          // The first round warms the servers up.
          for (let run = 0; run <= runs * 2; run++)
            for (const [name, side] of Object.entries(sides) as [keyof typeof sides, Side][])
              seen[name].push(await timeToFirstRow(browser, side))
          await few.remove()
          const middle = (name: keyof typeof sides) => median(seen[name].slice(1))
          const what = `console: first row of the requests, ${label}, beside`
          return [
            multiple(
              `${what} a minimal react-admin`,
              middle('many'),
              middle('minimal'),
              FIRST_ROW_RATIO,
              'ms',
            ),
            times(`${what} the same with few`, middle('many'), middle('few'), 'ms'),
          ]
        }),
      ),
    /** Runs Lighthouse's desktop on the way in, and on the first list of a signed-in administrator. */
    async score(subject: Subject): Promise<Row[]> {
      const port = await freePort()
      const browser = await openBrowser([`--remote-debugging-port=${port}`])
      try {
        const options = { port, runs, device: 'desktop', keepsStorage: true } as const
        const out = await runLighthouse(`${subject.served.url}/admin`, options)
        await signInProfile(port, subject)
        const list = await runLighthouse(subject.served.url + LIST, options)
        return [
          scoresRow('console, signed out', out, { budget: DESKTOP_SCORE }),
          scoresRow('console, first list', list, { budget: DESKTOP_SCORE, isPublic: false }),
        ]
      } finally {
        await browser.close()
      }
    },
  }
}

/** A list and its portal, where an administrator is signed in. */
type Side = { subject: Subject; url: string }

const timeToFirstRow = (browser: Browser, { subject, url }: Side) =>
  withPage(browser, 'desktop', async (page, context) => {
    await signInContext(context, subject)
    await page.addInitScript(WATCH_ROWS)
    await page.goto(url)
    await page.locator(FIRST_ROW).first().waitFor()
    return (await page.evaluate('window.firstRowAt')) as number
  })

const transfersTo = (browser: Browser, subject: Subject, url: string) =>
  withPage(browser, 'desktop', async (page, context) => {
    await signInContext(context, subject)
    const traffic = watchTraffic(page)
    await page.goto(url)
    await page.locator(FIRST_ROW).first().waitFor()
    return traffic()
  })

/** Adds up the KB of scripts. */
function scriptsOf(transfers: Transfer[]): number {
  const scripts = sumOf(transfers, 'script')
  if (scripts === 0) throw new Error('No script came')
  return scripts / 1000
}

async function withMinimal<Result>(
  subject: Subject,
  work: (minimal: MinimalConsole) => Promise<Result>,
): Promise<Result> {
  const minimal = await serveMinimalConsole(subject)
  try {
    return await work(minimal)
  } finally {
    await minimal.stop()
  }
}

/** Lighthouse works in the profile that the browser was started with. */
async function signInProfile(port: number, subject: Subject): Promise<void> {
  const same = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [profile] = same.contexts()
  if (!profile) throw new Error('The browser has no profile')
  const page = await profile.newPage()
  await page.goto(`${subject.served.url}/robots.txt`)
  await page.evaluate(`Object.assign(localStorage, ${JSON.stringify(await sessionOf(subject))})`)
  await page.close()
  await same.close()
}
