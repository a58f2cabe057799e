import { safeNext } from '@portal/client'

/** Finds where to go after signing in: the chosen app, the page that was left, or home. */
export function wayBack(search: string, origin: string, home: string): string {
  const query = new URLSearchParams(search)
  const app = chosenApp(search)
  return app === null ? safeNext(query.get('next'), origin, home) : `${home}?app=${app}`
}

/** Reads the app that sign-in and registration remember (`?app=12`). */
export function chosenApp(search: string): number | null {
  const app = new URLSearchParams(search).get('app') ?? ''
  return /^[1-9][0-9]{0,9}$/.test(app) ? Number(app) : null
}
