import { spawnSync } from 'node:child_process'
import { testChromium } from '@portal/config/chromium'
import { preparePortal } from '@portal/demo/test'

/**
 * Prepares, once for the whole run, a browser and a portal with demonstration data that each worker copies.
 */
export default async function globalSetup() {
  if (!testChromium) downloadChromium()
  process.env.PORTAL_TEMPLATE = await preparePortal()
}

function downloadChromium() {
  console.log('No Chromium found: downloading Playwright’s own (once)…')
  const { status } = spawnSync('pnpm', ['exec', 'playwright', 'install', 'chromium'], { stdio: 'inherit' })
  if (status !== 0)
    throw new Error(
      'No Chromium: install one (Debian: apt-get install chromium), or set CHROMIUM to its path.',
    )
}
