type Here = Pick<URL, 'pathname' | 'search' | 'hash'>

/**
 * @param app id of the app that was chosen on the page
 * @returns the address of the sign-in page, with the way back to a path of ours
 */
export const signinPath = (signin: string, here: Here, app?: number) =>
  `${signin}?${app === undefined ? '' : `app=${app}&`}next=${encodeURIComponent(here.pathname + here.search + here.hash)}`

/**
 * Reads the way back from `?next=`: a path of this origin, or the fallback. Resists spellings such as
 * `//evil`, `/\evil`, `/.//evil`, `https:evil` and a tab within.
 */
export function safeNext(next: string | null, origin: string, fallback: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return fallback
  const url = new URL(next, origin)
  const isOurs = url.origin === origin && !url.pathname.startsWith('//')
  return isOurs ? url.pathname + url.search + url.hash : fallback
}
