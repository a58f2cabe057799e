type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown
}

/**
 * Creates the default policy of `require-trusted-types-for 'script'`: strings that become HTML go through
 * it. The console writes no elements that way, so tags are shown as text, and entities stay (react-admin
 * writes `&#8203;`). Must run before the first render. Making a script from a string throws.
 */
export function installTrustedTypes() {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', { createHTML: (html) => html.replaceAll('<', '&lt;') })
}
