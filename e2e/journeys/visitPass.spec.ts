import { DAY_MS, LANGUAGES, parisLocal } from '@portal/contract/rules'
import { interpolate } from '@portal/messages'
import { expectExemplary } from '../axe.ts'
import { expect, test } from '../backoffice/console.ts'
import { APPS, findApp } from '../gates/places.ts'
import { makeVisitPass } from '../visitPass.ts'
import { fillRegistration } from './visitorJourney.ts'

for (const language of LANGUAGES)
  test.describe(`in ${language}`, () => {
    test.use({ language })

    test('an administrator makes a pass of one seat; who comes first has the app, who comes second reads why not', async ({
      page,
      browser,
      baseURL,
      portal,
      openConsole,
      messages,
      at,
    }) => {
      const { account, common, shell, visit, visitPassesAdmin: words } = messages
      const fields = words.resource.fields
      const app = await findApp(portal, APPS.online, 'fr')
      const shown = await findApp(portal, APPS.online, language)
      const name = `Salon ${language}`
      await openConsole('/visitpasses/create')
      const main = page.getByRole('main')
      await main.getByLabel(fields.name).fill(name)
      await main.getByLabel(fields.app_ids).fill(app.name)
      await page.getByRole('option', { name: app.name }).click()
      await main.getByLabel(fields.seats, { exact: false }).fill('1')
      await main.getByLabel(fields.opens_at).fill(parisLocal(new Date(Date.now() - 60_000)))
      // Far away: other tests move the clock of the portal.
      await main.getByLabel(fields.closes_at).fill(parisLocal(new Date(Date.now() + 365 * DAY_MS)))
      await main.getByRole('button', { name: common.save }).click()
      await main.getByRole('link', { name: words.code.print }).click()
      await expect(main.getByRole('img', { name: words.code.title })).toBeVisible()
      const address = await main.getByText(/\/visit#/).textContent()
      const { hash } = new URL(`http://${address}`)

      const visitor = {
        email: `essai-${crypto.randomUUID()}@exemple.fr`,
        password: 'Essai-2026!ok',
        prenom: 'Léa',
        nom: 'Petit',
      }
      const first = await browser.newContext({ baseURL: baseURL ?? '' })
      const phone = await first.newPage()
      await phone.goto(at('/visit') + hash)
      await expect(phone.getByRole('heading', { name })).toBeVisible()
      expect(phone.url()).not.toContain(hash)
      await expectExemplary(phone)
      await phone.getByRole('link', { name: visit.register }).click()
      expect(phone.url()).not.toContain(hash.slice(1))
      await expect(phone.getByText(interpolate(visit.registerFor, { name }))).toBeVisible()
      await fillRegistration(phone, messages, visitor)
      await phone.getByRole('button', { name: account.welcomeGo }).click()
      await expect(phone).toHaveURL(new RegExp(at('/userapps')))
      await expect(phone.getByRole('listitem').filter({ hasText: shown.name })).toBeVisible()
      await phone.goto(at('/visit') + hash)
      await expect(phone.getByText(visit.takenBefore)).toBeVisible()
      await phone.getByRole('link', { name: shell.myApps }).last().click()
      await expect(phone).toHaveURL(new RegExp(at('/userapps')))
      await first.close()

      const second = await browser.newContext({ baseURL: baseURL ?? '' })
      const other = await second.newPage()
      await other.goto(at('/visit') + hash)
      await expect(other.getByText(visit.full)).toBeVisible()
      await expectExemplary(other)
      await second.close()

      await main.getByRole('link', { name: words.print.back }).click()
      await expect(main.getByRole('link', { name: 'Léa Petit' })).toBeVisible()
    })

    test('who has an account signs in, and has the seat without another press', async ({
      page,
      portal,
      newUser,
      messages: { signin, visit },
      at,
    }) => {
      const pass = await makeVisitPass(portal)
      const zoe = await newUser()
      await page.goto(at(pass.path))
      await page.getByRole('link', { name: visit.signin }).click()
      await expect(page.getByText(interpolate(visit.signinFor, pass))).toBeVisible()
      await page.locator('[name=email]').fill(zoe.email)
      await page.locator('[name=password]').fill(zoe.password)
      await page.getByRole('button', { name: signin.title }).click()
      await expect(page.getByText(visit.taken)).toBeVisible()
      await page.reload()
      await expect(page.getByText(visit.takenBefore)).toBeVisible()
    })
  })
