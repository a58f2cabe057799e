import type { Browser, Page } from '@playwright/test'
import { withPage } from '../browser.ts'
import { median } from '../load.ts'
import type { Subject } from '../subject.ts'
import { atMost, type Row } from '../table.ts'

const SLOWED = 4
const BUDGET_MS = 48
const WORD = 'caisse'
const BETWEEN_KEYS_MS = 120
/** The entry of an event comes with the next frame. */
const SETTLE_MS = 300

/** Runs in the page first: keeps the longest interaction of the browser's event timing. */
const WATCH = `window.longestInteraction = 0
new PerformanceObserver((list) => {
  for (const { interactionId, duration } of list.getEntries())
    if (interactionId) window.longestInteraction = Math.max(window.longestInteraction, duration)
}).observe({ type: 'event', durationThreshold: 16, buffered: true })`

/** Measures the longest interaction with a page, on a processor slowed four times. */
async function longest(
  browser: Browser,
  url: string,
  runs: number,
  act: (page: Page) => Promise<void>,
): Promise<number> {
  const seen: number[] = []
  for (let run = 0; run < runs; run++)
    seen.push(
      await withPage(browser, 'phone', async (page, context) => {
        await page.addInitScript(WATCH)
        const devtools = await context.newCDPSession(page)
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
        await page.goto(url, { waitUntil: 'networkidle' })
        await act(page)
        await page.waitForTimeout(SETTLE_MS)
        return (await page.evaluate('window.longestInteraction')) as number
      }),
    )
  return median(seen)
}

/** A page of one button that changes colour: what browser and machine take by themselves. */
const ONE_BUTTON = `data:text/html,<meta name="viewport" content="width=device-width">
<button style="padding:2em" onclick="this.style.color = this.style.color ? '' : 'red'">x</button>`
const PRESSES = 5

/**
 * Waits until the list has changed and gives what it says: a figure counts only when the filter filtered.
 */
async function untilNarrowed(page: Page, act: () => Promise<void>) {
  const shown = page.locator('[data-count]')
  const before = await shown.textContent()
  await act()
  for (let looks = 0; (await shown.textContent()) === before; looks++) {
    if (looks > 100) throw new Error('The list did not change')
    await page.waitForTimeout(50)
  }
}

/** Chooses each category on the home page, and types a word into the search. */
export async function measureInteractions(
  subject: Subject,
  browser: Browser,
  label: string,
  runs: number,
): Promise<Row[]> {
  const { url } = subject.served
  const choosing = await longest(browser, `${url}/`, runs, async (page) => {
    const chips = page.locator('[data-act=category]')
    for (let index = 1; index < (await chips.count()); index++) {
      await (index === 1 ? untilNarrowed(page, () => chips.nth(1).tap()) : chips.nth(index).tap())
      await page.waitForTimeout(SETTLE_MS)
    }
  })
  const typing = await longest(browser, `${url}/apps`, runs, async (page) => {
    const field = page.getByRole('searchbox')
    await field.tap()
    await untilNarrowed(page, () => field.pressSequentially(WORD, { delay: BETWEEN_KEYS_MS }))
  })
  const pressing = await longest(browser, ONE_BUTTON, runs, async (page) => {
    for (let pressed = 0; pressed < PRESSES; pressed++) {
      await page.getByRole('button').tap()
      await page.waitForTimeout(SETTLE_MS)
    }
  })
  return [
    {
      what: `a page of one button that changes its colour, beside ${label}: longest interaction`,
      figure: `${Math.round(pressing)} ms`,
      budget: '',
    },
    atMost(`home, ${label}: longest interaction, choosing a category`, choosing, BUDGET_MS, 'ms'),
    atMost(`/apps, ${label}: longest interaction, typing in the search`, typing, BUDGET_MS, 'ms'),
  ]
}
