import { existsSync } from 'node:fs'

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** The system's Chromium, by `CHROMIUM` or at a usual place; `undefined`: Playwright's own. */
export const systemChromium = process.env.CHROMIUM ?? USUAL_PLACES.find((path) => existsSync(path))

/**
 * What the browser tests run in: the same engine without a browser's windows where Debian's package of it is
 * installed (docs/decisions/0050), else the system's Chromium.
 */
export const testChromium =
  process.env.CHROMIUM ?? (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : systemChromium)

/** Keeps the browser off the network: the tests serve everything themselves. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
