import { safeNext } from '@portal/client'

/** Where a visitor goes once signed in: the app that was chosen, the page that was left, or the home page. */
export function wayBack(search: string, origin: string, home: string): string {
  const query = new URLSearchParams(search)
  const app = chosenApp(search)
  return app === null ? safeNext(query.get('next'), origin, home) : `${home}?app=${app}`
}

/** The app that a sign-in or a registration remembers (`?app=12`). */
export function chosenApp(search: string): number | null {
  const app = new URLSearchParams(search).get('app') ?? ''
  return /^[1-9][0-9]{0,9}$/.test(app) ? Number(app) : null
}
