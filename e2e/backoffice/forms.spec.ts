import { readFile } from 'node:fs/promises'
import { STORAGE_KEYS } from '@portal/contract/rules'
import { interpolate } from '@portal/messages'
import { expect, test } from './console.ts'

/** Tests what can come between an administrator and a saved form, and the actions that need no mouse. */
test.use({ viewport: { width: 1440, height: 900 } })

test('the second of two administrators is told, and overwrites nothing unseen', async ({
  page,
  openConsole,
  portal,
  adminToken,
  newUser,
  messages,
  quiet,
}) => {
  quiet.allow(/status of 409/)
  const { id } = await newUser()
  const path = `/v1/manageusers/${id}`
  await openConsole(`/manageusers/${id}`)
  const main = page.getByRole('main')
  await main.locator('[name=organisation]').fill('La mienne')
  const { data } = await portal.call('GET', path, { token: adminToken })
  const body = { ...data, organisation: 'La leur', fonction: 'Acheteuse' }
  expect((await portal.call('PUT', `/v1/users/${id}`, { token: adminToken, body })).status).toBe(200)

  await main.locator('button[type=submit]').click()
  await expect(page.getByRole('dialog')).toContainText(messages.console.conflict.title)
  await page.keyboard.press('Enter')
  await expect(main.locator('[name=organisation]')).toHaveValue('La mienne')
  await expect(main.locator('[name=fonction]')).toHaveValue('Acheteuse')
  await main.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/manageusers(\?|$)/)
  const after = await portal.call('GET', path, { token: adminToken })
  expect(after.data).toMatchObject({ organisation: 'La mienne', fonction: 'Acheteuse' })
})

test('a session that ends in the middle of a form loses nothing', async ({
  page,
  openConsole,
  portal,
  adminToken,
  newUser,
  messages,
  quiet,
}) => {
  quiet.allow(/status of 401/)
  const { id } = await newUser()
  await openConsole(`/manageusers/${id}`)
  await page.getByRole('main').locator('[name=organisation]').fill('Maison neuve')
  await page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.setItem(key, 'ended')
    },
    [STORAGE_KEYS.accessToken, STORAGE_KEYS.refreshToken],
  )
  await page.getByRole('main').locator('button[type=submit]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(messages.console.session.title)
  await expect(dialog.locator('[name=email]')).toHaveValue(portal.admin.email)
  await page.keyboard.type(portal.admin.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/manageusers(\?|$)/)
  const { data } = await portal.call('GET', `/v1/manageusers/${id}`, { token: adminToken })
  expect(data.organisation).toBe('Maison neuve')
})

test('the card of a new app shows only what was chosen', async ({ page, openConsole, messages }) => {
  const { preview, resource } = messages.appsAdmin
  await openConsole('/manageapps/create')
  const card = page.getByRole('complementary', { name: preview.title }).getByRole('article').first()
  await expect(card.getByRole('heading')).toHaveText(preview.untitled)
  for (const category of Object.values(messages.vocabulary.category))
    await expect(card.getByText(category)).toHaveCount(0)
  await page.locator('[name=name]').fill('Comptoir')
  await page.getByRole('combobox', { name: resource.fields.category }).click()
  await page.getByRole('option', { name: messages.vocabulary.category[3] }).click()
  await expect(card.getByRole('heading')).toHaveText('Comptoir')
  await expect(card.getByText(messages.vocabulary.category[3])).toBeVisible()
})

