import type { Page } from '@playwright/test'
import { LANGUAGES } from '@portal/contract/rules'
import { expectAccessible } from '../axe.ts'
import { APPS, findApp } from '../gates/places.ts'
import { grantAndEnter } from '../running.ts'
import { expect, test } from './console.ts'

/** Opens a button's dialog, checks it, closes it, and expects the focus back on the button. */
async function lookAt(page: Page, name: string | RegExp) {
  const opener = page.getByRole('button', { name, exact: true }).first()
  const opened = page.locator('.MuiDialog-paper, .MuiPopover-paper').filter({ visible: true })
  await opener.press('Enter')
  await expect(opened).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(opened).toHaveCount(0)
  await expect(opener).toBeFocused()
}

for (const language of LANGUAGES)
  test.describe(`what opens over a page, in ${language}:`, () => {
    test.use({ language, viewport: { width: 1440, height: 900 } })

    test('the decisions on one request and on several', async ({ page, openConsole, messages }) => {
      const { action, decision } = messages.requestsAdmin
      await openConsole('/requestappaccess')
      await expect(page.getByRole('row').nth(2)).toBeVisible()
      await lookAt(page, new RegExp(`^${decision.otherDuration} – `))
      await lookAt(page, new RegExp(`^${action.refuse} – `))
      await lookAt(page, messages.console.keys.title)
      await lookAt(page, /^(Ajouter un filtre|Add filter)/)
      await page.getByRole('checkbox').nth(1).press('Space')
      await expect(page.locator('[class*=BulkActionsToolbar]').getByRole('button').first()).toBeVisible()
      await expectAccessible(page)
      await lookAt(page, messages.common.delete)
    })

    test('an app: its files, its credentials, its end', async ({
      page,
      openConsole,
      messages: { appsAdmin },
      portal,
    }) => {
      const { data: apps } = await portal.call('GET', '/v1/publicsapps/')
      await openConsole(`/manageapps/${apps[0].id}/media`)
      await lookAt(page, new RegExp(`^${appsAdmin.media.remove} :`))
      await lookAt(page, appsAdmin.delete.button)
      await openConsole(`/manageapps/${apps[0].id}/settings`)
      await lookAt(page, appsAdmin.credentials.button)
      await lookAt(page, appsAdmin.check.button)
    })

    test('an access that runs: more time', async ({
      page,
      portal,
      adminToken,
      openConsole,
      messages: { requestsAdmin },
      newUser,
    }) => {
      const { id: appId } = await findApp(portal, APPS.online, language)
      const { access_token: token } = await newUser()
      const { accessId } = await grantAndEnter({ portal, adminToken, token, appId })
      await openConsole(`/requestappaccess/${accessId}`)
      await lookAt(page, requestsAdmin.addTime.button)
    })

    test('a person: a grant, the sessions, the account’s end', async ({
      page,
      openConsole,
      messages: { usersAdmin },
      newUser,
    }) => {
      const { id } = await newUser()
      await openConsole(`/manageusers/${id}/accesses`)
      await lookAt(page, usersAdmin.grant.button)
      await lookAt(page, usersAdmin.delete.button)
      await openConsole(`/manageusers/${id}/account`)
      await lookAt(page, usersAdmin.sessions.button)
    })
  })
