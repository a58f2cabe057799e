import { DAY_MS } from '@portal/contract'
import { after } from '@portal/platform/time/instants'
import { foldedApp } from '@portal/server/apps/searchText'
import type { Database, UserRow } from '@portal/server/db/tables'
import type { Deps } from '@portal/server/deps'
import type { Config } from '@portal/server/env'
import { placeMedia } from '@portal/server/media/attach'
import { readSettings } from '@portal/server/parameters/settings'
import { hashPassword } from '@portal/server/passwords/hashing'
import { editCatalogue } from '@portal/server/revisions/commands/editCatalogue'
import { SYNONYMS } from '@portal/server/search/queries'
import { makePassword } from '@portal/server/users/commands/ensureFirstAdmin'
import type { Transaction } from 'kysely'
import { demoApps } from '../apps.ts'
import { demoUsers } from '../people.ts'
import { demoSynonyms } from '../synonyms.ts'
import { insertDemand } from './demoDemand.ts'
import { storeDemoMedia } from './demoMedia.ts'
import { insertPeople } from './demoPeople.ts'
import { insertVisits } from './demoVisits.ts'

type Tools = Pick<Deps, 'db' | 'config' | 'files' | 'now' | 'catalogueEdited'>
export type DemoAccount = { email: string; password: string }
type Seeding = {
  /** The administrator who decided in the stories. */
  admin: UserRow
  /** Called after each app whose media are stored. */
  onProgress?: (done: number, of: number) => void
}

/**
 * Fills an empty database with the demonstration, all or nothing, so that a broken-off seed starts anew.
 *
 * @returns an account to sign in with; its password is made for this installation and kept nowhere
 */
export async function seedDemo(tools: Tools, { admin, onProgress }: Seeding): Promise<DemoAccount> {
  const password = makePassword('Demo')
  const hashes: string[] = []
  for (const _person of demoUsers) hashes.push(await hashPassword(password))
  const media = new Map<string, Awaited<ReturnType<typeof storeDemoMedia>>>()
  for (const [index, app] of demoApps.entries()) {
    media.set(app.code, await storeDemoMedia(tools, app))
    onProgress?.(index + 1, demoApps.length)
  }
  const now = tools.now()
  const { useByDays } = await readSettings(tools.db, tools.config)
  await editCatalogue(tools, async (trx) => {
    const appIds = new Map<string, number>()
    for (const app of demoApps) {
      const { id } = await trx
        .insertInto('apps')
        .values(appRow(app, tools.config, now))
        .returning('id')
        .executeTakeFirstOrThrow()
      appIds.set(app.code, id)
      for (const { place, media: stored } of media.get(app.code) ?? [])
        await placeMedia(trx, { ...place, appId: id }, stored, now)
    }
    await keepSynonyms(trx, now)
    await insertPeople(trx, { config: tools.config, now, admin, hashes, appIds, useByDays })
    await insertDemand(trx, now, appIds)
    await insertVisits(trx, { now, admin, appIds })
  })
  return { email: demoUsers.find(({ status }) => status === 1)?.email ?? '', password }
}

/** The start makes the parameter empty, before or after the seed. */
const keepSynonyms = (trx: Transaction<Database>, now: Date) =>
  trx
    .insertInto('parameters')
    .values({
      parameter_name: SYNONYMS,
      parameter_value: demoSynonyms,
      parameter_status: 1,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    })
    .onConflict((conflict) =>
      conflict.column('parameter_name').doUpdateSet({ parameter_value: demoSynonyms }),
    )
    .execute()

/** The laboratory adds an app every twelve days; the first of the catalogue is the newest. */
const DAYS_APART = 12

function appRow(app: (typeof demoApps)[number], config: Config, now: Date) {
  const { image: _image, image_en: _imageEn, video: _video, video_en: _videoEn, ...texts } = app
  const at = now.toISOString()
  return {
    ...texts,
    url: `${demoOrigin(config)}/${app.code}/`,
    is_active_url: app.is_active_url ? (1 as const) : (0 as const),
    is_public_video: app.is_public_video ? (1 as const) : (0 as const),
    created_at: after(now, -app.order * DAYS_APART * DAY_MS),
    updated_at: at,
    ...foldedApp(app),
  }
}

/**
 * Address of the sample demos: the portal's host, with a port of their own
 * (docs/decisions/0005-the-demo-has-its-own-origin.md).
 */
export const demoOrigin = ({ publicUrl, demoPort }: Pick<Config, 'publicUrl' | 'demoPort'>) =>
  `http://${new URL(publicUrl).hostname}:${demoPort}`
