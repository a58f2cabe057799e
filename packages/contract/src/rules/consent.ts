/**
 * Version of the data-processing text. A new text gets a new version, and everybody is asked again (GDPR,
 * art. 7).
 */
export const CONSENT_VERSION = '2026-11-22'
