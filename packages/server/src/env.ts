import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import process from 'node:process'
import type { z } from 'zod'
import { Environment } from './env/environment.ts'

/** A value of the environment that stops the start; the message names it. */
export class BadEnvironment extends Error {}

const DEFAULT_PARTNERS = [
  { clientId: 'partenaire-1', clientSecret: '', clientName: 'Partenaire 1' },
  { clientId: 'enseigne', clientSecret: '', clientName: 'Enseigne' },
]

export type Config = ReturnType<typeof parseEnv>

/**
 * Reads and checks the configuration (.env.example). Pure: the environment is an argument.
 *
 * @throws BadEnvironment with one sentence that names the variable and says what it must be
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const data = read(source)
  assertTogether(data)
  const publicUrl = (data.PUBLIC_URL ?? `http://${data.HOST}:${data.PORT}`).replace(/\/+$/, '')
  const dataDir = resolve(data.DATA_DIR)
  return {
    production: data.NODE_ENV === 'production',
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
    /** Bearer that may read `/metrics`; unset: this machine alone. */
    metricsToken: data.METRICS_TOKEN,
    /** Sign-in with the company's OpenID Connect provider; `null` without (docs/sign-in.md). */
    company: companyOf(data),
    /** The people who may sign in with a password of the portal. */
    localPasswords: data.LOCAL_PASSWORDS,
    logLevel: data.LOG_LEVEL,
    logFile: data.LOG_FILE && resolve(data.LOG_FILE),
    /** Between SIGTERM, when `ready` turns to 503, and the first request that is refused. */
    stopDelayMs: data.STOP_DELAY * 1_000,
  }
}

type Settings = z.output<typeof Environment>

function read(source: Record<string, string | undefined>): Settings {
  const { success, data, error } = Environment.safeParse(source)
  if (success) return data
  const issue = error.issues[0]
  throw new BadEnvironment(
    `${issue?.path[0]?.toString() ?? 'The environment'} ${issue?.message ?? 'is not valid'}.`,
  )
}

/** Refuses settings of which each is good, but not beside the others. */
function assertTogether(data: Settings) {
  if (data.NODE_ENV === 'production' && data.DEMO_DATA)
    throw new BadEnvironment('DEMO_DATA must not be true in production.')
  if (Boolean(data.ADMIN_EMAIL) !== Boolean(data.ADMIN_PASSWORD))
    throw new BadEnvironment('ADMIN_EMAIL and ADMIN_PASSWORD must be set together, or neither.')
  if (!companyOf(data) && data.LOCAL_PASSWORDS !== 'all')
    throw new BadEnvironment('LOCAL_PASSWORDS must be all while OIDC_ISSUER is not set.')
  if (data.ACCESSIBILITY_STATUS && !(data.ACCESSIBILITY_AUDITOR && data.ACCESSIBILITY_DATE))
    throw new BadEnvironment(
      'ACCESSIBILITY_STATUS needs ACCESSIBILITY_AUDITOR and ACCESSIBILITY_DATE: who found it, and when.',
    )
}

export type CompanySettings = NonNullable<ReturnType<typeof companyOf>>

function companyOf(data: Settings) {
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
