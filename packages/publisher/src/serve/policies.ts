/**
 * The console's content security policy: react-admin under Trusted Types, emotion's styles by insertion
 * (docs/security.md#front-end).
 */
export const CONSOLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  // The hash of the empty string: emotion adds empty style elements and fills them by insertRule.
  "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "object-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
].join('; ')

/** Adds to a page's own policy what only a header can say. */
export const storefrontPolicy = (
  ofPage = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'",
) => `${ofPage}; frame-ancestors 'none'`
