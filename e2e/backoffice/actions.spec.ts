import { readFile } from 'node:fs/promises'
import { interpolate } from '@portal/messages'
import { expect, test } from './console.ts'

/** Tests single actions of an administrator, each with what it must not do. */
test.use({ viewport: { width: 1440, height: 900 } })

const demo = (path: string) => new URL(`../../packages/demo/${path}`, import.meta.url)
/** Bytes a second: slow enough to cancel an upload. */
const SLOW_UPLOAD = 200_000

test('files: captions in two languages, one dropped, one refused, one stopped on its way', async ({
  page,
  context,
  openConsole,
  messages,
  portal,
  adminToken,
}) => {
  const { media } = messages.appsAdmin
  const { data: apps } = await portal.call('GET', '/v1/publicsapps/')
  const { id } = apps.at(-2)
  const slot = (kind: 'image' | 'video' | 'captions', of: 'fr' | 'en') =>
    page.getByRole('group', { name: `${media[kind]} ${media[of]}` })
  const stored = async () => (await portal.call('GET', `/v1/manageapps/${id}`, { token: adminToken })).data
  const before = await stored()
  await openConsole(`/manageapps/${id}/media`)

  for (const of of ['fr', 'en'] as const) {
    await slot('captions', of)
      .locator('input')
      .setInputFiles(demo(`videos/front-desk.${of}.vtt`).pathname)
    await expect(slot('captions', of)).toContainText(media.captionsInPlace, { timeout: 20_000 })
    await expect(slot('captions', of).getByRole('button', { name: media.remove })).toBeEnabled()
  }
  const { captions_src, captions_src_en } = await stored()
  expect([captions_src, captions_src_en].map((path) => path.endsWith('.vtt'))).toEqual([true, true])
  expect(captions_src_en).not.toBe(captions_src)

  const drop = async (name: string, type: string, content: Buffer) => {
    const dataTransfer = await page.evaluateHandle(
      ([base64, name, type]) => {
        const transfer = new DataTransfer()
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
        transfer.items.add(new File([bytes], name, { type }))
        return transfer
      },
      [content.toString('base64'), name, type] as const,
    )
    await slot('image', 'en').dispatchEvent('drop', { dataTransfer })
  }
  await drop('drawing.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(page.getByText(messages.common.fileTypeNotValid)).toBeVisible()
  expect((await stored()).img_src_en).toBe(before.img_src_en)
  await expect(slot('image', 'en')).toContainText(media.failed)
  await drop('picture.jpg', 'image/jpeg', await readFile(demo('images/nuances.jpg')))
  await expect(slot('image', 'en').getByText(media.failed)).toHaveCount(0)
  await expect(async () => {
    const { img_src_en } = await stored()
    expect(img_src_en).not.toBe(before.img_src_en)
    expect(img_src_en).toBeTruthy()
  }).toPass()

  const network = await context.newCDPSession(page)
  const limits = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: SLOW_UPLOAD }
  await network.send('Network.emulateNetworkConditions', limits)
  const video = { name: 'video.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(4_000_000) }
  await slot('video', 'en').locator('input').setInputFiles(video)
  await expect(slot('video', 'en').getByRole('progressbar')).toBeVisible()
  await expect(slot('video', 'en')).toContainText(
    new RegExp(interpolate(media.progress, { percent: '[1-9]\\d?' })),
  )
  await slot('video', 'en').getByRole('button', { name: media.cancel }).press('Enter')
  await expect(page.getByText(media.cancelled)).toBeVisible()
  await expect(slot('video', 'en').getByRole('progressbar')).toHaveCount(0)
  await expect(slot('video', 'en')).toBeFocused()
  expect((await stored()).video_src_en).toBe(before.video_src_en)
})

test('a person’s sessions are ended, and the person is out', async ({
  page,
  openConsole,
  messages: { usersAdmin },
  newUser,
  portal,
}) => {
  const { id, access_token: token, refresh_token } = await newUser()
  await openConsole(`/manageusers/${id}/account`)
  await page.getByRole('button', { name: usersAdmin.sessions.button }).press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(usersAdmin.sessions.text)
  await expect(dialog.getByRole('button').last()).toHaveText(usersAdmin.sessions.button)
  expect((await portal.call('GET', '/v1/user/me/', { token })).status).toBe(200)
  await dialog.getByRole('button').last().press('Enter')
  await expect(page.getByText(usersAdmin.sessions.done)).toBeVisible()
  expect((await portal.call('GET', '/v1/user/me/', { token })).status).toBe(401)
  const { data } = await portal.call('POST', '/v1/token/refresh/', { body: { refresh_token } })
  expect(data.status_code).toBe(401)
})

test('what is deleted together is reported, with what could not be and why', async ({
  page,
  openConsole,
  messages: { common, console },
  newUser,
  portal,
  adminToken,
  quiet,
}) => {
  quiet.allow(/status of 4\d\d/)
  const { email } = portal.admin
  const people = [await newUser(), await newUser()]
  for (const { id } of people) {
    const path = `/v1/manageusers/${id}`
    const { data } = await portal.call('GET', path, { token: adminToken })
    const body = { ...data, organisation: email }
    await portal.call('PUT', `/v1/users/${id}`, { token: adminToken, body })
  }
  await openConsole(`/manageusers?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`)
  await expect(page.getByRole('row')).toHaveCount(4)
  await page.getByRole('checkbox').first().press('Space')
  const toolbar = page.locator('[class*=BulkActionsToolbar]')
  await toolbar.getByRole('button', { name: common.delete }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: common.delete }).press('Enter')
  const [, several = ''] = console.bulk.deleted.split(' |||| ')
  await expect(dialog).toContainText(interpolate(several, { smart_count: 2 }))
  const failures = dialog.getByRole('row')
  await expect(failures).toHaveCount(2)
  await expect(failures.last()).toContainText(email)
  await expect(failures.last().getByRole('cell').last()).not.toBeEmpty()
  await dialog.getByRole('button', { name: console.close }).press('Enter')
  await expect(page.getByRole('row')).toHaveCount(2)
})

