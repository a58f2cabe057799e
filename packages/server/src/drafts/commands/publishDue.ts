import { DRAFT_FAILURES, type DraftFailure } from '@portal/contract'
import { ProblemError } from '@portal/platform/http/problem'
import { nextInstant } from '@portal/platform/time/instants'
import { findApp } from '../../apps/queries.ts'
import type { DraftRow } from '../../db/tables.ts'
import type { Deps } from '../../deps.ts'
import { type Author, authorOf } from '../../journal/author.ts'
import { queueMail } from '../../mail/commands/queue.ts'
import { isActingEditor } from '../../policy.ts'
import { findUser } from '../../users/queries.ts'
import { fieldsOf } from '../fields.ts'
import { publishDraft } from './publish.ts'

type DueDeps = Pick<Deps, 'db' | 'now' | 'catalogueEdited' | 'log'>
type PlannedDraft = DraftRow & { publish_at: string }

/** Publishes the drafts whose time has come, each in the name of whoever planned it. */
export async function publishDueDrafts(deps: DueDeps): Promise<void> {
  const due = await deps.db
    .selectFrom('drafts')
    .selectAll()
    .where('publish_at', '<=', deps.now().toISOString())
    .orderBy('publish_at')
    .$narrowType<PlannedDraft>()
    .execute()
  for (const draft of due) {
    try {
      const { id, publish_at } = draft
      await publishDraft(deps, await plannerOf(deps, draft), { id, plannedFor: publish_at })
    } catch (error) {
      deps.log.warn({ err: error, draft: draft.id }, 'planned publication failed')
      await keepFailure(deps, draft, failureOf(error))
    }
  }
}

/** Gives the planner as the author. @throws ProblemError `forbidden` once they may no longer edit */
async function plannerOf({ db }: DueDeps, { planner_id }: DraftRow): Promise<Author> {
  const planner = planner_id === null ? undefined : await findUser(db, planner_id)
  if (!planner || !isActingEditor(planner)) throw new ProblemError('forbidden')
  return authorOf(planner, { partnerId: null })
}

function failureOf(error: unknown): DraftFailure {
  const code = error instanceof ProblemError ? error.code : 'internal_error'
  return DRAFT_FAILURES.find((one) => one === code) ?? 'internal_error'
}

/** Ends the plan and tells whoever made it; a draft that was published or planned anew meanwhile stays as it is. */
async function keepFailure({ db, now }: DueDeps, draft: PlannedDraft, failure: DraftFailure): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const failed = await trx
      .updateTable('drafts')
      .set({ publish_at: null, failure, updated_at: nextInstant(draft.updated_at, now()) })
      .where('id', '=', draft.id)
      .where('publish_at', '=', draft.publish_at)
      .returningAll()
      .executeTakeFirst()
    const planner = draft.planner_id === null ? undefined : await findUser(trx, draft.planner_id)
    if (!failed || !planner) return
    const app = failed.app_id === null ? undefined : await findApp(trx, failed.app_id)
    const { name = '', name_en = null } = { ...app, ...fieldsOf(failed) }
    await queueMail(trx, now(), planner, 'draftFailed', {
      prenom: planner.prenom,
      app: name,
      appEn: name_en,
      at: draft.publish_at,
      failure,
      appId: failed.app_id,
    })
  })
}
