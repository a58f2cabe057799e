import { z } from 'zod'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const setting = (value: string) => z.preprocess(blankIsUnset, z.string().default(value))
const address = (value: string) => z.preprocess(blankIsUnset, z.url().default(value))

const Partners = z.array(
  z.object({ clientId: z.string().regex(/^[a-z0-9-]{1,40}$/), clientName: z.string() }),
)

const Environment = z.object({
  CATALOGUE_URL: address('http://127.0.0.1:3000/v1/publicsapps/'),
  SITE_URL: address('http://127.0.0.1:3000'),
  MEDIA_BASE_URL: z.preprocess(blankIsUnset, z.url().optional()),
  CONTACT_EMAIL: setting('contact@exemple.fr'),
  PUBLISHER_NAME: setting('Laboratoire d’innovation Epsilon'),
  PUBLISHER_ADDRESS: setting('1 rue de l’Exemple, 75000 Paris'),
  PUBLISHER_DIRECTOR: setting('La direction du laboratoire'),
  PUBLISHER_HOST: setting('Hébergeur Exemple, 75000 Paris'),
  NEWSLETTER_URL: address('https://www.exemple.fr/newsletter'),
  PRIVACY_POLICY_URL: address('https://www.exemple.fr/confidentialite'),
  PROVIDER_URL: address('https://www.exemple.fr'),
  ACCESSIBILITY_STATUS: z.preprocess(blankIsUnset, z.enum(['not', 'partial', 'full']).optional()),
  ACCESSIBILITY_AUDITOR: setting(''),
  ACCESSIBILITY_DATE: setting(''),
  ACCESSIBILITY_RATE: z.preprocess(blankIsUnset, z.coerce.number().min(0).max(100).optional()),
  ACCESSIBILITY_PLAN_URL: z.preprocess(blankIsUnset, z.url().optional()),
  ACCESSIBILITY_EMAIL: setting(''),
  PARTNERS_PUBLIC: setting('[]'),
  COMPANY_LABEL: setting(''),
  PREVIEW: setting(''),
  LOCAL_PASSWORDS: z.preprocess(blankIsUnset, z.enum(['all', 'admins', 'off']).default('all')),
})

/**
 * Reads the settings of a build. Pure: the environment is an argument.
 *
 * @throws ZodError that names the variable
 */
export function parseSite(source: Record<string, string | undefined>) {
  const env = Environment.parse(source)
  const url = env.SITE_URL.replace(/\/+$/, '')
  return {
    url,
    catalogueUrl: env.CATALOGUE_URL,
    mediaBase: relativeTo(url, (env.MEDIA_BASE_URL ?? `${url}/media`).replace(/\/+$/, '')),
    contactEmail: env.CONTACT_EMAIL,
    publisher: {
      name: env.PUBLISHER_NAME,
      address: env.PUBLISHER_ADDRESS,
      director: env.PUBLISHER_DIRECTOR,
      host: env.PUBLISHER_HOST,
    },
    newsletterUrl: env.NEWSLETTER_URL,
    privacyPolicyUrl: env.PRIVACY_POLICY_URL,
    providerUrl: env.PROVIDER_URL,
    /** Words on the button of the company's sign-in; `null` where there is none. */
    company: labelOf(env.COMPANY_LABEL),
    /** The people who may sign in with a password of the portal. */
    localPasswords: env.LOCAL_PASSWORDS,
    /** Result of the assessment; without a status nobody made one. */
    accessibility: {
      status: env.ACCESSIBILITY_STATUS,
      auditor: env.ACCESSIBILITY_AUDITOR,
      date: env.ACCESSIBILITY_DATE,
      rate: env.ACCESSIBILITY_RATE,
      planUrl: env.ACCESSIBILITY_PLAN_URL,
      email: env.ACCESSIBILITY_EMAIL || env.CONTACT_EMAIL,
    },
    /** The pages show a draft to whoever prepares it, and are never published. */
    isPreview: env.PREVIEW === 'true',
    partners: Partners.parse(JSON.parse(env.PARTNERS_PUBLIC)),
  }
}

function labelOf(words: string) {
  const [fr, en] = words.split('|')
  return fr && en ? { fr, en } : null
}

/** Drops the site's own origin, so that the pages work under any host name. */
const relativeTo = (site: string, address: string) =>
  address.startsWith(`${site}/`) ? address.slice(site.length) : address

export const site = parseSite(process.env)
export const partnerIds = site.partners.map(({ clientId }) => clientId)
/** The last of the configured ones, as the server has it: who comes through nobody comes through this one. */
export const defaultPartnerId = partnerIds.at(-1)
