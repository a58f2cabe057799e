import type { AppCreate, AppUpdate } from '@portal/contract'
import { isUniqueViolation } from '@portal/platform/db/errors'
import { ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import { editCatalogue } from '../catalogue/revision.ts'
import type { AppRow, Flag } from '../db/tables.ts'
import type { Deps } from '../deps.ts'
import { findApp } from './find.ts'
import { appSearch } from './searchText.ts'

type Tools = Pick<Deps, 'db' | 'now' | 'catalogueEdited'>

/** A new app, at the end of the catalogue. @throws ProblemError `code_taken` */
export async function createApp(deps: Tools, body: AppCreate): Promise<AppRow> {
  const at = deps.now().toISOString()
  return withFreeCode(() =>
    editCatalogue(deps, async (trx) => {
      const last = await trx
        .selectFrom('apps')
        .select((eb) => eb.fn.max('order').as('order'))
        .executeTakeFirst()
      return trx
        .insertInto('apps')
        .values({
          ...body,
          is_active_url: stored(body.is_active_url),
          is_public_video: stored(body.is_public_video),
          order: (last?.order ?? 0) + 1,
          created_at: at,
          updated_at: at,
          search: appSearch(body),
        })
        .returningAll()
        .executeTakeFirstOrThrow()
    }),
  )
}

/**
 * Writes the fields that the body names.
 *
 * @throws ProblemError `not_found`, `code_taken`, or `conflict` where the body was read from an older version
 */
export async function updateApp(deps: Tools, id: number, body: AppUpdate): Promise<AppRow> {
  const { updated_at: readAt, is_active_url, is_public_video, ...texts } = body
  const change = {
    ...texts,
    ...(is_active_url !== undefined && { is_active_url: stored(is_active_url) }),
    ...(is_public_video !== undefined && { is_public_video: stored(is_public_video) }),
  }
  return withFreeCode(() =>
    editCatalogue(deps, async (trx) => {
      const before = await findApp(trx, id)
      if (!before) throw new ProblemError('not_found')
      if (readAt !== undefined && readAt !== before.updated_at) throw new ProblemError('conflict')
      const after = await trx
        .updateTable('apps')
        .set({
          ...change,
          updated_at: nextInstant(before.updated_at, deps.now()),
          search: appSearch({ ...before, ...change }),
        })
        .where('id', '=', id)
        .where('updated_at', '=', before.updated_at)
        .returningAll()
        .executeTakeFirst()
      if (!after) throw new ProblemError('conflict')
      return after
    }),
  )
}

const stored = (value: boolean): Flag => (value ? 1 : 0)

async function withFreeCode<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (isUniqueViolation(error))
      throw new ProblemError('code_taken', { errors: { code: 'appsAdmin.codeTaken' } })
    throw error
  }
}
