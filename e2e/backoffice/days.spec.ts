import { readFile } from 'node:fs/promises'
import { interpolate } from '@portal/messages'
import { expect, test } from './console.ts'

const image = (name: string) =>
  readFile(new URL(`../../packages/server/demo/images/${name}`, import.meta.url))
const film = new URL('../../packages/server/demo/videos/front-desk.mp4', import.meta.url)

/** What an administrator does in a day, in the console and seen on the site. */
test.use({ viewport: { width: 1440, height: 900 } })

test('a new app with pictures in two languages and a film reaches the site', async ({
  page,
  openConsole,
  messages,
  portal,
}) => {
  test.setTimeout(120_000)
  const { appsAdmin } = messages
  const code = `E${Date.now().toString(36).toUpperCase()}`.slice(0, 10)
  await openConsole('/manageapps/create')
  const main = page.getByRole('main')
  await main.locator('[name=name]').fill('Banc d’essai')
  await main.locator('[name=code]').fill(code.toLowerCase())
  await main.getByRole('combobox', { name: new RegExp(appsAdmin.resource.fields.category) }).click()
  await page.getByRole('option', { name: messages.vocabulary.category[5] }).click()
  await main.getByRole('combobox', { name: new RegExp(appsAdmin.resource.fields.status) }).click()
  await page.getByRole('option', { name: messages.vocabulary.appStatus[2], exact: true }).click()
  await page.getByRole('tab', { name: appsAdmin.tabs.en }).click()
  await main.locator('[name=name_en]').fill('Test bench')
  await main.getByRole('button', { name: appsAdmin.saveThenMedia }).click()

  const slot = (kind: 'image' | 'video', language: 'fr' | 'en') =>
    page.getByRole('group', { name: `${appsAdmin.media[kind]} ${appsAdmin.media[language]}` })
  for (const [language, name] of [
    ['fr', 'price-curve.jpg'],
    ['en', 'sales-compass.jpg'],
  ] as const) {
    const file = { name, mimeType: 'image/jpeg', buffer: await image(name) }
    await slot('image', language).locator('input[type=file]').setInputFiles(file)
    await expect(slot('image', language).getByRole('img')).toBeVisible()
  }
  await slot('video', 'fr').locator('input[type=file]').setInputFiles(film.pathname)
  await expect(slot('video', 'fr').locator('video')).toBeVisible()

  const { data } = await portal.call('GET', '/v1/publicsapps/')
  const app = (data as { code: string; image: object; image_en: object; has_video: boolean }[]).find(
    (one) => one.code === code,
  )
  expect(app).toMatchObject({ has_video: true, image: expect.anything(), image_en: expect.anything() })
  await expect(async () => {
    const answer = await page.request.get(`/en/apps/${code}`)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('Test bench')
  }).toPass({ timeout: 60_000 })
})

test('two apps change places by keyboard; an open public page shows it without a reload', async ({
  page,
  context,
  openConsole,
  messages,
}) => {
  test.setTimeout(120_000)
  const site = await context.newPage()
  await site.goto('/')
  const names = () => site.locator('[data-app]:visible h3').allInnerTexts()
  const [first, second] = await names()
  await openConsole('/manageapps/order')
  const handle = page.getByRole('button', {
    name: new RegExp(`^${literal(first)}|${literal(first)}, position 1`),
  })
  await handle.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Space')
  await expect(page.getByText(messages.appsAdmin.order.saved)).toBeVisible()
  await expect(async () => {
    await site.reload()
    expect((await names()).slice(0, 2)).toEqual([second, first])
  }).toPass({ timeout: 10_000 })
})

const literal = (text = '') => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

test('thirty requests are granted at once, with a report', async ({
  page,
  openConsole,
  messages,
  newUser,
  portal,
}) => {
  test.setTimeout(120_000)
  const { data: apps } = await portal.call('GET', '/v1/publicsapps/')
  const online = (apps as { id: number; status: number; is_active_url: boolean }[]).find(
    ({ status, is_active_url }) => status === 2 && is_active_url,
  )
  const organisation = `Lot ${Date.now()}`
  for (let count = 0; count < 30; count++) {
    const person = await newUser()
    await portal.call('PUT', `/v1/users/account/${person.id}`, {
      token: person.access_token,
      body: { nom: 'Lot', prenom: `N${count}`, civility: 1, organisation, optin_email: false },
    })
    await portal.call('POST', `/v1/users/requestappaccess/${online?.id}`, {
      token: person.access_token,
      body: {},
    })
  }
  await openConsole(
    `/requestappaccess?perPage=50&filter=${encodeURIComponent(JSON.stringify({ q: organisation, state: 'waiting' }))}`,
  )
  await expect(page.getByRole('row')).toHaveCount(31)
  await page.getByRole('checkbox').first().check()
  await page
    .locator('[class*=BulkActionsToolbar]')
    .getByRole('button', { name: messages.requestsAdmin.act.grant })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: messages.requestsAdmin.act.grant }).click()
  await expect(page.getByText(messages.common.nodatas)).toBeVisible({ timeout: 30_000 })
  const done = interpolate(messages.console.bulk.done.split(' |||| ')[1] ?? '', { smart_count: 30 })
  await expect(page.getByText(done)).toBeVisible()
})

test('a person who is blocked is out at once', async ({ page, openConsole, messages, newUser, portal }) => {
  const person = await newUser()
  await openConsole(`/manageusers/${person.id}`)
  await page.getByRole('tab', { name: messages.usersAdmin.tabs.rights }).click()
  await page.getByRole('combobox', { name: new RegExp(messages.usersAdmin.resource.fields.status) }).click()
  await page.getByRole('option', { name: messages.vocabulary.userStatus[3] }).click()
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(async () => {
    expect((await portal.call('GET', '/v1/user/me/', { token: person.access_token })).status).toBe(401)
  }).toPass()
  const { email, password } = person
  expect((await portal.call('POST', '/v1/token/', { body: { email, password } })).status).toBe(401)
})

test('a parameter is changed, and acts', async ({
  page,
  openConsole,
  messages,
  portal,
  adminToken,
  newUser,
}) => {
  const { data } = await portal.call('GET', '/v1/parameters/', { token: adminToken })
  const parameter = (data as { id: number; parameter_name: string }[]).find(
    ({ parameter_name }) => parameter_name === 'users.validate',
  )
  try {
    await openConsole(`/parameters/${parameter?.id}`)
    await page.getByRole('main').getByRole('radio', { name: messages.common.yes }).check()
    await page.getByRole('main').locator('button[type=submit]').click()
    await expect(async () => {
      const person = await newUser()
      const me = await portal.call('GET', '/v1/user/me/', { token: person.access_token })
      expect(me.data.status).toBe(0)
    }).toPass()
  } finally {
    await portal.setParameter('users.validate', 'false')
  }
})
