import { type Exchange, type Introspection, inLanguage, localized } from '@portal/contract'
import { epochSeconds } from '@portal/platform/time/instants'
import type { AppRow } from '../db/tables.ts'
import type { Standing } from './queries.ts'

type Presented = { standing: Standing; demo: AppRow; sub: string; now: Date }

/** End of an access in seconds since 1970; now for one that does not run. */
export const endSeconds = ({ access }: Standing, now: Date) => epochSeconds(access.expire_at ?? now)

/** Presents a running access to the demo that exchanged its ticket. */
export const exchange = (
  { standing, demo, sub, now }: Presented,
  { publicUrl, nextApp }: { publicUrl: string; nextApp: Exchange['next_app'] },
): Exchange => {
  const { language, prenom } = standing.person
  return {
    active: true,
    access_id: String(standing.access.id),
    sub,
    display_name: prenom,
    locale: language,
    access_exp: endSeconds(standing, now),
    now: epochSeconds(now),
    portal_url: publicUrl + inLanguage(language, `/apps/${demo.code}`),
    app_name: localized(language, demo.name, demo.name_en) ?? demo.name,
    extension_minutes: standing.extensionMinutes,
    next_app: nextApp,
  }
}

/** Presents an access as RFC 7662 says. */
export const introspection = ({ standing, demo, sub, now }: Presented): Introspection => ({
  active: true,
  sub,
  aud: demo.code,
  exp: endSeconds(standing, now),
  now: epochSeconds(now),
  extension_minutes: standing.extensionMinutes,
})

/** Presents an access that does not run, or is none. */
export const inactive = ({ name, name_en }: AppRow, now: Date): Introspection => ({
  active: false,
  now: epochSeconds(now),
  app_names: { fr: name, en: localized('en', name, name_en) ?? name },
})
