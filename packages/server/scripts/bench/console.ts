import { type Browser, chromium } from '@playwright/test'
import { openBrowser, withBrowser, withPage } from './browser.ts'
import { runLighthouse } from './lighthouse.ts'
import { median } from './load.ts'
import { freePort } from './process.ts'
import { scoresRow } from './scores.ts'
import { sessionOf, signInContext } from './session.ts'
import type { Subject } from './subject.ts'
import { atMost, multiple, type Row } from './table.ts'
import { sumOf, watchTraffic } from './traffic.ts'

const LIST = '/admin/requestappaccess'
const FIRST_ROW = 'main tbody tr'
/** 1.10 times what a minimal react-admin with one list brings (256 KB). */
const SCRIPT_KB = 282
const FIRST_ROW_RATIO = 1.05
const DESKTOP_SCORE = 95

/** Milliseconds from the navigation to the first row; in the page, before anything else. */
const WATCH_ROWS = `new MutationObserver((_changes, observer) => {
  if (!document.querySelector('${FIRST_ROW}')) return
  window.firstRowAt = performance.now()
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })`

/** The console's figures of one run. */
export function createConsole(runs: number) {
  return {
    /** JavaScript until the first list shows, in a browser that was never here. */
    weigh: (subject: Subject): Promise<Row[]> =>
      withBrowser((browser) =>
        withPage(browser, 'desktop', async (page, context) => {
          await signInContext(context, subject)
          const traffic = watchTraffic(page)
          await page.goto(subject.served.url + LIST)
          await page.locator(FIRST_ROW).first().waitFor()
          const transfers = await traffic()
          const scripts = sumOf(transfers, 'script')
          if (scripts === 0) throw new Error('No script came')
          return [
            atMost('console: JavaScript to the first list, brotli', scripts / 1000, SCRIPT_KB, 'KB'),
            {
              what: 'console: requests to the first list',
              figure: String(transfers.length),
              budget: '',
            },
          ]
        }),
      ),
    /** From the navigation to the first row with many rows behind it, and with few, in turns; medians. */
    firstRow: (subject: Subject, label: string, startFew: () => Promise<Subject>): Promise<Row[]> =>
      withBrowser(async (browser) => {
        const few = await startFew()
        const seen: { many: number[]; few: number[] } = { many: [], few: [] }
        // The first pair warms both servers up.
        for (let run = 0; run <= runs * 2; run++) {
          seen.few.push(await timeToFirstRow(browser, few))
          seen.many.push(await timeToFirstRow(browser, subject))
        }
        await few.remove()
        const what = `console: first row of the requests, ${label}, beside the same with few`
        const [many, least] = [median(seen.many.slice(1)), median(seen.few.slice(1))]
        return [multiple(what, many, least, FIRST_ROW_RATIO, 'ms')]
      }),
    /** Lighthouse's desktop on the way in, and on the first list of somebody who is signed in. */
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

const timeToFirstRow = (browser: Browser, subject: Subject) =>
  withPage(browser, 'desktop', async (page, context) => {
    await signInContext(context, subject)
    await page.addInitScript(WATCH_ROWS)
    await page.goto(subject.served.url + LIST)
    await page.locator(FIRST_ROW).first().waitFor()
    return (await page.evaluate('window.firstRowAt')) as number
  })

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
