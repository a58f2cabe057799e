type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown
}

/**
 * The console runs under `require-trusted-types-for 'script'`: a string that becomes HTML goes through this
 * policy. No part of the console writes elements that way, so a tag is shown as text; entities stay what they
 * are (react-admin writes `&#8203;`). Must be made before the first render. Scripts get no rule: making one
 * from a string throws, as it should.
 */
export function installTrustedTypes() {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  trustedTypes?.createPolicy('default', { createHTML: (html) => html.replaceAll('<', '&lt;') })
}
