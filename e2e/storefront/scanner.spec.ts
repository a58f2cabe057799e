import { chromium, type Page } from '@playwright/test'
import { testArguments, testChromium } from '@portal/config/chromium'
import { expect, test } from '../fixtures.ts'
import { makeVisitPass } from '../visitPass.ts'
import { qrVideo } from './qrVideo.ts'

/** Switches that answer the camera prompt, because the headless shell cannot ask. */
const ANSWERS = {
  yes: '--use-fake-ui-for-media-stream',
  no: '--use-fake-ui-for-media-stream=deny',
} as const

/** Opens the scan page in a Chromium whose camera shows this QR code. */
async function withCamera(
  baseURL: string,
  text: string,
  answer: keyof typeof ANSWERS,
  look: (page: Page) => Promise<void>,
) {
  const browser = await chromium.launch({
    ...(testChromium && { executablePath: testChromium }),
    args: [
      ...testArguments,
      ANSWERS[answer],
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${await qrVideo(text)}`,
    ],
  })
  try {
    const page = await browser.newPage({ baseURL, locale: 'fr-FR' })
    await page.goto('/debug/')
    await look(page)
  } finally {
    await browser.close()
  }
}

test('a QR code that is an address', async ({ baseURL, messages: { scanner } }) => {
  await withCamera(baseURL ?? '', 'https://exemple.fr/rayon?a=1', 'yes', async (page) => {
    await page.getByRole('button', { name: scanner.explore }).click()
    const dialog = page.getByRole('dialog', { name: scanner.title })
    await expect(dialog).toBeVisible()
    const width = await dialog.evaluate((element) => element.getBoundingClientRect().width)
    expect(width).toBeLessThanOrEqual(436)
    await expect(page.getByText('https://exemple.fr/rayon?a=1')).toBeVisible()
    await expect(page.getByText(scanner.isUrl, { exact: true })).toBeVisible()
    await expect(dialog).toBeHidden()
  })
})

test('the code of a visit pass leads to its page', async ({ baseURL, portal, messages: { scanner } }) => {
  const { path, name } = await makeVisitPass(portal)
  await withCamera(baseURL ?? '', (baseURL ?? '') + path, 'yes', async (page) => {
    await page.getByRole('button', { name: scanner.explore }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
  })
})

test('a QR code that is no address; the camera stays open when asked to', async ({
  baseURL,
  messages: { scanner, common },
}) => {
  await withCamera(baseURL ?? '', 'Rayon 12', 'yes', async (page) => {
    await page.getByLabel(scanner.continuous).check()
    await page.getByRole('button', { name: scanner.explore }).click()
    await expect(page.getByRole('dialog').getByText('Rayon 12')).toBeVisible()
    await expect(page.getByRole('dialog').getByText(scanner.isNotUrl, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: common.cancel }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByText('Rayon 12')).toBeVisible()
  })
})

test('a camera that one may not use', async ({ baseURL, messages: { scanner } }) => {
  await withCamera(baseURL ?? '', 'x', 'no', async (page) => {
    await page.getByRole('button', { name: scanner.explore }).click()
    await expect(page.getByRole('alert')).toHaveText(scanner.refused)
  })
})

test('a device without a camera', async ({ page, messages: { scanner, common } }) => {
  await page.goto('/debug/')
  await page.getByRole('button', { name: scanner.explore }).click()
  await expect(page.getByRole('alert')).toHaveText(scanner.noCamera)
  await page.getByRole('button', { name: common.cancel }).click()
  await expect(page.getByRole('button', { name: scanner.explore })).toBeFocused()
})

for (const [what, spoil, key] of [
  ['a camera that gives no picture within three seconds', noPicture, 'timeout'],
  ['a browser without a camera API', noApi, 'apiMissing'],
  ['an insecure address', insecure, 'insecure'],
] as const)
  test(what, async ({ page, messages: { scanner } }) => {
    await page.addInitScript(spoil)
    await page.goto('/debug/')
    await page.getByRole('button', { name: scanner.explore }).click()
    await expect(page.getByRole('alert')).toHaveText(scanner[key])
  })

function noPicture() {
  navigator.mediaDevices.getUserMedia = async () => new MediaStream()
}
function noApi() {
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined })
}
function insecure() {
  Object.defineProperty(window, 'isSecureContext', { value: false })
}
