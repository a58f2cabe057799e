import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import process from 'node:process'
import { z } from 'zod'

/** A value of the environment that stops the start; the message names it. */
export class BadEnvironment extends Error {}

const DEFAULT_PARTNERS = [
  { clientId: 'partenaire-1', clientSecret: '', clientName: 'Partenaire 1' },
  { clientId: 'enseigne', clientSecret: '', clientName: 'Enseigne' },
]

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optional = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(blankIsUnset, schema.optional())
const withDefault = <Schema extends z.ZodType>(schema: Schema, value: z.input<Schema>) =>
  z.preprocess((given) => blankIsUnset(given) ?? value, schema)

const yesNo = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a port number')
const address = z
  .string()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http address')
const isAddressRange = (text: string) => {
  const [address = '', bits = '0', more] = text.trim().split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)] ?? -1
  return /^\d{1,3}$/.test(bits) && Number(bits) <= most && more === undefined
}
const wholeNumber = (least: number, sentence: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, sentence)
    .transform(Number)
    .refine((value) => value >= least, sentence)
/** Accepts `Name <address>` or an address. */
const isSender = (text: string) =>
  z.email().safeParse((/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text).trim()).success
/** Accepts what OpenID Connect asks for; plain http only on this machine, for development and tests. */
const isIssuer = (text: string) => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash } = new URL(text)
  const isLocal = hostname === 'localhost' || hostname === '127.0.0.1'
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && !search && !hash
}
const WAYS_IN = ['all', 'admins', 'off'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const
const PARTNER_FORM = 'must list { clientId, clientSecret, clientName } of one partner or more'
/** Accepts an origin as browsers write it: no path, no trailing slash. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text
const partner = z.object({
  clientId: z.string().regex(/^[a-z0-9-]{1,40}$/),
  clientSecret: z.string(),
  clientName: z.string().min(1),
})
const differ = (partners: { clientId: string }[]) =>
  new Set(partners.map(({ clientId }) => clientId)).size === partners.length

const Environment = z.object({
  NODE_ENV: optional(z.string()),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PORT: withDefault(port, '3000'),
  PUBLIC_URL: optional(address),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://, or be unset')),
  ADMIN_EMAIL: optional(z.email('must be an e-mail address')),
  ADMIN_PASSWORD: optional(z.string().min(8, 'must have at least 8 characters')),
  DEMO_DATA: optional(yesNo),
  DEMO_PORT: optional(port),
  LIMITS_FACTOR: withDefault(z.coerce.number('must be a number').positive('must be above 0'), '1'),
  AUTO_GRANT: withDefault(yesNo, 'false'),
  CONFIRM_EMAIL: withDefault(yesNo, 'false'),
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\/[^/?#]/, 'must start with smtp:// or smtps:// and name a server'),
  ),
  MAIL_FROM: withDefault(
    z.string().refine(isSender, 'must be a sender such as Portail <portail@exemple.fr>'),
    'Next Epsilon Apps <portail@exemple.fr>',
  ),
  MEDIA_STORE: optional(z.string().regex(/^s3:\/\/[^?/]+/, 'must look like s3://bucket?endpoint=…&region=…')),
  MEDIA_BASE_URL: optional(address),
  VIDEO_MAX_BYTES: withDefault(wholeNumber(1, 'must be a whole number above 0'), '500000000'),
  CORS_ORIGINS: withDefault(
    z
      .string()
      .transform((list) =>
        list
          .split(',')
          .map((one) => one.trim())
          .filter(Boolean),
      )
      .refine((list) => list.every(isOrigin), 'must be origins such as https://shop.exemple.fr'),
    '',
  ),
  TRUST_PROXY: optional(
    z
      .string()
      .refine(
        (list) => list.split(',').every(isAddressRange),
        'must be addresses such as 10.0.0.1 or 10.0.0.0/8',
      ),
  ),
  IDLE_ACCOUNT_MONTHS: withDefault(wholeNumber(0, 'must be a whole number, 0 or above'), '24'),
  CONTACT_EMAIL: withDefault(z.email('must be an e-mail address'), 'contact@exemple.fr'),
  PUBLISHER_NAME: withDefault(z.string(), 'Laboratoire d’innovation Epsilon'),
  PUBLISHER_ADDRESS: withDefault(z.string(), '1 rue de l’Exemple, 75000 Paris'),
  PUBLISHER_DIRECTOR: withDefault(z.string(), 'La direction du laboratoire'),
  PUBLISHER_HOST: withDefault(z.string(), 'Hébergeur Exemple, 75000 Paris'),
  NEWSLETTER_URL: withDefault(address, 'https://www.exemple.fr/newsletter'),
  PRIVACY_POLICY_URL: withDefault(address, 'https://www.exemple.fr/confidentialite'),
  PROVIDER_URL: withDefault(address, 'https://www.exemple.fr'),
  SECURITY_CONTACT: optional(
    z.string().regex(/^(?:https:\/\/|mailto:|tel:)\S+$/, 'must start with https://, mailto: or tel:'),
  ),
  SECURITY_POLICY_URL: optional(address),
  ACCESSIBILITY_STATUS: optional(z.enum(['not', 'partial', 'full'], 'must be not, partial or full')),
  ACCESSIBILITY_AUDITOR: optional(z.string()),
  ACCESSIBILITY_DATE: optional(z.iso.date('must be a day such as 2026-11-22')),
  ACCESSIBILITY_RATE: optional(
    wholeNumber(0, 'must be a percentage').refine((rate) => rate <= 100, 'must be a percentage'),
  ),
  ACCESSIBILITY_PLAN_URL: optional(address),
  ACCESSIBILITY_EMAIL: optional(z.email('must be an e-mail address')),
  PARTNERS: optional(
    z
      .string()
      .transform((text, context) => {
        try {
          return JSON.parse(text) as unknown
        } catch {
          context.addIssue('must be a JSON list')
          return z.NEVER
        }
      })
      .refine((list) => z.array(partner).min(1).safeParse(list).success, PARTNER_FORM)
      .pipe(z.array(partner).refine(differ, 'must not name a clientId twice')),
  ),
  PUBLISH_HOOK: optional(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(address),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(address),
  METRICS_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, no spaces'),
  ),
  OIDC_ISSUER: optional(z.string().refine(isIssuer, 'must be an https address')),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_SCOPE: withDefault(
    z.string().refine((text) => text.split(' ').includes('openid'), 'must contain openid'),
    'openid email profile',
  ),
  OIDC_LABEL: withDefault(
    z.string().regex(/^[^|]+\|[^|]+$/, 'must be the words on the button, French and English separated by |'),
    'Se connecter avec mon entreprise|Sign in with my company',
  ),
  OIDC_ADMIN_GROUP: optional(z.string()),
  OIDC_EDITOR_GROUP: optional(z.string()),
  LOCAL_PASSWORDS: withDefault(z.enum(WAYS_IN, `must be one of ${WAYS_IN.join(', ')}`), 'all'),
  WEBHOOKS_ALLOW_PRIVATE: withDefault(yesNo, 'false'),
  IMPORT_ALLOW_PRIVATE: withDefault(yesNo, 'false'),
  LOG_FILE: optional(z.string()),
  STOP_DELAY: withDefault(wholeNumber(0, 'must be a whole number of seconds'), '5'),
  LOG_LEVEL: withDefault(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
})

export const SETTINGS = Object.keys(Environment.shape)

export type Partner = z.output<typeof partner>
export type Config = ReturnType<typeof parseEnv>

/**
 * Reads and checks the configuration (.env.example). Pure: the environment is an argument.
 *
 * @throws BadEnvironment with one sentence that names the variable and says what it must be
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const { success, data, error } = Environment.safeParse(source)
  if (!success) {
    const issue = error.issues[0]
    throw new BadEnvironment(
      `${issue?.path[0]?.toString() ?? 'The environment'} ${issue?.message ?? 'is not valid'}.`,
    )
  }
  const production = data.NODE_ENV === 'production'
  if (production && data.DEMO_DATA) throw new BadEnvironment('DEMO_DATA must not be true in production.')
  if (Boolean(data.ADMIN_EMAIL) !== Boolean(data.ADMIN_PASSWORD))
    throw new BadEnvironment('ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or neither.')
  const company = companyOf(data)
  if (!company && data.LOCAL_PASSWORDS !== 'all')
    throw new BadEnvironment('LOCAL_PASSWORDS must be all while OIDC_ISSUER is not set.')
  if (data.ACCESSIBILITY_STATUS && !(data.ACCESSIBILITY_AUDITOR && data.ACCESSIBILITY_DATE))
    throw new BadEnvironment(
      'ACCESSIBILITY_STATUS needs ACCESSIBILITY_AUDITOR and ACCESSIBILITY_DATE: who found it, and when.',
    )
  const publicUrl = (data.PUBLIC_URL ?? `http://${data.HOST}:${data.PORT}`).replace(/\/+$/, '')
  const dataDir = resolve(data.DATA_DIR)
  return {
    production,
    /** Tests validate every answer; elsewhere it is cut to its schema. */
    checksAnswers: data.NODE_ENV === 'test',
    host: data.HOST,
    port: data.PORT,
    publicUrl,
    dataDir,
    database: data.DATABASE_URL ?? resolve(dataDir, 'portal.db'),
    admin:
      data.ADMIN_EMAIL && data.ADMIN_PASSWORD
        ? { email: data.ADMIN_EMAIL, password: data.ADMIN_PASSWORD }
        : null,
    demoData: data.DEMO_DATA,
    demoPort: data.DEMO_PORT ?? data.PORT + 1000,
    limitsFactor: data.LIMITS_FACTOR,
    autoGrant: data.AUTO_GRANT,
    confirmEmail: data.CONFIRM_EMAIL,
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM,
    mediaStore: data.MEDIA_STORE,
    mediaBaseUrl: (data.MEDIA_BASE_URL ?? `${publicUrl}/media`).replace(/\/+$/, ''),
    videoMaxBytes: data.VIDEO_MAX_BYTES,
    corsOrigins: data.CORS_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    /** Months after which an unused account is deleted, after a warning; 0 = never. */
    idleAccountMonths: data.IDLE_ACCOUNT_MONTHS,
    webhooksAllowPrivate: data.WEBHOOKS_ALLOW_PRIVATE,
    importAllowPrivate: data.IMPORT_ALLOW_PRIVATE,

    contactEmail: data.CONTACT_EMAIL,
    publisher: {
      name: data.PUBLISHER_NAME,
      address: data.PUBLISHER_ADDRESS,
      director: data.PUBLISHER_DIRECTOR,
      host: data.PUBLISHER_HOST,
    },
    newsletterUrl: data.NEWSLETTER_URL,
    privacyPolicyUrl: data.PRIVACY_POLICY_URL,
    providerUrl: data.PROVIDER_URL,
    security: {
      contact: data.SECURITY_CONTACT ?? `mailto:${data.CONTACT_EMAIL}`,
      policy: data.SECURITY_POLICY_URL,
    },
    accessibility: {
      status: data.ACCESSIBILITY_STATUS,
      auditor: data.ACCESSIBILITY_AUDITOR,
      date: data.ACCESSIBILITY_DATE,
      rate: data.ACCESSIBILITY_RATE,
      planUrl: data.ACCESSIBILITY_PLAN_URL,
      email: data.ACCESSIBILITY_EMAIL,
    },
    partners: data.PARTNERS ?? DEFAULT_PARTNERS,
    /** Partner of a request without a `Client-Id` (docs/product.md#partners). */
    defaultPartner: (data.PARTNERS ?? DEFAULT_PARTNERS).at(-1)?.clientId ?? 'enseigne',
    publishHook: data.PUBLISH_HOOK,
    /** True where OpenTelemetry's settings name a collector. */
    sendsTraces: Boolean(data.OTEL_EXPORTER_OTLP_ENDPOINT ?? data.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT),
    /** Whoever sends it may read `/metrics`; unset: this machine alone. */
    metricsToken: data.METRICS_TOKEN,
    /** Sign-in with the company's OpenID Connect provider; `null` without (docs/sign-in.md). */
    company,
    /** The people who may sign in with a password of the portal. */
    localPasswords: data.LOCAL_PASSWORDS,
    logLevel: data.LOG_LEVEL,
    logFile: data.LOG_FILE && resolve(data.LOG_FILE),
    /** Between SIGTERM, when `ready` turns to 503, and the first request that is refused. */
    stopDelayMs: data.STOP_DELAY * 1_000,
  }
}

export type CompanySettings = NonNullable<ReturnType<typeof companyOf>>

function companyOf(data: z.output<typeof Environment>) {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = data
  if (!issuer && !clientId && !clientSecret) return null
  if (!issuer || !clientId || !clientSecret)
    throw new BadEnvironment(
      'OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together, or none of them.',
    )
  const [fr = '', en = ''] = data.OIDC_LABEL.split('|').map((one) => one.trim())
  return {
    issuer,
    clientId,
    clientSecret,
    scope: data.OIDC_SCOPE,
    /** Words on the button. */
    label: { fr, en },
    /** Values of the `groups` claim that give the roles; without one, the role is given in the console. */
    adminGroup: data.OIDC_ADMIN_GROUP,
    editorGroup: data.OIDC_EDITOR_GROUP,
  }
}

/**
 * Reads this process's configuration: the environment, completed by a file `.env` in the folder.
 *
 * @throws BadEnvironment
 */
export function readEnv(): Config {
  if (existsSync('.env')) process.loadEnvFile('.env')
  return parseEnv(process.env)
}
