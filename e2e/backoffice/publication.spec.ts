import { expectAccessible } from '../axe.ts'
import { expect, test } from './console.ts'

const STUMBLING_BLOCK = 'Impubliable'
/** A publish hook that fails when the catalogue contains a certain word. */
const hook = `node -e 'fetch(process.env.CATALOGUE_URL).then((answer) => answer.text()).then((text) => {
  if (text.includes("${STUMBLING_BLOCK}")) throw new Error("Refused by the hook")
})'`

test.use({ viewport: { width: 1440, height: 900 }, settings: { PUBLISH_HOOK: hook, LOG_LEVEL: 'fatal' } })

test('a publication that fails is said on every page, and tried again', async ({
  page,
  openConsole,
  messages: { console, dashboard },
  portal,
  adminToken: token,
}) => {
  const { publication } = console
  const { data: apps } = await portal.call('GET', '/v1/publicsapps/')
  const path = `/v1/manageapps/${apps[0].id}`
  await openConsole(`/manageapps/${apps[0].id}`)
  const main = page.getByRole('main')
  const state = (name: string) => page.getByRole('banner').getByRole('button', { name, exact: true })
  await main.locator('[name=name]').fill(STUMBLING_BLOCK)
  await main.locator('button[type=submit]').press('Enter')
  await expect(state(publication.failed)).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(publication.nowFailed)).toBeVisible()

  await openConsole('/')
  await expect(page.getByText(dashboard.publicationFailed)).toBeVisible()
  await state(publication.failed).press('Enter')
  const details = page.locator('.MuiPopover-paper')
  await expect(details).toContainText('Refused by the hook')
  await expectAccessible(page)

  const { data: app } = await portal.call('GET', path, { token })
  const body = { ...app, name: apps[0].name }
  expect((await portal.call('PUT', `/v1/apps/${app.id}`, { token, body })).status).toBe(200)
  await details.getByRole('button', { name: publication.retry }).press('Enter')
  await expect(details).toContainText(publication.live, { timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(state(publication.live)).toBeVisible()
  await expect(page.getByText(dashboard.publicationFailed)).toHaveCount(0)
})
