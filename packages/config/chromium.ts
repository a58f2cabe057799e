import { existsSync } from 'node:fs'

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

/** Path of the system's Chromium (`CHROMIUM`, or a usual place); `undefined` for Playwright's own. */
export const systemChromium = process.env.CHROMIUM ?? USUAL_PLACES.find((path) => existsSync(path))

/**
 * Browser of the tests: Debian's headless shell when installed
 * (docs/decisions/0050-ten-minutes-for-every-test.md), else the system's Chromium.
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

/**
 * The same for the tests. Their pages live for seconds: without the compilers that make long-running scripts quick, a
 * page takes three quarters of the processor time.
 */
export const testArguments = [...chromiumArguments, '--js-flags=--no-opt --no-maglev']
