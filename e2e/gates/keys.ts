import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 140

/** Tells whether the focused element shows a ring, is in the window and not under the top bar. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    const { top, bottom, left, right } = element.getBoundingClientRect()
    const bar = element.closest('.bar, .skip, dialog, [popover]') ? null : document.querySelector('.bar')
    return {
      element: element.outerHTML.slice(0, 120),
      hasRing: (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none',
      isInView:
        bottom > (bar?.getBoundingClientRect().bottom ?? 0) &&
        top < innerHeight &&
        right > 0 &&
        left < innerWidth,
    }
  })

/** @returns whether anything has the focus; expects it to be visible once smooth scrolling has ended */
async function expectVisibleFocus(page: Page) {
  let focus = await focused(page)
  await expect(async () => {
    focus = await focused(page)
    if (focus) expect(focus, focus.element).toMatchObject({ hasRing: true, isInView: true })
  }).toPass({ timeout: 3000 })
  return focus !== null
}

/** Presses Tab until the focus is there, and expects every stop on the way to be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} is not reached with Tab`)
}

/** Tabs from the first stop until the focus leaves the page: there is no trap. */
export async function throughThePage(page: Page): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press('Tab')
    if (!(await expectVisibleFocus(page))) return
  }
  throw new Error('The focus does not leave the page')
}
