import type { Deps } from '../deps.ts'
import type { Address } from './pages.ts'

/** An app's page by its id or in other letters than its code's: where it is, else `null` (decisions, section 1). */
export async function appCodePath({ db }: Pick<Deps, 'db'>, { page, language }: Address) {
  const asked = /^apps\/([A-Za-z0-9]{1,10})$/.exec(page)?.[1]
  if (!asked) return null
  const apps = db.selectFrom('apps').select('code')
  const app = await (/^[1-9]\d{0,8}$/.test(asked)
    ? apps.where((is) => is.or([is('id', '=', Number(asked)), is('code', '=', asked)]))
    : apps.where('code', '=', asked.toUpperCase())
  ).executeTakeFirst()
  if (!app || app.code === asked) return null
  return `${language === 'en' ? '/en' : ''}/apps/${app.code}`
}