test('an export is text to a spreadsheet, whatever people wrote', async ({
  page,
  openConsole,
  newUser,
  portal,
  adminToken,
}) => {
  const { id, email } = await newUser()
  const { data } = await portal.call('GET', `/v1/manageusers/${id}`, { token: adminToken })
  const body = { ...data, organisation: '=HYPERLINK("https://exemple.fr";"Zut")', fonction: '+33;4' }
  await portal.call('PUT', `/v1/users/${id}`, { token: adminToken, body })
  await openConsole(`/manageusers?filter=${encodeURIComponent(JSON.stringify({ q: email }))}`)
  await expect(page.getByRole('row')).toHaveCount(2)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: /^exporter/i }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toMatch(/\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\ufeff"/)
  const [, row] = text.split('\r\n')
  expect(row).toContain(`;"${email}";`)
  expect(row).toContain(';"\'=HYPERLINK(""https://exemple.fr"";""Zut"")";"\'+33;4";')
})

test('signing out leaves nothing of anybody in the browser', async ({
  page,
  openConsole,
  newUser,
  portal,
  quiet,
}) => {
  // A call that is under way when the session ends is refused.
  quiet.allow(/Failed to load resource.*401/)
  const { email } = await newUser()
  await openConsole('/manageusers')
  await page.getByRole('main').locator('[name=q]').fill(email)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('checkbox').first().press('Space')
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^admin/i })
    .press('Enter')
  await page.getByRole('menuitem').last().press('Enter')
  await page.waitForURL(`${portal.url}/`)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toMatch(/@|_token|roles|user_apps|listParams|selectedIds/)
})

test('what could not be read is said, not taken for nothing, and read again', async ({
  page,
  openConsole,
  messages: { common, console, dashboard },
  newUser,
  quiet,
}) => {
  quiet.allow(/Failed to load resource/)
  const { id, email } = await newUser()
  const unreadable = /\/v1\/(manageusers|requestappaccess|manageapps)\b/
  const retry = page.getByRole('button', { name: common.retry }).first()
  await page.route(unreadable, (route) => route.abort())
  await openConsole('/')
  await expect(page.getByText(console.loadError)).toHaveCount(2, { timeout: 30_000 })
  await expect(page.getByText(dashboard.waitingNone)).toHaveCount(0)
  await openConsole('/manageapps/order')
  await expect(page.getByText(console.loadError)).toBeVisible({ timeout: 30_000 })
  await openConsole(`/manageusers/${id}`)
  await expect(page.getByText(console.loadError)).toBeVisible({ timeout: 30_000 })
  await page.unroute(unreadable)
  await retry.press('Enter')
  await expect(page.getByRole('main').locator('[name=email]')).toHaveValue(email)
})

test('a direct grant proposes the portal’s usual duration, and leads to what is open already', async ({
  page,
  openConsole,
  messages: { requestsAdmin, usersAdmin, vocabulary },
  newUser,
  portal,
  adminToken,
  quiet,
}) => {
  quiet.allow(/status of 409/)
  const { id } = await newUser()
  const { data: apps } = await portal.call('GET', '/v1/publicsapps/')
  const app = (apps as { id: number; status: number; code: string }[]).find(({ status }) => status === 2)
  const path = `/v1/manageapps/${app?.id}`
  const { data: stored } = await portal.call('GET', path, { token: adminToken })
  await portal.call('PUT', `/v1/apps/${app?.id}`, { token: adminToken, body: { ...stored, duration_id: 0 } })
  await portal.setParameter('dureeAcces', '4')
  try {
    await openConsole(`/manageusers/${id}/accesses`)
    await page.getByRole('button', { name: usersAdmin.grant.button }).press('Enter')
    const dialog = page.getByRole('dialog')
    const [apps, duration] = [dialog.getByRole('combobox').first(), dialog.getByRole('combobox').nth(1)]
    await expect(duration).toHaveText(vocabulary.duration[4])
    await apps.fill(app?.code ?? '')
    await page.getByRole('option', { name: app?.code }).click()
    await expect(duration).toHaveText(vocabulary.duration[4])
    await dialog.getByRole('button').last().press('Enter')
    await expect(page.getByText(usersAdmin.grant.done)).toBeVisible()

    await page.getByRole('button', { name: usersAdmin.grant.button }).press('Enter')
    await apps.fill(app?.code ?? '')
    await page.getByRole('option', { name: app?.code }).click()
    await dialog.getByRole('button').last().press('Enter')
    await expect(dialog.getByRole('alert')).toContainText(requestsAdmin.alreadyOpen)
    await dialog.getByRole('link', { name: usersAdmin.grant.existing }).press('Enter')
    await expect(page).toHaveURL(/requestappaccess\/\d+$/)
  } finally {
    await portal.setParameter('dureeAcces', '7')
    const { data: now } = await portal.call('GET', path, { token: adminToken })
    const body = { ...now, duration_id: stored.duration_id }
    await portal.call('PUT', `/v1/apps/${app?.id}`, { token: adminToken, body })
  }
})
