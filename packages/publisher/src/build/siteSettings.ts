import type { PublisherConfig } from '../deps.ts'

/** What a build of the storefront is told: nothing secret, the partners without theirs. */
export function siteSettings(config: PublisherConfig, catalogueUrl: string): Record<string, string> {
  return {
    CATALOGUE_URL: catalogueUrl,
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
    PARTNERS_PUBLIC: JSON.stringify(
      config.partners.map(({ clientId, clientName }) => ({ clientId, clientName })),
    ),
  }
}
