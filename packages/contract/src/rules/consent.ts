/**
 * Version of the data-processing text that a person accepts at registration. A new text gets a new version, and
 * everybody is asked again (RGPD, art. 7).
 */
export const CONSENT_VERSION = '2026-11'
