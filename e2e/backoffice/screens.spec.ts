import { LANGUAGES } from '@portal/contract/rules'
import { expectAccessible } from '../axe.ts'
import { makeVisitPass } from '../visitPass.ts'
import { expect, test } from './console.ts'

const LISTS = ['requestappaccess', 'manageapps', 'manageusers', 'parameters'] as const
/** Addresses of lists that are not at their resource's own. */
const LISTED_AT: Partial<Record<(typeof LISTS)[number], string>> = { parameters: 'parameters/advanced' }
const WRITTEN_AT = {
  requestappaccess: null,
  manageapps: 'create',
  manageusers: null,
  parameters: 'create',
} as const

for (const language of LANGUAGES) {
  test.describe(`in ${language}`, () => {
    test.use({ language, viewport: { width: 1440, height: 900 } })

    test('the dashboard, and the order of the catalogue', async ({ page, openConsole }) => {
      await openConsole('/')
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
      await expectAccessible(page)
      await openConsole('/manageapps/order')
      await expect(page.getByRole('listitem').first()).toBeVisible()
      await expectAccessible(page)
    })

    test('the binder', async ({ page, openConsole }) => {
      await openConsole('/binder')
      await expect(page.getByRole('table').first()).toBeVisible()
      await expectAccessible(page)
    })

    test('visit passes: list, form, one that is new, and the page for print', async ({
      page,
      openConsole,
      portal,
      messages,
    }) => {
      const { id, name } = await makeVisitPass(portal)
      const main = page.getByRole('main')
      await openConsole('/visitpasses')
      await expect(page.getByRole('row').filter({ hasText: name }).first()).toBeVisible()
      await expectAccessible(page)
      await openConsole(`/visitpasses/${id}`)
      await expect(main.getByText(messages.visitPassesAdmin.guests.none)).toBeVisible()
      await expectAccessible(page)
      await openConsole('/visitpasses/create')
      await expect(main.getByRole('textbox').first()).toBeVisible()
      await expectAccessible(page)
      await openConsole(`/visitpasses/${id}/print`)
      await expect(main.getByRole('img')).toBeVisible()
      await expectAccessible(page)
    })

    for (const resource of LISTS)
      test(`${resource}: list, form, and one that is new`, async ({
        page,
        openConsole,
        portal,
        adminToken,
      }) => {
        await openConsole(`/${LISTED_AT[resource] ?? resource}`)
        await expect(page.getByRole('row').nth(1)).toBeVisible()
        await expectAccessible(page)
        const { data } = await portal.call('GET', `/v1/${resource}/?range=[0,0]`, { token: adminToken })
        await openConsole(`/${resource}/${data[0].id}`)
        const ready = resource === 'requestappaccess' ? 'heading' : 'textbox'
        await expect(page.getByRole('main').getByRole(ready).first()).toBeVisible()
        await expectAccessible(page)
        const create = WRITTEN_AT[resource]
        if (!create) return
        await openConsole(`/${resource}/${create}`)
        await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
        await expectAccessible(page)
      })

    test('a list without anything says so', async ({ page, openConsole, messages }) => {
      await openConsole(`/manageusers?filter=${encodeURIComponent(JSON.stringify({ q: 'zzzzzz' }))}`)
      await expect(page.getByText(messages.common.nodatas)).toBeVisible()
    })
  })
}

test('the specified addresses lead into the console', async ({ page, openConsole }) => {
  await openConsole('/')
  for (const [path, resource] of [
    ['/appsadmin', 'manageapps'],
    ['/usersadmin', 'manageusers'],
    ['/appsrequestadmin', 'requestappaccess'],
  ]) {
    await page.goto(path ?? '')
    await expect(page).toHaveURL(new RegExp(`/admin/${resource}`))
    await expect(page.getByRole('row').nth(1)).toBeVisible()
  }
})

test('a user without the role is told, and the server is asked for nothing', async ({
  page,
  newUser,
  signIn,
  messages,
}) => {
  await signIn(page, await newUser())
  await page.goto('/admin/requestappaccess')
  await expect(page.getByRole('heading', { name: messages.common.accesForbidden })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('a user without the role is told, whatever the browser’s storage says', async ({
  page,
  newUser,
  signIn,
  messages,
  quiet,
}) => {
  quiet.allow(/status of 403/)
  await signIn(page, await newUser())
  await page.addInitScript(() => localStorage.setItem('roles', 'USER,ADMIN'))
  await page.goto('/admin/manageusers')
  await expect(page.getByRole('heading', { name: messages.common.accesForbidden })).toBeVisible()
  await expect(page.getByRole('banner')).not.toContainText('undefined')
})
