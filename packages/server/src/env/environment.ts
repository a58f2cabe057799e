import { z } from 'zod'
import {
  address,
  addressRanges,
  issuer,
  optional,
  origins,
  partners,
  port,
  publicAddress,
  sender,
  store,
  wholeNumber,
  withDefault,
  yesNo,
} from './formats.ts'

const WAYS_IN = ['all', 'admins', 'off'] as const
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const

/** Every setting, as the environment spells it; .env.example explains each. */
export const Environment = z.object({
  NODE_ENV: optional(z.string()),
  HOST: withDefault(z.string(), '127.0.0.1'),
  PORT: withDefault(port, '3000'),
  PUBLIC_URL: optional(publicAddress),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://, or be unset')
      .refine(URL.canParse, 'must look like postgres://user:password@host:5432/name'),
  ),
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
  MAIL_FROM: withDefault(sender, 'Next Epsilon Apps <portail@exemple.fr>'),
  MEDIA_STORE: optional(store),
  MEDIA_BASE_URL: optional(address),
  VIDEO_MAX_BYTES: withDefault(wholeNumber(1, 'must be a whole number above 0'), '500000000'),
  CORS_ORIGINS: withDefault(origins, ''),
  TRUST_PROXY: optional(addressRanges),
  IDLE_ACCOUNT_MONTHS: withDefault(
    wholeNumber(0, 'must be a whole number, 0 to 1200').refine(
      (months) => months <= 1200,
      'must be a whole number, 0 to 1200',
    ),
    '24',
  ),
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
  PARTNERS: optional(partners),
  PUBLISH_HOOK: optional(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(address),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(address),
  METRICS_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, no spaces'),
  ),
  OIDC_ISSUER: optional(issuer),
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
