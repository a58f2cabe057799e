import { LANGUAGES, Roles } from '@portal/contract/rules'
import { expectAccessible } from '../axe.ts'
import { expect, test } from './console.ts'

for (const language of LANGUAGES)
  test.describe(`an editor, in ${language}:`, () => {
    test.use({ language, viewport: { width: 1440, height: 900 } })

    test('an administrator gives the role and takes it back', async ({
      page,
      openConsole,
      newUser,
      messages: { usersAdmin },
      portal,
      adminToken,
    }) => {
      const { id } = await newUser()
      const rolesNow = async () =>
        (await portal.call('GET', `/v1/manageusers/${id}`, { token: adminToken })).data.roles
      for (const [choice, roles] of [
        [usersAdmin.role.EDITOR, Roles.editor],
        [usersAdmin.role.USER, Roles.user],
      ] as const) {
        await openConsole(`/manageusers/${id}/rights`)
        await page.getByRole('combobox', { name: usersAdmin.resource.fields.roles }).click()
        await page.getByRole('option', { name: choice }).click()
        await page.getByRole('main').locator('button[type=submit]').click()
        await expect(page).toHaveURL(/manageusers(\?|$)/)
        expect(await rolesNow()).toBe(roles)
      }
    })

    test('finds the catalogue alone, from the site’s menu on', async ({
      page,
      newUser,
      signIn,
      at,
      portal,
      adminToken,
      messages: { appsAdmin, common, console, dashboard, shell },
    }) => {
      const editor = await newUser()
      await portal.call('PUT', `/v1/users/${editor.id}`, {
        token: adminToken,
        body: { roles: Roles.editor },
      })
      await signIn(page, editor)
      await page.goto(at('/'))
      await page.getByRole('button', { name: shell.accountMenu }).click()
      const menu = page.locator('#account-menu')
      await expect(menu.getByRole('link', { name: shell.adminApps, exact: true })).toBeVisible()
      await expect(menu.getByRole('link', { name: shell.adminUsers, exact: true })).toBeHidden()
      await menu.getByRole('link', { name: shell.admin, exact: true }).click()

      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { name: dashboard.editor.toComplete })).toBeVisible()
      await expect(page.getByRole('navigation').getByRole('link')).toHaveCount(3)
      await expectAccessible(page)

      await main.getByRole('list').getByRole('link').first().click()
      await page.getByRole('tab', { name: appsAdmin.tabs.settings }).click()
      await expect(main.locator('[name=url]')).toBeVisible()
      await expect(main.getByRole('button', { name: appsAdmin.credentials.button })).toHaveCount(0)
      await expect(main.getByRole('button', { name: appsAdmin.delete.button })).toHaveCount(0)
      await page.getByRole('tab', { name: appsAdmin.tabs.fr }).click()
      // No value of an earlier run of this test: an unchanged form is not saved.
      await main.locator('[name=version]').fill(`7.${editor.id}`)
      await main.locator('button[type=submit]').click()
      await expect(page).toHaveURL(/manageapps(\?|$)/)

      for (const path of ['requestappaccess', 'manageusers/1', 'parameters']) {
        await page.goto(`/admin/${path}`)
        await expect(main.getByText(common.accesForbidden)).toBeVisible()
        await expect(main.getByText(console.forbiddenEditor)).toBeVisible()
      }
      await expectAccessible(page)
      await main.getByRole('link', { name: console.openCatalogue }).press('Enter')
      await expect(page.getByRole('row').nth(1)).toBeVisible()
    })
  })
