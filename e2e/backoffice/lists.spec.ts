import { expect, test } from './console.ts'

test('a list that cannot be read again says so, and no longer how many there were', async ({
  page,
  openConsole,
  messages: { common, console },
  quiet,
}) => {
  quiet.allow(/Failed to load resource/)
  const pages = page.locator('.MuiTablePagination-root')
  await openConsole('/manageapps')
  await expect(pages).toBeVisible()
  await page.route(/\/v1\/manageapps\b/, (route) => route.abort())
  await page.getByRole('main').locator('[name=q]').fill('comptoir')
  await expect(page.getByText(console.loadError)).toBeVisible({ timeout: 30_000 })
  await expect(pages).toHaveCount(0)
  await page.unroute(/\/v1\/manageapps\b/)
  await page.getByRole('button', { name: common.retry }).first().press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(pages).toBeVisible()
})

test('the order is searched, and changed with the mouse', async ({
  page,
  openConsole,
  messages: { appsAdmin },
}) => {
  await openConsole('/manageapps/order')
  const row = page.getByRole('main').getByRole('listitem')
  await expect(row.nth(2)).toBeVisible()
  const [first, , third] = await row.allInnerTexts()
  // Skips what MUI puts into the frame of the number's field.
  const nameOf = (text = '') => text.split('\n').find((line) => /\p{L}/u.test(line)) ?? ''
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByText(appsAdmin.order.noneFound)).toBeVisible()
  await page.getByRole('searchbox').fill(nameOf(third).toUpperCase())
  await expect(page.getByText(appsAdmin.order.findNext)).toBeVisible()

  await page.evaluate('window.scrollTo(0, 0)')
  const from = await row.nth(0).getByRole('button').first().boundingBox()
  const to = await row.nth(2).boundingBox()
  if (!from || !to) throw new Error('No rows on the screen')
  await page.mouse.move(from.x + 10, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 40, { steps: 5 })
  await page.mouse.move(to.x + 100, to.y + to.height - 8, { steps: 8 })
  await page.mouse.up()
  await expect(page.getByText(appsAdmin.order.saved)).toBeVisible()
  await expect(row.nth(2)).toContainText(nameOf(first))
})

test('filters that come with the address show what they hold, and are changed and cleared', async ({
  page,
  openConsole,
}) => {
  const filter = { asked: true, created_from: '2020-01-02', category: 2, app_id: 1 }
  const field = (name: string) => page.getByRole('main').locator(`[name=${name}]`)
  // The inputs come after their form, and the app is none of those that its field offers first.
  await page.route(/\/LaterFilterInput-/, async (route) => {
    await field('q').waitFor()
    await route.continue()
  })
  await page.route(/\/v1\/manageapps\?.*sort=/, (route) =>
    route.fulfill({ json: [], headers: { 'x-total-count': '0' } }),
  )
  await openConsole(`/requestappaccess?filter=${encodeURIComponent(JSON.stringify(filter))}`)
  await expect(field('created_from')).toHaveValue('2020-01-02')
  await expect(field('category')).toHaveValue('2')
  await expect(field('app_id')).not.toHaveValue('')
  await expect(field('asked')).toHaveValue('true')
  await field('created_from').fill('2020-03-04')
  await expect.poll(() => new URL(page.url()).searchParams.get('filter')).toContain('2020-03-04')
  await page.goto(page.url())
  await expect(field('created_from')).toHaveValue('2020-03-04')
  await field('created_from').fill('')
  await field('created_from').blur()
  await expect.poll(() => new URL(page.url()).searchParams.get('filter')).not.toContain('2020')
  await expect(field('category')).toHaveValue('2')
})

test('each figure of the dashboard leads to the requests that it counts', async ({
  page,
  openConsole,
  messages: { dashboard },
  newUser,
  portal,
  adminToken: token,
}) => {
  const { access_token } = await newUser()
  const { data: apps } = await portal.call('GET', '/v1/publicsapps/')
  const app = (apps as { id: number; status: number; is_active_url: boolean }[]).find(
    ({ status, is_active_url }) => status === 2 && is_active_url,
  )
  const { data: request } = await portal.call('POST', `/v1/users/requestappaccess/${app?.id}`, {
    token: access_token,
    body: {},
  })
  // Granted, opened and revoked: it still counts as granted and opened.
  const decide = (body: object) => portal.call('PUT', `/v1/requestapps/${request.id}`, { token, body })
  await decide({ status: 1, duration_id: 1 })
  const { data: launch } = await portal.call('GET', `/v1/apps/app_access/${request.id}`, {
    token: access_token,
  })
  const body = { id: request.id, status: 4, token: launch.token }
  await portal.call('POST', '/v1/users/enable_apps_access/', { token: access_token, body })
  await decide({ status: 3 })

  for (const figure of ['grants', 'openings'] as const) {
    await openConsole('/')
    const card = page.getByRole('link', { name: dashboard[figure] }).first()
    await expect(card).toContainText(/\d/)
    await card.press('Enter')
    await expect(page.getByRole('link', { name: 'Zoé Martin' }).first()).toBeVisible()
    await expect(page.getByRole('main').locator('[type=date]').first()).toHaveValue(/^\d{4}-/)
  }
})
