import { expect, type Page } from '@playwright/test'
import { type Place, WIDTHS } from './places.ts'

/** Path of a file that the run leaves to be looked at. */
export const artefact = (name: string) => new URL(`../artefacts/${name}`, import.meta.url).pathname

/** Loads lazy pictures, which a full-page screenshot would miss. */
const loadPictures = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode().catch(() => {})
      }),
    ),
  )

/** Takes a screenshot at each width, after its title is there; `look` checks the page at each width. */
export async function keep(
  page: Page,
  { name, heading, title }: Pick<Place, 'name' | 'heading' | 'title'>,
  language: string,
  look: (width: keyof typeof WIDTHS) => Promise<void> = async () => {},
) {
  await expect(page.getByRole('heading', { level: 1, name: heading ?? title, exact: true })).toBeVisible()
  for (const label of Object.keys(WIDTHS) as (keyof typeof WIDTHS)[]) {
    await page.setViewportSize({ width: WIDTHS[label], height: 800 })
    await loadPictures(page)
    await page.screenshot({ path: artefact(`${name}-${language}-${label}.jpg`), fullPage: true })
    await look(label)
  }
}