test('a form says why it cannot be saved, and leads to the field', async ({
  page,
  openConsole,
  messages,
}) => {
  const { checklist, resource, toSave } = messages.appsAdmin
  await openConsole('/manageapps/create')
  const main = page.getByRole('main')
  await expect(main.getByText(toSave.complete)).toBeVisible()
  await main.getByRole('link', { name: resource.fields.code, exact: true }).press('Enter')
  await expect(main.locator('[name=code]')).toBeFocused()
  await main.locator('[name=code]').fill('AB')
  await expect(main.getByText(toSave.correct)).toBeVisible()
  await main.getByRole('link', { name: new RegExp(checklist.address) }).press('Enter')
  await expect(page).toHaveURL(/create\/settings#url$/)
  await expect(main.locator('[name=url]')).toBeFocused()
})

test('an image is pasted, and taken away by keyboard, which keeps its place', async ({
  page,
  openConsole,
  messages,
  portal,
}) => {
  const { media } = messages.appsAdmin
  const { data: apps } = await portal.call('GET', '/v1/publicsapps/')
  await openConsole(`/manageapps/${apps.at(-1).id}/media`)
  const slot = page.getByRole('group', { name: `${media.image} ${media.en}` })
  const file = await readFile(
    new URL('../../packages/demo/images/sales-compass.jpg', import.meta.url),
    'base64',
  )
  await slot.focus()
  await slot.evaluate((target, base64) => {
    const clipboardData = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    clipboardData.items.add(new File([bytes], 'image.jpg', { type: 'image/jpeg' }))
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, file)
  await expect(slot.getByRole('img')).toBeVisible()

  const remove = slot.getByRole('button', { name: new RegExp(`^${media.remove}`) })
  await expect(remove).toBeEnabled()
  await remove.press('Enter')
  await expect(page.getByRole('dialog')).toContainText(`${media.image} ${media.en}`)
  await expect(page.getByRole('dialog').getByRole('button').last()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(slot.getByRole('img')).toHaveCount(0)
  await expect(slot).toBeFocused()
})

for (const width of [768, 360])
  test(`a request is decided without scrolling sideways at ${width} pixels`, async ({
    page,
    openConsole,
    messages,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await openConsole('/requestappaccess')
    const grant = page
      .getByRole('row')
      .getByRole('button', { name: messages.requestsAdmin.action.grant })
      .first()
    await expect(grant).toBeInViewport({ ratio: 1 })
    const refuse = page.getByRole('button', { name: `${messages.requestsAdmin.action.refuse} – ` }).first()
    await refuse.click()
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  })

test('what was typed is not left behind without a question', async ({
  page,
  openConsole,
  messages: { console, shell },
  newUser,
}) => {
  const { id } = await newUser()
  await openConsole(`/manageusers/${id}`)
  const organisation = page.getByRole('main').locator('[name=organisation]')
  const leave = () =>
    page.getByRole('navigation').getByRole('link', { name: shell.adminApps, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await organisation.fill('Maison neuve')
  await page.getByRole('tab').nth(1).click()
  await expect(page).toHaveURL(/\/rights$/)
  await leave()
  await expect(dialog).toContainText(console.unsaved.text)
  await expect(dialog.getByRole('button', { name: console.unsaved.stay })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('tab').first().click()
  await expect(organisation).toHaveValue('Maison neuve')
  await leave()
  await dialog.getByRole('button', { name: console.unsaved.leave }).press('Enter')
  await expect(page).toHaveURL(/manageapps(\?|$)/)
})

test('an address of no tab leads to the form, one of no record says so', async ({
  page,
  openConsole,
  messages,
  newUser,
  quiet,
}) => {
  quiet.allow(/status of 404/)
  const { id } = await newUser()
  for (const path of ['/manageapps/1', `/manageusers/${id}`]) {
    await openConsole(`${path}/zzz`)
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
  }
  await openConsole('/manageapps/999999')
  await expect(page.getByText(messages.errors.not_found)).toBeVisible()
  await page.getByRole('link', { name: messages.console.backToList }).press('Enter')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
})

test('a parameter is deleted by a button that says so, after a sentence that says what follows', async ({
  page,
  openConsole,
  messages: { parametersAdmin, vocabulary },
  portal,
  adminToken,
}) => {
  const { data } = await portal.call('GET', '/v1/parameters/', { token: adminToken })
  const { id } = (data as { id: number; parameter_name: string }[]).find(
    ({ parameter_name }) => parameter_name === 'dureeAcces',
  ) ?? { id: 0 }
  await openConsole(`/parameters/${id}`)
  await page.getByRole('button', { name: parametersAdmin.delete.button }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(parametersAdmin.known.dureeAcces.label)
  await expect(dialog).toContainText(
    interpolate(parametersAdmin.delete.known, { value: vocabulary.duration[7] }),
  )
  await expect(dialog.getByRole('button').last()).toHaveText(parametersAdmin.delete.button)
  await page.keyboard.press('Escape')
})
