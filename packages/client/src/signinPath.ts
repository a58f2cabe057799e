/** @returns the address where a visitor signs in and comes back from, the way back being a path of ours */
export const signinPath = (signin: string, here: Pick<URL, 'pathname' | 'search' | 'hash'>) =>
  `${signin}?next=${encodeURIComponent(here.pathname + here.search + here.hash)}`

/**
 * The way back that `?next=` asks for, or the fallback: only a path of this origin, whatever the spelling
 * (`//evil`, `/\evil`, `https:evil`, a tab within).
 */
export function safeNext(next: string | null, origin: string, fallback: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return fallback
  const url = new URL(next, origin)
  return url.origin === origin ? url.pathname + url.search + url.hash : fallback
}
