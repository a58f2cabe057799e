import { LANGUAGES } from '@portal/contract/rules'
import { interpolate } from '@portal/messages'
import { expectAccessible } from '../axe.ts'
import { expect, test } from './console.ts'

const csv = (...lines: string[]) => ({
  name: 'catalogue.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
})

for (const language of LANGUAGES)
  test(`a file says what it would change before it does, in ${language}`, async ({
    page,
    openConsole,
    portal,
    adminToken,
    messages: { appsAdmin },
  }) => {
    const { transfer, resource } = appsAdmin
    const read = async () =>
      (await portal.call('GET', '/v1/manageapps/?range=[0,1]', { token: adminToken })).data
    const [one, other] = await read()
    // One word, so that it shares none with the badge before.
    const badge = crypto.randomUUID().slice(0, 8)
    await openConsole('/manageapps/transfer')
    await expectAccessible(page)
    const chooser = page.locator('input[type=file]')

    const opened = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: transfer.choose }).press('Enter')
    await (await opened).setFiles(
      csv('code,badge,category', `${one.code},${badge},`, `${other.code},,99`, 'X,,'),
    )
    await expect(page.getByText(transfer.refused)).toBeVisible()
    await expect(page.getByRole('button', { name: transfer.choose })).toBeFocused()
    const refused = page.getByRole('listitem').filter({ hasText: other.code })
    await expect(refused).toContainText(interpolate(transfer.place.csv, { place: 3 }))
    await expect(refused).toContainText(resource.fields.category)
    await expect(page.getByRole('button', { name: /^Import/ })).toHaveCount(0)
    await expectAccessible(page)

    await chooser.setInputFiles(csv('code,badge', `${one.code},${badge}`))
    await expect(page.getByText(transfer.planned)).toBeVisible()
    await expect(page.locator('ins')).toHaveText(badge)
    expect((await read())[0].badge).toBe(one.badge)
    await page.getByRole('button', { name: /^Import/ }).press('Enter')
    await expect(page.getByText(transfer.applied)).toBeVisible()
    expect((await read())[0].badge).toBe(badge)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: transfer.asJson }).click()
    const file = await (await download).path()
    await chooser.setInputFiles(file)
    await expect(page.getByText(transfer.nothing)).toBeVisible()
  })
