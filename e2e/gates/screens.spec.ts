import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '@portal/contract/rules'
import { expect, test } from '../fixtures.ts'
import { requestsInAllStates } from './accesses.ts'
import { artefact, keep } from './pictures.ts'
import { adminPlaces, ownPlaces, publicPlaces, someUuid, visit } from './places.ts'

/** Between the margins of a sheet, in CSS pixels. */
const A4_WIDTH = 718

for (const language of LANGUAGES)
  test.describe(`screens in ${language}:`, () => {
    test.use({ language, contextOptions: { reducedMotion: 'reduce' } })
    test.setTimeout(180_000)

    test('public pages', async ({ page, portal, messages, at, quiet }) => {
      quiet.allow(/status of 404/)
      for (const place of await publicPlaces({ portal, messages, language })) {
        await visit(page, at(place.path), place)
        await keep(page, place, language)
      }
    })

    test('a person’s own pages', async ({ page, portal, messages, at, newUser, signIn }) => {
      const person = await newUser()
      await requestsInAllStates(portal, person.access_token)
      await signIn(page, person)
      for (const place of ownPlaces(messages)) {
        await visit(page, at(place.path), place)
        await keep(page, place, language)
      }
    })

    test('the lists of people', async ({ page, portal, messages, at, signIn }) => {
      await signIn(page, portal.admin)
      for (const place of adminPlaces(messages, await someUuid(portal))) {
        await visit(page, at(place.path), place)
        await keep(page, place, language)
      }
    })

    test('the legal notice on paper', async ({ page, at, messages }) => {
      await page.goto(at('/terms'))
      const path = artefact(`terms-${language}-print.pdf`)
      await page.pdf({ path, format: 'A4' })
      expect((await readFile(path)).subarray(0, 5).toString()).toBe('%PDF-')
      await page.emulateMedia({ media: 'print' })
      await page.setViewportSize({ width: A4_WIDTH, height: 1100 })
      await page.screenshot({ path: artefact(`terms-${language}-print.png`), fullPage: true })
      await expect(page.getByRole('banner')).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
      await expect(page.getByRole('heading', { name: messages.legal.terms.section0.title })).toBeVisible()
    })
  })
