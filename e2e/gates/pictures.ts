import { expect, type Page } from '@playwright/test'
import { type Place, WIDTHS } from './places.ts'

/** A file that the run leaves behind, to be looked at. */
export const artefact = (name: string) => new URL(`../artefacts/${name}`, import.meta.url).pathname

/** Pictures that wait for the visitor to scroll would be missing on a picture of the whole page. */
const loadPictures = (page: Page) =>
  page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = 'eager'
        return image.decode().catch(() => {})
      }),
    ),
  )

/** Takes the page at each width, after seeing that it shows its title. */
export async function keep(
  page: Page,
  { name, heading, title }: Pick<Place, 'name' | 'heading' | 'title'>,
  language: string,
) {
  await expect(page.getByRole('heading', { level: 1, name: heading ?? title, exact: true })).toBeVisible()
  for (const [label, width] of Object.entries(WIDTHS)) {
    await page.setViewportSize({ width, height: 800 })
    await loadPictures(page)
    await page.screenshot({ path: artefact(`${name}-${language}-${label}.png`), fullPage: true })
  }
}
