/** Settings that the pages show. */
export type SiteConfig = {
  publicUrl: string
  mediaBaseUrl: string
  contactEmail: string
  publisher: { name: string; address: string; director: string; host: string }
  newsletterUrl: string
  privacyPolicyUrl: string
  providerUrl: string
  accessibility: {
    status?: 'not' | 'partial' | 'full' | undefined
    auditor?: string | undefined
    /** `yyyy-MM-dd` */
    date?: string | undefined
    /** Percentage of the criteria that are met. */
    rate?: number | undefined
    planUrl?: string | undefined
    email?: string | undefined
  }
  partners: { clientId: string; clientName: string }[]
  /** The company's sign-in, with the words on its button. */
  company: { label: { fr: string; en: string } } | null
  localPasswords: 'all' | 'admins' | 'off'
}

/**
 * Writes the settings of a build as environment variables: nothing secret, partners without their secrets.
 */
export function siteSettings(config: SiteConfig): Record<string, string> {
  return {
    SITE_URL: config.publicUrl,
    MEDIA_BASE_URL: config.mediaBaseUrl,
    CONTACT_EMAIL: config.contactEmail,
    PUBLISHER_NAME: config.publisher.name,
    PUBLISHER_ADDRESS: config.publisher.address,
    PUBLISHER_DIRECTOR: config.publisher.director,
    PUBLISHER_HOST: config.publisher.host,
    NEWSLETTER_URL: config.newsletterUrl,
    PRIVACY_POLICY_URL: config.privacyPolicyUrl,
    PROVIDER_URL: config.providerUrl,
    COMPANY_LABEL: config.company ? `${config.company.label.fr}|${config.company.label.en}` : '',
    LOCAL_PASSWORDS: config.localPasswords,
    ACCESSIBILITY_STATUS: config.accessibility.status ?? '',
    ACCESSIBILITY_AUDITOR: config.accessibility.auditor ?? '',
    ACCESSIBILITY_DATE: config.accessibility.date ?? '',
    ACCESSIBILITY_RATE: config.accessibility.rate?.toString() ?? '',
    ACCESSIBILITY_PLAN_URL: config.accessibility.planUrl ?? '',
    ACCESSIBILITY_EMAIL: config.accessibility.email ?? '',
    PARTNERS_PUBLIC: JSON.stringify(
      config.partners.map(({ clientId, clientName }) => ({ clientId, clientName })),
    ),
  }
}
