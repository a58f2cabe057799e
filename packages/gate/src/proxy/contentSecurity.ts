/** Names what a policy must allow so that the clock runs. */
type ClockNeeds = {
  /** Addresses the script, absolutely. */
  script: string
  /** Addresses the folder that the clock asks for the time, absolutely. */
  folder: string
  /** `sha256-…` of the script, for policies that trust hashes alone. */
  hash: string
}

type Directives = Map<string, string[]>

/**
 * Widens a `Content-Security-Policy` by exactly what the clock needs: its script's address (its hash, or the page's
 * nonce, where the policy trusts nothing else), and the folder that it asks for the time.
 *
 * @returns the policies, and the nonce that the script has to carry
 * @example allowClock("default-src 'none'", needs).policy
 * // "default-src 'none'; script-src-elem https://demo…/__gate/clock.js; connect-src https://demo…/__gate/"
 */
export function allowClock(header: string, needs: ClockNeeds): { policy: string; nonce: string | null } {
  let nonce: string | null = null
  const policy = header
    .split(',')
    .map((one) => {
      const directives = parse(one)
      const scripts = sourcesOf(directives, ['script-src-elem', 'script-src', 'default-src'])
      if (scripts) {
        const found = scripts.map((source) => /^'nonce-(.+)'$/i.exec(source)?.[1]).find(Boolean)
        nonce ??= found ?? null
        if (!found) directives.set('script-src-elem', add(scripts, scriptSource(scripts, needs)))
      }
      const connections = sourcesOf(directives, ['connect-src', 'default-src'])
      if (connections) directives.set('connect-src', add(connections, needs.folder))
      return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
    })
    .join(', ')
  return { policy, nonce }
}

function parse(policy: string): Directives {
  const directives: Directives = new Map()
  for (const directive of policy.split(';')) {
    const [name, ...sources] = directive.trim().split(/\s+/)
    // Of two with one name the first counts (CSP Level 3, section 2.2.1).
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources)
  }
  return directives
}

const sourcesOf = (directives: Directives, names: readonly string[]) =>
  names.map((name) => directives.get(name)).find((sources) => sources !== undefined)

/** `'strict-dynamic'` switches addresses off. */
const scriptSource = (sources: readonly string[], { script, hash }: ClockNeeds) =>
  sources.some((source) => source.toLowerCase() === "'strict-dynamic'") ? `'${hash}'` : script

const add = (sources: readonly string[], source: string) => [
  ...sources.filter((one) => one.toLowerCase() !== "'none'"),
  source,
]
