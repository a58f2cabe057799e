import DOMPurify from 'dompurify'

type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown
}

/**
 * The console runs under `require-trusted-types-for 'script'`. Libraries that write HTML (MUI's zero-width
 * space, for one) go through this policy, which lets nothing run. Must be made before the first render.
 * Scripts get no rule: making one from a string throws, as it should.
 */
export function installTrustedTypes() {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', { createHTML: (html) => DOMPurify.sanitize(html) })
}
