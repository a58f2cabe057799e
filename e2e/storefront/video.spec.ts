import type { Locator } from '@playwright/test'
import { interpolate } from '@portal/messages'
import { expect, test } from '../fixtures.ts'
import { APPS, findApp } from '../gates/places.ts'

const sizeOf = (dialog: Locator) =>
  dialog.evaluate((element: HTMLElement) => [element.offsetWidth, element.offsetHeight])

test('a visitor watches a video that is open to all: poster, captions, and nothing of it before', async ({
  page,
  portal,
  messages: { catalogue },
}) => {
  const { data: apps } = await portal.call('GET', '/v1/publicsapps/')
  const app = apps.find(({ code }: { code: string }) => code === APPS.publicVideo)
  const media: string[] = []
  page.on('request', (request) => {
    if (/\.(?:mp4|webm|ogg|mkv|vtt)(?:$|\?)/.test(request.url())) media.push(new URL(request.url()).pathname)
  })
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  const button = page.getByRole('button', { name: interpolate(catalogue.seeVideoOf, app) })
  await button.hover()
  await page.waitForLoadState('networkidle')
  expect(media).toEqual([])

  await button.click()
  const dialog = page.getByRole('dialog', { name: interpolate(catalogue.videoTitle, app) })
  await expect(dialog).toBeVisible()
  const video = dialog.locator('video')
  await expect
    .poll(() => video.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0)
  await expect(video).toHaveAttribute('poster', /\/media\//)
  expect(await sizeOf(dialog)).toEqual([800, 530])
  await expect(dialog.getByRole('button', { name: catalogue.videoFullScreen })).toBeHidden()
  await expect(video).toHaveAttribute('controlslist', 'nofullscreen')
  const captions = () =>
    video.evaluate(async (element: HTMLVideoElement) => {
      const [track] = element.textTracks
      if (track) track.mode = 'showing'
      return { language: track?.language, cues: track?.cues?.length ?? 0 }
    })
  await expect.poll(captions).toMatchObject({ language: 'fr', cues: expect.any(Number) })
  await expect.poll(async () => (await captions()).cues).toBeGreaterThan(0)
  expect(media).toContain(app.video_src.startsWith('/') ? app.video_src : `/media/${app.video_src}`)

  // On a phone the dialog is as high as its landscape video.
  await page.setViewportSize({ width: 360, height: 740 })
  expect((await sizeOf(dialog))[1]).toBeLessThan(370)

  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.locator('video')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('a video for those who are signed in asks a visitor who one is, and leads back to where one was', async ({
  page,
  portal,
  messages: { catalogue, shell },
}) => {
  await page.goto('/?category=3')
  const { name } = await findApp(portal, APPS.memberVideo, 'fr')
  await page.getByRole('button', { name: interpolate(catalogue.seeVideoOf, { name }) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(catalogue.videoIdentify)).toBeVisible()
  await expect(dialog.locator('video')).toBeHidden()
  for (const link of [shell.signin, shell.register])
    await expect(dialog.getByRole('link', { name: link })).toHaveAttribute(
      'href',
      /\?next=%2F%3Fcategory%3D3$/,
    )
})

test('whoever is signed in watches it, and may make it larger', async ({
  page,
  portal,
  newUser,
  signIn,
  messages: { catalogue },
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn(page, await newUser())
  await page.goto('/')
  const { name } = await findApp(portal, APPS.memberVideo, 'fr')
  await page.getByRole('button', { name: interpolate(catalogue.seeVideoOf, { name }) }).click()
  const dialog = page.getByRole('dialog')
  await expect
    .poll(() => dialog.locator('video').evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
    .toBeGreaterThan(0)
  await dialog.getByRole('button', { name: catalogue.videoFullScreen }).click()
  expect(await sizeOf(dialog)).toEqual([1200, 800])
})

test('a video whose address ran out while it was paused goes on where it stood', async ({
  page,
  portal,
  newUser,
  signIn,
  quiet,
  messages: { catalogue },
}) => {
  quiet.allow(/403/)
  await signIn(page, await newUser())
  let asked = 0
  await page.route(/\/media\/[^?]+\.(?:mp4|webm)\?/, async (route) => {
    asked += 1
    if (asked === 2) return route.fulfill({ status: 403 })
    if (asked > 2) return route.continue()
    // A player takes a part of a video and asks for the rest when it needs it.
    const whole = await route.fetch({ headers: { ...route.request().headers(), range: '' } })
    const file = await whole.body()
    const part = file.subarray(0, Math.floor(file.length * 0.7))
    const headers = { 'content-range': `bytes 0-${part.length - 1}/${file.length}`, 'accept-ranges': 'bytes' }
    return route.fulfill({ status: 206, headers: { ...whole.headers(), ...headers }, body: part })
  })
  await page.goto('/')
  const { name } = await findApp(portal, APPS.memberVideo, 'fr')
  await page.getByRole('button', { name: interpolate(catalogue.seeVideoOf, { name }) }).click()
  const dialog = page.getByRole('dialog')
  const video = dialog.locator('video')
  await video.evaluate((element: HTMLVideoElement) => {
    element.defaultPlaybackRate = element.playbackRate = 8
  })
  await expect.poll(() => video.evaluate(({ ended }: HTMLVideoElement) => ended)).toBe(true)
  expect(asked).toBeGreaterThan(2)
  await expect(video).toBeVisible()
  await expect(dialog.getByText(catalogue.videoError)).toBeHidden()
})
