import { BadSetting } from './badSetting.ts'
import { pattern, webAddress, wholeNumber } from './checks.ts'
import { read, readConfig } from './configFile.ts'
import { pickOptions, type Values, variableOf } from './options.ts'

type AppSettings = { code: string; secret: string; portalUrl: string }

export type DemoSettings = AppSettings & {
  /** Addresses the demo, with the path below its origin ('' for none); null where a front proxy hands on by itself. */
  upstream: { origin: string; path: string } | null
  /** Names the header in which that front proxy says what was asked for. */
  addressHeader: string
  basePath: string
  stripBase: boolean
  publicUrl: string | undefined
  secure: boolean
  hasClock: boolean
  answerTimeoutMs: number
}

export type Settings = {
  host: string
  port: number
  trustProxy: string[]
  metricsToken: string | undefined
  demos: DemoSettings[]
}

/** Joins the sources of settings; flags count most, then the file, then the environment. */
export type Sources = {
  flags: Values & { config?: string | undefined }
  env: Record<string, string | undefined>
  readFile: (path: string) => string
}

/** @throws BadSetting */
export function readSettings({ flags, env, readFile }: Sources): Settings {
  const { config, ...given } = flags
  const file = config ? readConfig(config, readFile) : { common: {}, demos: [{}] }
  const common = { ...fromEnvironment(env), ...file.common }
  const demos = file.demos.map((demo) => readDemo({ ...common, ...demo, ...given }, env, readFile))
  const shared = { ...common, ...given }
  const paths = demos.map(({ basePath }) => basePath)
  if (new Set(paths).size < paths.length)
    throw new BadSetting('Each demo needs a basePath of its own: two of them have the same.')
  const trustProxy = (shared['trust-proxy'] ?? '').split(',').flatMap((address) => address.trim() || [])
  if (trustProxy.length === 0 && demos.some(({ upstream }) => upstream === null))
    throw new BadSetting('--forward-auth needs --trust-proxy: the address of the front proxy that may ask.')
  return {
    host: shared.host ?? '127.0.0.1',
    port: wholeNumber('port', shared.port ?? '8080', 65_535),
    trustProxy,
    metricsToken: shared['metrics-token'],
    demos,
  }
}

/** Reads who the gate is at the portal. @throws BadSetting */
export function readApp({ flags, env, readFile }: Sources): AppSettings {
  return appOf({ ...fromEnvironment(env), ...flags }, env, readFile)
}

const fromEnvironment = (env: Sources['env']) => pickOptions((name) => env[variableOf(name)] || undefined)

const appOf = (values: Values, env: Sources['env'], readFile: Sources['readFile']): AppSettings => ({
  code: pattern('app', values.app, /^[A-Z0-9]{6,10}$/, 'the app’s code at the portal, like CARBONE24'),
  portalUrl: webAddress('portal', values.portal).href.replace(/\/+$/, ''),
  secret: readSecret(values, env, readFile),
})

function readDemo(values: Values, env: Sources['env'], readFile: Sources['readFile']): DemoSettings {
  const upstream = isOn(values['forward-auth']) ? null : webAddress('upstream', values.upstream)
  const app = appOf(values, env, readFile)
  const publicUrl = values['public-url'] ? webAddress('public-url', values['public-url']).href : undefined
  return {
    ...app,
    upstream: upstream && { origin: upstream.origin, path: upstream.pathname.replace(/\/+$/, '') },
    addressHeader: (values['address-header'] ?? 'X-Forwarded-Uri').toLowerCase(),
    basePath: pattern('base-path', values['base-path'] ?? '', /^(?:\/[\w.~-]+)*$/, 'a path like /CARBONE24'),
    stripBase: isOn(values['strip-base']),
    publicUrl,
    // Somebody who comes from a portal with TLS comes to a demo with TLS: a page on https opens no other well.
    secure: (publicUrl ?? app.portalUrl).startsWith('https:'),
    hasClock: !isOn(values['no-clock']),
    answerTimeoutMs: wholeNumber('answer-timeout', values['answer-timeout'] ?? '60', 3600) * 1000,
  }
}

function readSecret(values: Values, env: Sources['env'], readFile: Sources['readFile']): string {
  const file = values['secret-file']
  const secret = (file ? read(file, readFile) : (env.PORTAL_GATE_SECRET ?? '')).trim()
  if (secret) return secret
  throw new BadSetting(
    'The app’s secret is missing: give --secret-file, or set PORTAL_GATE_SECRET (console of the portal, app → credentials).',
  )
}

const isOn = (value: string | undefined) => value === 'true' || value === '1'
