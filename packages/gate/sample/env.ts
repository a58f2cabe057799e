/** Names a value that the demonstration cannot start with, and says what it must be. */
export class BadEnvironment extends Error {}

const APP_CODE = /^[A-Z0-9]{6,10}$/

/**
 * Reads and checks the demonstration's environment. Pure: the environment is an argument.
 *
 * @throws BadEnvironment
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const portalUrl = source.PORTAL_URL ?? ''
  if (!/^https?:\/\//.test(portalUrl) || !URL.canParse(portalUrl))
    throw new BadEnvironment('PORTAL_URL must be the http address of the portal.')
  return {
    host: source.HOST || '127.0.0.1',
    port: wholeNumber('PORT', source.PORT || '4000', 65_535),
    portalUrl: portalUrl.replace(/\/+$/, ''),
    apps: parseApps(source.GATE_APPS ?? ''),
    introspectEveryMs: wholeNumber('GATE_INTROSPECT_MS', source.GATE_INTROSPECT_MS || '30000', 600_000),
  }
}

function wholeNumber(name: string, text: string, max: number) {
  if (!/^\d{1,9}$/.test(text) || Number(text) > max)
    throw new BadEnvironment(`${name} must be a whole number up to ${max}.`)
  return Number(text)
}

function parseApps(text: string): Record<string, string> {
  const wrong = new BadEnvironment('GATE_APPS must be JSON like {"CARBONE24":"the app\'s secret"}.')
  let apps: unknown
  try {
    apps = JSON.parse(text)
  } catch {
    throw wrong
  }
  if (typeof apps !== 'object' || apps === null || Array.isArray(apps)) throw wrong
  const entries = Object.entries(apps)
  if (!entries.every(([code, secret]) => APP_CODE.test(code) && typeof secret === 'string' && secret !== ''))
    throw wrong
  return Object.fromEntries(entries)
}
