import { expect, type Locator, type Page } from '@playwright/test'

const MOST_STOPS = 200

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Opens a page of the console with `g` and its letter; tries again while the console loads. */
export async function goTo(page: Page, letter: 'a' | 'r' | 'u' | 'p', path: string): Promise<void> {
  await expect(async () => {
    for (const key of ['g', letter]) await page.keyboard.press(key)
    await expect(page).toHaveURL(new RegExp(`/admin/${path}`), { timeout: 1000 })
  }).toPass()
}

/** Presses Tab until the focus is on a control. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await walkTo(target, key)
}

/** Follows a link or presses a button; `Space` ticks a box. */
export async function press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(target)
  await expect(target).toBeEnabled()
  await target.page().keyboard.press(key)
}

/** Replaces the text of a field. */
export async function write(field: Locator, text: string): Promise<void> {
  await tabTo(field)
  await field.page().keyboard.press('Control+A')
  await field.page().keyboard.insertText(text)
}

/** Chooses an option of a list. */
export async function choose(box: Locator, name: string): Promise<void> {
  const page = box.page()
  await press(box)
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('Home')
  await walkTo(page.getByRole('option', { name, exact: true }), 'ArrowDown')
  await page.keyboard.press('Enter')
}

/** Opens another tab of a form. */
export async function openTab(tab: Locator): Promise<void> {
  const page = tab.page()
  await tabTo(page.getByRole('tab', { selected: true }))
  await walkTo(tab, 'ArrowRight')
  await page.keyboard.press('Enter')
  await expect(tab).toHaveAttribute('aria-selected', 'true')
}

/** Gives a file to a button that asks for one. */
export async function giveFile(button: Locator, path: string): Promise<void> {
  const [chooser] = await Promise.all([button.page().waitForEvent('filechooser'), press(button)])
  await chooser.setFiles(path)
}

async function walkTo(target: Locator, key: string): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus(target)) return
    await target.page().keyboard.press(key)
  }
  throw new Error(`${target} is not reached with ${key}`)
}
