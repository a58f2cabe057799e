import { stat } from 'node:fs/promises'
import { type ImageSet, type Language, MEDIA_COLUMNS, type MediaKind } from '@portal/contract'
import type { FileStore } from '@portal/platform/files/store'
import { ProblemError } from '@portal/platform/http/problem'
import type { DbOrTrx } from '../db/index.ts'
import type { AppRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import type { Author } from '../journal/author.ts'
import { recordApp } from '../journal/record.ts'
import { editCatalogue } from '../revisions/commands/editCatalogue.ts'
import type { MadeFile } from './imageVariants.ts'

type AttachDeps = Pick<Deps, 'db' | 'files' | 'now' | 'catalogueEdited'>
export type Place = { appId: number; language: Language; kind: MediaKind }
/** Files to store; `main` is the stored path in the app's column. */
export type Media = { main: string; files: MadeFile[]; set?: ImageSet }

/** @throws ProblemError `not_found` */
export async function existingApp({ db }: { db: DbOrTrx }, id: number): Promise<AppRow> {
  const app = await db.selectFrom('apps').selectAll().where('id', '=', id).executeTakeFirst()
  if (!app) throw new ProblemError('not_found')
  return app
}

/** Reads an app and locks its row until the transaction ends, on both engines. */
async function holdApp(trx: DbOrTrx, id: number): Promise<AppRow> {
  const app = await trx
    .updateTable('apps')
    .set((row) => ({ order: row.ref('order') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!app) throw new ProblemError('not_found')
  return app
}

/**
 * Stores files and attaches them to an app: first the files, then the rows and the catalogue's next revision
 * in one transaction. The replaced file stays until the sweep, because pages opened before still show it.
 * The app's `updated_at` stays too, so that an open form has no conflict with its own uploads.
 */
export async function attachMedia({ files, ...deps }: AttachDeps, by: Author, place: Place, media: Media) {
  const stored = await storeFiles(files, media)
  await editCatalogue(deps, async (trx) => {
    const app = await placeMedia(trx, place, stored, deps.now())
    await recordMedia(trx, deps.now(), { by, app, place })
  })
}

/** Media whose files are stored, with their sizes in bytes. */
export type StoredMedia = Omit<Media, 'files'> & { files: { path: string; bytes: number }[] }

/** Stores the files. Until their rows are written, the sweep counts them as orphans. */
export async function storeFiles(store: FileStore, { files, ...media }: Media): Promise<StoredMedia> {
  const stored = await Promise.all(
    files.map(async ({ path, localFile }) => ({ path, bytes: (await stat(localFile)).size })),
  )
  for (const file of files) await store.putFile(file.path, file.localFile, file.contentType)
  return { ...media, files: stored }
}

export async function placeMedia(trx: DbOrTrx, place: Place, media: StoredMedia, now: Date) {
  const app = await holdApp(trx, place.appId)
  const replaced = pathsAt(app, place)
  await detach(trx, replaced, { detached_at: now.toISOString() })
  const row = { app_id: place.appId, kind: place.kind, created_at: now.toISOString() }
  await trx
    .insertInto('files')
    .values(media.files.map((file) => ({ ...file, ...row })))
    .execute()
  await fill(trx, place, media.main, media.set)
  return app
}

/**
 * Detaches media: nobody is served them from then on, and the sweep deletes the files a day later, so that a backup
 * under way finds what it names. Does nothing without media.
 */
export async function detachMedia(deps: Omit<AttachDeps, 'files'>, by: Author, place: Place) {
  if (!pathsAt(await existingApp(deps, place.appId), place).length) return
  await editCatalogue(deps, async (trx) => {
    const app = await holdApp(trx, place.appId)
    const removed = pathsAt(app, place)
    await detach(trx, removed, { app_id: null, detached_at: deps.now().toISOString() })
    await fill(trx, place, null)
    await recordMedia(trx, deps.now(), { by, app, place })
  })
}

const recordMedia = (
  trx: DbOrTrx,
  now: Date,
  { by, app, place: { kind, language } }: { by: Author; app: AppRow; place: Place },
) => recordApp(trx, now, { kind: 'app.media', by, app, details: { media: kind, language } })

const detach = async (trx: DbOrTrx, paths: string[], set: { app_id?: null; detached_at: string }) => {
  if (paths.length) await trx.updateTable('files').set(set).where('path', 'in', paths).execute()
}

async function fill(trx: DbOrTrx, { appId, language, kind }: Place, main: string | null, set?: ImageSet) {
  const columns = MEDIA_COLUMNS[language]
  const values = {
    [columns[kind]]: main,
    ...(kind === 'image' && { [columns.imageSet]: set ? JSON.stringify(set) : null }),
  }
  await trx.updateTable('apps').set(values).where('id', '=', appId).execute()
}

/** Lists the stored paths of a place: the main one, and an image's variants. */
function pathsAt(app: AppRow, { language, kind }: Place): string[] {
  const columns = MEDIA_COLUMNS[language]
  const main = app[columns[kind]]
  const set = kind === 'image' ? app[columns.imageSet] : null
  const variants = set ? (JSON.parse(set) as ImageSet).variants.map(({ src }) => src) : []
  return [...new Set([...(main ? [main] : []), ...variants])]
}
