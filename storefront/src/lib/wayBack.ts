import { safeNext } from '@portal/client'

/** Finds where to go after signing in: the page that was left, or home, with the chosen app's dialog. */
export function wayBack(search: string, origin: string, home: string): string {
  const query = new URLSearchParams(search)
  const back = safeNext(query.get('next'), origin, home)
  const app = chosenApp(search)
  return app === null ? back : withApp(new URL(back, origin), app)
}

/** Adds the app whose dialog opens there (`?app=12`) to a page's path. */
function withApp(page: URL, app: number): string {
  const address = new URL(page)
  address.searchParams.set('app', String(app))
  return address.pathname + address.search + address.hash
}

/** Reads the app that sign-in and registration remember (`?app=12`). */
export function chosenApp(search: string): number | null {
  const app = new URLSearchParams(search).get('app') ?? ''
  return /^[1-9][0-9]{0,9}$/.test(app) ? Number(app) : null
}
