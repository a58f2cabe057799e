/** Matches cookies of any gate, whatever app it guards and on whatever path. */
const GATES_OWN = /^(?:__Secure-|__Host-)?gate_/i

const pairsOf = (header: string | undefined) => (header ?? '').split(';').map((pair) => pair.trim())

/** @returns the value of a cookie in a `Cookie` header (RFC 6265, section 5.4) */
export const readCookie = (header: string | undefined, name: string): string | undefined =>
  pairsOf(header)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

/** @returns the header without the cookies of gates, or undefined when nothing is left */
export const withoutGateCookies = (header: string | undefined): string | undefined =>
  pairsOf(header)
    .filter((pair) => pair !== '' && !GATES_OWN.test(pair))
    .join('; ') || undefined
