import { LANGUAGES } from '@portal/contract/rules'
import { expectAccessible } from '../axe.ts'
import { expect, test } from './console.ts'

for (const language of LANGUAGES)
  test(`a change of an app is read and taken back, in ${language}`, async ({
    page,
    openConsole,
    portal,
    adminToken,
    messages: { appsAdmin },
  }) => {
    const { data } = await portal.call('GET', '/v1/manageapps/?range=[0,0]', { token: adminToken })
    const { id, badge } = data[0]
    // One word: only words that differ are marked.
    const next = `Essai${language}`
    await portal.call('PUT', `/v1/apps/${id}`, { token: adminToken, body: { badge: next } })
    await openConsole(`/manageapps/${id}/history`)
    const change = page.getByRole('main').getByRole('listitem').filter({ hasText: next }).first()
    await expect(change.locator('ins')).toHaveText(next)
    await expectAccessible(page)
    await change.getByRole('button', { name: new RegExp(appsAdmin.history.undo) }).press('Enter')
    await expect(page.getByText(appsAdmin.history.undone)).toBeVisible()
    await expect(page.getByRole('heading', { name: appsAdmin.history.takenBack }).first()).toBeVisible()
    const after = await portal.call('GET', `/v1/manageapps/${id}`, { token: adminToken })
    expect(after.data.badge).toBe(badge)
  })
