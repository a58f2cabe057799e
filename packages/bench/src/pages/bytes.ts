import type { Browser } from '@playwright/test'
import { withPage } from '../browser.ts'
import type { Served } from '../process.ts'
import { signInContext } from '../session.ts'
import type { Subject } from '../subject.ts'
import { atMost, type Row } from '../table.ts'
import { type FirstLoad, firstLoad, sumOf, watchTraffic } from './traffic.ts'

const FIRST_FLIGHT = 14_000
const LIMIT_RATIO = 1.25
const REACT_KB = 85

/** Runs in the page: its inline code. Scripts inside a template are inert. */
const INLINE_CODE = `[...document.querySelectorAll('script:not([src]):not([type$=json])')]
  .reduce((sum, { textContent }) => sum + textContent.length, 0)`

const critical = (load: FirstLoad) => sumOf(load.beforeLcp, 'html', 'style', 'script', 'data')

/** Weighs the home page for a visitor who does nothing, beside its limit. */
export async function measureHome(
  subject: Subject,
  browser: Browser,
  limit: Served,
  label: string,
): Promise<{ rows: Row[]; bytes: number }> {
  const [ours, inline] = await withPage(browser, 'phone', async (page) => [
    await firstLoad(page, `${subject.served.url}/`),
    (await page.evaluate(INLINE_CODE)) as number,
  ])
  const bare = await withPage(browser, 'phone', (page) => firstLoad(page, `${limit.url}/`))
  const [bytes, least] = [critical(ours), critical(bare)]
  const of = (kind: string) => ours.all.filter((transfer) => transfer.kind === kind)
  const rows: Row[] = [
    atMost(`home, ${label}: HTML, CSS, JavaScript and data before LCP, brotli`, bytes, FIRST_FLIGHT, 'bytes'),
    {
      what: `home, ${label}: the same beside the derived limit`,
      figure: `${(bytes / least).toFixed(2)} ×`,
      beside: `${bytes} and ${least} bytes`,
      budget: `≤ ${LIMIT_RATIO} ×`,
      isMet: bytes <= LIMIT_RATIO * least,
    },
    {
      what: `home, ${label}: requests before LCP`,
      figure: String(ours.beforeLcp.length),
      beside: `${bare.beforeLcp.length} of the limit`,
      budget: 'the limit’s',
      isMet: ours.beforeLcp.length <= bare.beforeLcp.length,
    },
    atMost(`home, ${label}: JavaScript files before a visitor acts`, of('script').length, 0, 'requests'),
    atMost(`home, ${label}: JavaScript in the page, plain`, inline / 1000, 3, 'KB', 1),
    atMost(`home, ${label}: font files`, of('font').length, 2, 'files'),
    atMost(`home, ${label}: fonts`, sumOf(ours.all, 'font') / 1000, 60, 'KB', 1),
    {
      what: `home, ${label}: images on the first screen`,
      figure: kilobytes(sumOf(ours.all, 'image')),
      budget: '',
    },
  ]
  return { rows, bytes }
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`

/** Weighs the JavaScript after a dialog was opened, and of pages with a form. */
export async function measureReact(subject: Subject, browser: Browser): Promise<Row[]> {
  const { url } = subject.served
  const dialog = await withPage(browser, 'phone', async (page) => {
    const traffic = watchTraffic(page)
    await page.goto(`${url}/`)
    await page.locator('button[data-open-app]').first().tap()
    await page.getByRole('dialog').waitFor()
    return traffic()
  })
  const rows = [
    reactRow('home: JavaScript once a dialog has opened, brotli', sumOf(dialog, 'script')),
    {
      what: 'home: style sheets once a dialog has opened',
      figure: kilobytes(sumOf(dialog, 'style')),
      budget: '',
    },
  ]
  for (const path of ['/signin', '/register', '/account']) {
    const transfers = await withPage(browser, 'phone', async (page, context) => {
      if (path === '/account') await signInContext(context, subject)
      const traffic = watchTraffic(page)
      await page.goto(url + path)
      await page.locator('[type=submit][aria-disabled], [role=tabpanel]').first().waitFor()
      return traffic()
    })
    rows.push(reactRow(`${path}: JavaScript, brotli`, sumOf(transfers, 'script')))
  }
  return rows
}

const reactRow = (what: string, bytes: number) => {
  if (bytes === 0) throw new Error(`${what}: none came`)
  return atMost(what, bytes / 1000, REACT_KB, 'KB', 1)
}
