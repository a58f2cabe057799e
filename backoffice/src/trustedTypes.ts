type PolicyFactory = {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => unknown
}

// Nothing becomes an element without it; entities stay what they are (react-admin writes `&#8203;`).
const escapeTags = (html: string) => html.replaceAll('<', '&lt;')

/**
 * The console runs under `require-trusted-types-for 'script'`: HTML that a library writes goes through this
 * policy, which lets nothing run. Must be made before the first render. DOMPurify arrives once the page is
 * idle; a tag that is written before that is shown as text. Scripts get no rule: making one from a string throws,
 * as it should.
 */
export function installTrustedTypes() {
  const { trustedTypes } = window as { trustedTypes?: PolicyFactory }
  if (!trustedTypes) return
  let toSafeHtml = escapeTags
  trustedTypes.createPolicy('default', { createHTML: (html) => toSafeHtml(html) })
  const loadPurifier = async () => {
    const { default: purifier } = await import('dompurify')
    toSafeHtml = (html) => purifier.sanitize(html)
  }
  requestIdleCallback(() => void loadPurifier(), { timeout: 10_000 })
}
