import { accessState, extensionLeft, type Language, localized } from '@portal/contract'
import { appsOnOffer, mayStay } from '../accesses/policy.ts'
import type { DbOrTrx } from '../db/index.ts'
import type { AccessRow, AppRow, UserRow } from '../db/tables.ts'

/** Finds whom an access belongs to; `undefined` once the account is deleted. */
export const findPerson = (
  db: DbOrTrx,
  { user_id }: Pick<AccessRow, 'user_id'>,
): Promise<UserRow | undefined> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', user_id ?? 0)
    .executeTakeFirst()

export type Standing = NonNullable<Awaited<ReturnType<typeof findStanding>>>

/** Reads how an access of this demo stands, with its person; `null` where there is none. */
export async function findStanding(db: DbOrTrx, demo: AppRow, accessId: number, now: Date) {
  const access = await db
    .selectFrom('accesses')
    .selectAll()
    .where('id', '=', accessId)
    .where('app_id', '=', demo.id)
    .executeTakeFirst()
  const person = access && (await findPerson(db, access))
  if (!access || !person) return null
  return {
    access,
    person,
    state: accessState(access, now),
    /** Tells whether the person may be in the demo now. */
    isActive: mayStay(person, access, demo, now),
    extensionMinutes: extensionLeft(access, demo.extension_minutes, now),
  }
}

/** Finds another app of the same category that can be opened: the next one in the catalogue's order. */
export async function findNextApp(db: DbOrTrx, demo: AppRow, language: Language) {
  const others = await db
    .selectFrom('apps')
    .select(['code', 'name', 'name_en', 'order'])
    .where('category', '=', demo.category)
    .where('id', '!=', demo.id)
    .where(appsOnOffer)
    .orderBy('order')
    .orderBy('id')
    .execute()
  const next = others.find(({ order }) => order > demo.order) ?? others[0]
  return next ? { code: next.code, name: localized(language, next.name, next.name_en) ?? next.name } : null
}
