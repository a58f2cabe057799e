import { type Exchange, type Introspection, inLanguage } from '@portal/contract'
import type { AppRow } from '../db/tables.ts'
import type { Standing } from './queries.ts'
import { epochSeconds } from './ticket.ts'

type Presented = { standing: Standing; demo: AppRow; sub: string; now: Date }

const endOf = ({ access }: Standing, now: Date) => epochSeconds(access.expire_at ?? now)

/** Presents a running access to the demo that exchanged its ticket. */
export const exchange = (
  { standing, demo, sub, now }: Presented,
  { publicUrl }: { publicUrl: string },
): Exchange => ({
  active: true,
  access_id: String(standing.access.id),
  sub,
  display_name: standing.person.prenom,
  locale: standing.person.language,
  access_exp: endOf(standing, now),
  now: epochSeconds(now),
  portal_url: publicUrl + inLanguage(standing.person.language, `/apps/${demo.code}`),
})

/** Presents an access as RFC 7662 says. */
export const introspection = ({ standing, demo, sub, now }: Presented): Introspection => ({
  active: true,
  sub,
  aud: demo.code,
  exp: endOf(standing, now),
  now: epochSeconds(now),
})
