/**
 * The options of the command. Each is also an environment variable and a key of the file:
 * `--base-path`, `PORTAL_GATE_BASE_PATH`, `basePath`.
 */
export const OPTIONS = {
  upstream: { type: 'string' },
  portal: { type: 'string' },
  app: { type: 'string' },
  'secret-file': { type: 'string' },
  'base-path': { type: 'string' },
  'strip-base': { type: 'boolean' },
  'public-url': { type: 'string' },
  'no-clock': { type: 'boolean' },
  'answer-timeout': { type: 'string' },
  host: { type: 'string' },
  port: { type: 'string' },
  'trust-proxy': { type: 'string' },
  'metrics-token': { type: 'string' },
  'forward-auth': { type: 'boolean' },
  'address-header': { type: 'string' },
} as const

export type OptionName = keyof typeof OPTIONS
/** Holds values as they were written, whatever the place. */
export type Values = Partial<Record<OptionName, string>>

export const OPTION_NAMES = Object.keys(OPTIONS) as OptionName[]

export const variableOf = (name: string) => `PORTAL_GATE_${name.toUpperCase().replaceAll('-', '_')}`
export const keyOf = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

export const HELP = `Makes the time limit of an access real before a demo.

  portal-gate --upstream URL --portal URL --app CODE --secret-file FILE [options]
  portal-gate --config FILE
  portal-gate check URL --portal URL --app CODE --secret-file FILE   (portal-gate check --help)

  --upstream URL        where the demo answers, for the gate alone: http://127.0.0.1:8501
  --portal URL          the portal's public address
  --app CODE            the app's code at the portal
  --secret-file FILE    holds the app's secret; or the variable PORTAL_GATE_SECRET
  --host, --port        where the gate listens (127.0.0.1, 8080)
  --public-url URL      the address that people use, where the Host header does not say it
  --base-path /CODE     where the demo lives on its host
  --strip-base          takes the base path out before the demo sees it
  --no-clock            leaves the demo's pages as they are
  --answer-timeout S    seconds in which the demo must begin its answer (60)
  --trust-proxy LIST    addresses of the front proxy, whose X-Forwarded-* count: 127.0.0.1,10.0.0.0/8
  --metrics-token TEXT  who may read /__gate/metrics from elsewhere (as a bearer)
  --forward-auth        hands nothing on: answers a front proxy's question whether a request may pass
  --address-header NAME where that proxy says what was asked for (X-Forwarded-Uri)
  --config FILE         the same in JSON, for one demo or several

Each option is also a variable (PORTAL_GATE_BASE_PATH) and a key of the file (basePath).`

/** Picks the options that have a value somewhere. */
export const pickOptions = (read: (name: OptionName) => string | undefined): Values =>
  Object.fromEntries(
    OPTION_NAMES.flatMap((name) => {
      const value = read(name)
      return value === undefined ? [] : [[name, value]]
    }),
  )
