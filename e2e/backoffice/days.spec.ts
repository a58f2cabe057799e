import { LANGUAGES } from '@portal/contract/rules'
import { interpolate } from '@portal/messages'
import { expect, PASSWORD, test } from './console.ts'
import { choose, giveFile, goTo, openTab, press, tabTo, write } from './keyboard.ts'

const demo = (path: string) => new URL(`../../packages/demo/${path}`, import.meta.url).pathname
/** The second language is for its words: pace and site were seen in the first. */
const REQUESTS = { fr: 30, en: 15 }
const NEW_APP = {
  fr: 'with pictures in two languages and a video reaches the site',
  en: 'gets a picture',
} as const
/** Every so many requests one is refused. */
const REFUSED_EACH = 5
const FOUR_MINUTES = 240_000
/** Time in which a decision can be taken back, and some. */
const UNDO_MS = 10_000
/** The portal hashes two passwords at a time, so few people register together. */
const AT_ONCE = 3

for (const language of LANGUAGES)
  test.describe(`a day at the console without the mouse, in ${language}:`, () => {
    test.use({ language, viewport: { width: 1440, height: 900 } })

    test(`a new app ${NEW_APP[language]}`, async ({
      page,
      openConsole,
      messages: { appsAdmin, vocabulary },
      portal,
    }) => {
      const code = `E${Date.now().toString(36).toUpperCase()}`.slice(0, 10)
      const main = page.getByRole('main')
      const field = (name: string) => main.locator(`[name=${name}]`)
      const { fields } = appsAdmin.resource
      await openConsole('/')
      await goTo(page, 'a', 'manageapps')
      await press(main.locator('a[href$="/manageapps/create"]'))
      await write(field('name'), 'Banc d’essai')
      await write(field('code'), code.toLowerCase())
      await choose(main.getByRole('combobox', { name: new RegExp(fields.category) }), vocabulary.category[5])
      await choose(main.getByRole('combobox', { name: new RegExp(fields.status) }), vocabulary.appStatus[2])
      await openTab(page.getByRole('tab', { name: appsAdmin.tabs.en }))
      await write(field('name_en'), 'Test bench')
      await press(main.getByRole('button', { name: appsAdmin.saveThenMedia }))

      const slot = (kind: 'image' | 'video', of: 'fr' | 'en') =>
        page.getByRole('group', { name: `${appsAdmin.media[kind]} ${appsAdmin.media[of]}` })
      if (language === 'en') {
        await giveFile(slot('image', 'en').getByRole('button'), demo('images/sales-compass.jpg'))
        await expect(slot('image', 'en').getByRole('img')).toBeVisible()
        return
      }
      for (const [of, file] of [
        ['fr', 'images/price-curve.jpg'],
        ['en', 'images/sales-compass.jpg'],
      ] as const) {
        await giveFile(slot('image', of).getByRole('button'), demo(file))
        await expect(slot('image', of).getByRole('img')).toBeVisible()
      }
      for (const [of, file] of [
        ['fr', 'videos/front-desk.mp4'],
        ['en', 'videos/front-desk.en.webm'],
      ] as const) {
        await giveFile(slot('video', of).getByRole('button'), demo(file))
        await expect(slot('video', of).locator('video')).toBeVisible()
      }

      const { data } = await portal.call('GET', '/v1/publicsapps/')
      expect((data as { code: string }[]).find((one) => one.code === code)).toMatchObject({
        has_video: true,
        has_video_en: true,
        image: expect.anything(),
        image_en: expect.anything(),
      })
      for (const [path, name] of [
        [`/apps/${code}`, 'Banc d’essai'],
        [`/en/apps/${code}`, 'Test bench'],
      ] as const)
        await expect(async () => {
          const answer = await page.request.get(path)
          expect(answer.status()).toBe(200)
          expect(await answer.text()).toContain(name)
        }).toPass({ timeout: 90_000 })
    })

    const requests = REQUESTS[language]
    test(`${requests} requests are answered within four minutes`, async ({
      page,
      openConsole,
      messages: { requestsAdmin, common },
      portal,
      adminToken,
    }) => {
      const organisation = `Lot ${language} ${Date.now()}`
      await askTimes(portal, organisation, requests)
      await page.clock.install()
      await openConsole('/')
      await goTo(page, 'r', 'requestappaccess')
      await write(page.getByRole('main').locator('[name=q]'), organisation)
      const rows = page.getByRole('row')
      await expect(rows).toHaveCount(requests + 1)
      const { action, undo } = requestsAdmin
      const status = page.getByRole('status').filter({ hasText: /./ })
      const startedAt = Date.now()

      // From the search on, nothing but the keys of the legend.
      await tabTo(rows.nth(1).getByRole('button', { name: action.grant }).first())
      for (let left = requests - 1; left >= 0; left--) {
        const isRefusal = left % REFUSED_EACH === 0
        await page.keyboard.press(isRefusal ? 'r' : 'a')
        if (isRefusal) {
          await expect(page.getByRole('menuitem').first()).toBeFocused()
          await page.keyboard.press('Enter')
        }
        if (left === 0) break
        await expect(rows).toHaveCount(left + 1)
        await expect(status.last()).toContainText(String(left))
        await expect(rows.nth(1).locator(':focus')).toHaveAccessibleName(/ – N\d+ Lot, /)
        if (left !== requests - 2) continue
        // The last one was a slip.
        await page.keyboard.press('u')
        await expect(rows).toHaveCount(left + 2)
        await expect(page.locator(':focus')).toHaveAccessibleName(/ – N\d+ Lot, /)
        await page.keyboard.press('a')
        await expect(rows).toHaveCount(left + 1)
      }
      await expect(page.getByText(common.nodatas)).toBeVisible()
      expect(Date.now() - startedAt).toBeLessThan(FOUR_MINUTES)

      await page.clock.fastForward(UNDO_MS)
      await expect(page.getByRole('button', { name: undo.button })).toHaveCount(0)
      const filter = encodeURIComponent(JSON.stringify({ q: organisation }))
      await expect(async () => {
        const path = `/v1/requestappaccess/?filter=${filter}`
        const { data } = await portal.call('GET', path, { token: adminToken })
        const decided = data as { status: number; duration_id: number; reason: string | null }[]
        const refused = decided.filter(({ status }) => status === 2)
        expect(refused).toHaveLength(requests / REFUSED_EACH)
        for (const { reason } of refused) expect(reason).toBeTruthy()
        expect(decided.filter(({ status }) => status === 1)).toHaveLength(requests - refused.length)
      }).toPass()
    })

    // Order, decisions, people and settings are read in both languages in files of their own.
    if (language !== LANGUAGES[0]) return

    test('two apps change places; an open public page shows it', async ({
      page,
      context,
      openConsole,
      messages: { appsAdmin },
      at,
    }) => {
      const site = await context.newPage()
      await site.goto(at('/'))
      const names = () => site.locator('[data-app]:visible h3').allInnerTexts()
      const [first, second] = await names()
      await page.bringToFront()
      await openConsole('/manageapps')
      await press(page.getByRole('link', { name: appsAdmin.order.button }))
      const row = page.getByRole('main').getByRole('listitem').first()
      await expect(row).toContainText(first ?? '')
      await tabTo(row.getByRole('button').first())
      for (const key of ['Space', 'ArrowDown', 'Space']) await page.keyboard.press(key)
      await expect(page.getByText(appsAdmin.order.saved)).toBeVisible()
      await expect(async () => {
        await site.reload()
        await expect.poll(async () => (await names()).slice(0, 2), { timeout: 5000 }).toEqual([second, first])
      }).toPass({ timeout: 90_000 })
    })

    test('several requests are granted together, each for its own duration', async ({
      page,
      openConsole,
      messages: { requestsAdmin, common },
      portal,
      adminToken,
    }) => {
      const organisation = `Lot commun ${language} ${Date.now()}`
      await askTimes(portal, organisation, AT_ONCE)
      await openConsole('/')
      await goTo(page, 'r', 'requestappaccess')
      await write(page.getByRole('main').locator('[name=q]'), organisation)
      await expect(page.getByRole('row')).toHaveCount(AT_ONCE + 1)
      await tabTo(page.getByRole('checkbox').first())
      await page.keyboard.press('Space')
      const toolbar = page.locator('[class*=BulkActionsToolbar]')
      await tabTo(toolbar.getByRole('button', { name: requestsAdmin.action.grant }).first(), 'Shift+Tab')
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog')
      await expect(dialog).toContainText(requestsAdmin.decision.proposedDuration)
      await press(dialog.getByRole('button', { name: requestsAdmin.action.grant }))
      await expect(page.getByText(common.nodatas)).toBeVisible({ timeout: 30_000 })
      const [, several = ''] = requestsAdmin.decision.granted.split(' |||| ')
      await expect(page.getByText(interpolate(several, { smart_count: AT_ONCE }))).toBeVisible()
      const filter = encodeURIComponent(JSON.stringify({ q: organisation }))
      const path = `/v1/requestappaccess/?filter=${filter}`
      const { data } = await portal.call('GET', path, { token: adminToken })
      const granted = data as { status: number; duration_id: number; proposed_duration_id: number }[]
      expect(granted).toHaveLength(AT_ONCE)
      for (const { status, duration_id, proposed_duration_id } of granted)
        expect({ status, duration_id }).toEqual({ status: 1, duration_id: proposed_duration_id })
    })

    test('a person who is blocked is out at once', async ({
      page,
      openConsole,
      messages: { usersAdmin, vocabulary },
      newUser,
      portal,
    }) => {
      const { access_token, email, password } = await newUser()
      const main = page.getByRole('main')
      await openConsole('/')
      await goTo(page, 'u', 'manageusers')
      await write(main.locator('[name=q]'), email)
      await expect(page.getByRole('row')).toHaveCount(2)
      await press(page.getByRole('row').nth(1).getByRole('link').first())
      await openTab(page.getByRole('tab', { name: usersAdmin.tabs.rights }))
      await choose(
        main.getByRole('combobox', { name: new RegExp(usersAdmin.resource.fields.status) }),
        vocabulary.userStatus[3],
      )
      await press(main.locator('button[type=submit]'))
      await expect(async () => {
        expect((await portal.call('GET', '/v1/user/me/', { token: access_token })).status).toBe(401)
      }).toPass()
      expect((await portal.call('POST', '/v1/token/', { body: { email, password } })).status).toBe(401)
    })

    test('a parameter is changed, and a page of the site that stands open follows', async ({
      page,
      context,
      openConsole,
      messages: { parametersAdmin },
      portal,
      at,
    }) => {
      const { data } = await portal.call('GET', '/v1/publicsapps/')
      const offline = (data as { code: string; status: number }[]).find(({ status }) => status === 0)
      const site = await context.newPage()
      const card = site.locator(`[data-app] a[href$="/apps/${offline?.code}"]`).first()
      const lookAgain = () => site.goto(at(`/apps?q=${offline?.code}`))
      await lookAgain()
      await expect(card).toBeVisible()
      await page.bringToFront()
      try {
        await openConsole('/')
        await goTo(page, 'p', 'parameters')
        const hide = page.getByRole('switch', { name: parametersAdmin.known.catalogue.hideOffline.label })
        await tabTo(hide)
        await page.keyboard.press('Space')
        await expect(hide).toBeChecked()
        await expect(
          page.getByRole('main').getByText(parametersAdmin.settings.saved, { exact: true }),
        ).toBeVisible()
        await expect(async () => {
          await lookAgain()
          await expect(card).toHaveCount(0, { timeout: 1000 })
        }).toPass()
      } finally {
        await portal.setParameter('catalogue.hideOffline', 'false')
      }
    })
  })

type Portal = { call: (method: string, path: string, call?: { body: unknown }) => Promise<{ data: unknown }> }

/** Registers people of one organisation, each asking for the same online app. */
async function askTimes(portal: Portal, organisation: string, times: number) {
  const { data } = await portal.call('GET', '/v1/publicsapps/')
  const apps = data as { id: number; status: number; is_active_url: boolean }[]
  const appId = apps.find(({ status, is_active_url }) => status === 2 && is_active_url)?.id
  const register = (count: number) =>
    portal.call('POST', '/v1/users/', {
      body: {
        email: `lot-${crypto.randomUUID()}@exemple.fr`,
        password: PASSWORD,
        passwordConfirm: PASSWORD,
        prenom: `N${count}`,
        nom: 'Lot',
        civility: 1,
        consent: true,
        organisation,
        appId,
      },
    })
  for (let count = 0; count < times; count += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, place) => register(count + place)))
}
