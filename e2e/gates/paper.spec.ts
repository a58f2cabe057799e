import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '@portal/contract/rules'
import { expect, test } from '../fixtures.ts'
import { artefact } from './pictures.ts'

/** Width between the margins of an A4 sheet, in CSS pixels. */
const A4_WIDTH = 718

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('the legal notice on paper', async ({ page, at, messages }) => {
      await page.goto(at('/terms'))
      const path = artefact(`terms-${language}-print.pdf`)
      await page.pdf({ path, format: 'A4' })
      expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-')
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: A4_WIDTH, height: 1100 })
      await page.screenshot({ path: artefact(`terms-${language}-print.jpg`), fullPage: true })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('heading', { name: messages.legal.terms.section0.title })).toBeVisible()
    })
  })
