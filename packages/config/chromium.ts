import { existsSync } from 'node:fs'

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The system's Chromium, by `CHROMIUM` or at a usual place; `undefined`: Playwright's own. */
export const systemChromium = process.env.CHROMIUM ?? USUAL_PLACES.find((path) => existsSync(path))

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
