import { LANGUAGES } from '@portal/contract/rules'
import { interpolate } from '@portal/messages'
import { expectAccessible } from '../axe.ts'
import { expect, test } from './console.ts'

for (const language of LANGUAGES)
  test.describe(`the settings, in ${language}:`, () => {
    test.use({ language, viewport: { width: 1440, height: 900 } })

    test('a wrong value is said beside its field, a right one is saved', async ({
      page,
      openConsole,
      messages: { parametersAdmin, common },
      portal,
      quiet,
    }) => {
      quiet.allow(/ERR_FAILED/)
      await portal.setParameter('access.useBy', '7')
      await openConsole('/parameters')
      const { settings, known } = parametersAdmin
      const field = page.getByRole('textbox', { name: known.access.useBy.label })
      await expect(field).toHaveValue('7')
      await expectAccessible(page)

      await field.fill('0')
      await expect(field).toHaveAccessibleDescription(
        new RegExp(interpolate(parametersAdmin.between, { min: 1, max: 365 })),
      )
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await field.press('Enter')
      await expect(page.getByText(settings.typed, { exact: true })).toBeVisible()
      await expectAccessible(page)

      await field.fill('9')
      await page.route('**/v1/parameters/*', (route) => route.abort())
      await field.press('Enter')
      await expect(page.getByText(common.networkError)).toBeVisible()
      await page.unroute('**/v1/parameters/*')
      await field.press('Enter')
      await expect(page.getByText(settings.saved, { exact: true })).toBeVisible()
      await page.reload()
      await expect(field).toHaveValue('9')
      await portal.setParameter('access.useBy', '7')
    })

    test('the second of two administrators is told, and keeps the choice', async ({
      page,
      openConsole,
      messages: { parametersAdmin },
      portal,
      adminToken,
      quiet,
    }) => {
      quiet.allow(/status of 409/)
      await portal.setParameter('access.pendingDays', '30')
      await openConsole('/parameters')
      const { settings, known } = parametersAdmin
      const field = page.getByRole('textbox', { name: known.access.pendingDays.label })
      await field.fill('12')
      const filter = JSON.stringify({ parameter_name: 'access.pendingDays' })
      const { data } = await portal.call('GET', `/v1/parameters/?filter=${encodeURIComponent(filter)}`, {
        token: adminToken,
      })
      await portal.call('PUT', `/v1/parameters/${data[0].id}`, {
        token: adminToken,
        body: { ...data[0], parameter_value: '20' },
      })
      await field.press('Enter')
      const value = interpolate(parametersAdmin.days.split(' |||| ')[1] ?? '', { smart_count: 20 })
      await expect(page.getByText(interpolate(settings.conflict, { value }))).toBeVisible()
      await expect(field).toHaveValue('12')
      await field.press('Enter')
      await expect(page.getByText(settings.saved, { exact: true })).toBeVisible()
      await portal.setParameter('access.pendingDays', '30')
    })

    test('the raw table stays under its own address', async ({
      page,
      openConsole,
      messages: { parametersAdmin },
    }) => {
      await openConsole('/parameters')
      await page.getByRole('link', { name: parametersAdmin.advanced.title }).press('Enter')
      await expect(page.getByRole('row', { name: /catalogue\.hideOffline/ })).toBeVisible()
    })
  })
