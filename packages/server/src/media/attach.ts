import { stat } from 'node:fs/promises'
import { type ImageSet, type Language, MEDIA_COLUMNS, type MediaKind } from '@portal/contract'
import type { FileStore } from '@portal/platform/files/store'
import { ProblemError } from '@portal/platform/http/problem'
import type { DbOrTrx } from '../db/index.ts'
import type { AppRow } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { editCatalogue } from '../revisions/commands/editCatalogue.ts'
import type { MadeFile } from './imageVariants.ts'

type Tools = Pick<Deps, 'db' | 'files' | 'now' | 'catalogueEdited'>
export type Place = { appId: number; language: Language; kind: MediaKind }
/** What takes the place: `main` is the stored path that the app's column holds. */
export type Media = { main: string; files: MadeFile[]; set?: ImageSet }

export async function findApp({ db }: { db: DbOrTrx }, id: number): Promise<AppRow> {
  const app = await db.selectFrom('apps').selectAll().where('id', '=', id).executeTakeFirst()
  if (!app) throw new ProblemError('not_found')
  return app
}

/** Reads an app and keeps others from its row until the transaction ends; on both engines. */
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
 * Stores files and puts them in an app's place: first the files, then, in one transaction, the rows and the
 * catalogue's next revision. What was there before keeps its file until the sweep finds it without a row:
 * pages that were opened before still show it. The app's `updated_at` stays: an editor who has its form open
 * overwrites nothing.
 */
export async function attachMedia({ files, ...deps }: Tools, place: Place, media: Media) {
  const stored = await storeFiles(files, media)
  await editCatalogue(deps, (trx) => placeMedia(trx, place, stored, deps.now()))
}

/** Media whose files are in the store, with their sizes in bytes. */
export type StoredMedia = Omit<Media, 'files'> & { files: { path: string; bytes: number }[] }

/** Until their rows are written, the sweep takes the files for abandoned. */
export async function storeFiles(store: FileStore, { files, ...media }: Media): Promise<StoredMedia> {
  const stored = await Promise.all(
    files.map(async ({ path, localFile }) => ({ path, bytes: (await stat(localFile)).size })),
  )
  for (const file of files) await store.putFile(file.path, file.localFile, file.contentType)
  return { ...media, files: stored }
}

export async function placeMedia(trx: DbOrTrx, place: Place, media: StoredMedia, now: Date) {
  await removeRows(trx, pathsAt(await holdApp(trx, place.appId), place))
  const row = { app_id: place.appId, kind: place.kind, created_at: now.toISOString() }
  await trx
    .insertInto('files')
    .values(media.files.map((file) => ({ ...file, ...row })))
    .execute()
  await fill(trx, place, media.main, media.set)
}

/** Takes a place's media away, rows first and then the files. Without any there is nothing to do. */
export async function detachMedia({ files, ...deps }: Tools, place: Place) {
  if (!pathsAt(await findApp(deps, place.appId), place).length) return
  const removed = await editCatalogue(deps, async (trx) => {
    const paths = pathsAt(await holdApp(trx, place.appId), place)
    await removeRows(trx, paths)
    await fill(trx, place, null)
    return paths
  })
  for (const path of removed) await files.delete(path)
}

const removeRows = async (trx: DbOrTrx, paths: string[]) => {
  if (paths.length) await trx.deleteFrom('files').where('path', 'in', paths).execute()
}

async function fill(trx: DbOrTrx, { appId, language, kind }: Place, main: string | null, set?: ImageSet) {
  const columns = MEDIA_COLUMNS[language]
  const values = {
    [columns[kind]]: main,
    ...(kind === 'image' && { [columns.imageSet]: set ? JSON.stringify(set) : null }),
  }
  await trx.updateTable('apps').set(values).where('id', '=', appId).execute()
}

/** The stored paths of a place: the main one, and an image's other widths. */
function pathsAt(app: AppRow, { language, kind }: Place): string[] {
  const columns = MEDIA_COLUMNS[language]
  const main = app[columns[kind]]
  const set = kind === 'image' ? app[columns.imageSet] : null
  const variants = set ? (JSON.parse(set) as ImageSet).variants.map(({ src }) => src) : []
  return [...new Set([...(main ? [main] : []), ...variants])]
}
