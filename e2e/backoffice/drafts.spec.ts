import { inLanguage, LANGUAGES, PREVIEW_ADDRESS, Roles } from '@portal/contract/rules'
import { messagesOf } from '@portal/messages'
import { expectAccessible } from '../axe.ts'
import { expect, test } from './console.ts'

/** The second language is for its words, on a phone: one preview and one publication show both. */
const [FIRST] = LANGUAGES

for (const language of LANGUAGES)
  test.describe(`a draft, in ${language}:`, () => {
    test.use({ language, viewport: { width: language === 'fr' ? 1440 : 360, height: 900 } })

    test('an editor drafts a change, looks at it, and publishes it', async ({
      page,
      context,
      newUser,
      signIn,
      portal,
      adminToken,
      at,
      messages: { appsAdmin },
    }) => {
      const { draft: words } = appsAdmin
      const editor = await newUser()
      const rights = { token: adminToken, body: { roles: Roles.editor } }
      await portal.call('PUT', `/v1/users/${editor.id}`, rights)
      const { data } = await portal.call('GET', '/v1/manageapps/?range=[0,0]', { token: adminToken })
      const { id, code } = data[0]
      const next = `Brouillon ${language}`
      const badgeNow = async () => (await portal.call('GET', `/v1/publicsapps/${id}`)).data[field]
      const field = language === 'fr' ? 'badge' : 'badge_en'
      const main = page.getByRole('main')
      const button = (name: string) => main.getByRole('button', { name, exact: true })

      await signIn(page, editor)
      await page.goto(at(`/admin/manageapps/${id}${language === 'fr' ? '' : '/en'}`))
      await main.locator(`[name=${field}]`).fill(next)
      await button(words.save).click()
      await expect(page.getByText(words.saved)).toBeVisible()
      await expect(main.getByText(words.continued)).toBeVisible()
      expect(await badgeNow()).not.toBe(next)
      await expectAccessible(page)

      await button(words.compare).press('Enter')
      await expect(page.getByRole('dialog').locator('ins')).toHaveText(next)
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await button(words.plan).click()
      await page.getByLabel(words.planAt).fill('2020-01-01T10:00')
      await expect(page.getByText(words.past)).toBeVisible()
      await expectAccessible(page)
      await page.getByLabel(words.planAt).fill('2099-01-01T10:00')
      await page.keyboard.press('Enter')
      await expect(button(words.planAgain)).toBeVisible()

      if (language === FIRST) {
        const opened = context.waitForEvent('page')
        await button(words.preview).click()
        const preview = await opened
        await expect(preview.getByText(messagesOf('fr').catalogue.preview)).toBeVisible({ timeout: 90_000 })
        await expect(preview.getByText(next).first()).toBeVisible()
        await expectAccessible(preview)
        await preview.goto(preview.url().replace(PREVIEW_ADDRESS, inLanguage('en', PREVIEW_ADDRESS)))
        await preview.setViewportSize({ width: 360, height: 900 })
        await expect(preview.getByText(messagesOf('en').catalogue.preview)).toBeVisible()
        await expectAccessible(preview)
        await preview.close()
      }

      await page.goto(at('/admin/manageapps/drafts'))
      const listed = main.getByRole('listitem').filter({ hasText: editor.nom }).first()
      await expect(listed).toBeVisible()
      await expectAccessible(page)
      await listed.getByRole('link').click()
      await button(words.continue).click()
      await expect(main.getByText(words.continued)).toBeVisible()
      await button(words.publish).click()
      await expect(page.getByText(words.published)).toBeVisible()
      await expect(main.getByText(words.continued)).toBeHidden()
      expect(await badgeNow()).toBe(next)
      if (language !== FIRST) return
      await expect
        .poll(async () => (await page.request.get(at(`/apps/${code}`))).text(), { timeout: 60_000 })
        .toContain(next)
    })

    test('a new app is kept where nobody sees it, found again, and published once', async ({
      page,
      openConsole,
      portal,
      adminToken,
      quiet,
      messages: { appsAdmin, vocabulary },
    }) => {
      const { draft: words, resource } = appsAdmin
      const code = `NEUVE${language.toUpperCase()}`
      const known = async () =>
        ((await portal.call('GET', '/v1/publicsapps/')).data as { code: string }[]).some(
          (app) => app.code === code,
        )
      const main = page.getByRole('main')
      await openConsole('/manageapps/create')
      await main.locator('[name=name]').fill(`Neuve ${language}`)
      await main.locator('[name=code]').fill(code)
      await main.getByRole('combobox', { name: resource.fields.category }).click()
      await page.getByRole('option', { name: vocabulary.category[1] }).click()
      await main.getByRole('button', { name: words.save }).click()
      await expect(page.getByText(words.saved)).toBeVisible()
      expect(await known()).toBe(false)

      await openConsole('/manageapps/drafts')
      await main.getByRole('link', { name: `Neuve ${language}` }).click()
      await expect(main.locator('[name=code]')).toHaveValue(code)
      if (language === FIRST) {
        await main.getByRole('button', { name: words.publish }).click()
        await expect(page).toHaveURL(/manageapps\/\d+\/media/)
        expect(await known()).toBe(true)
        return
      }
      // Its plan, or another editor, was quicker than the console's next look.
      quiet.allow(/status of 404/)
      const id = new URL(page.url()).searchParams.get('draft')
      await portal.call('POST', `/v1/drafts/${id}/publish/`, { token: adminToken, body: {} })
      await main.getByRole('button', { name: words.publish }).click()
      await expect(page.getByText(words.gone)).toBeVisible()
      await expect(main.getByRole('button', { name: words.publish })).toBeHidden()
    })
  })
