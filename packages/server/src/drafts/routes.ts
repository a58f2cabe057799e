import { endpoints } from '@portal/contract'
import { adminApp } from '../apps/present.ts'
import { authorOf } from '../journal/author.ts'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { createDraft } from './commands/create.ts'
import { publishDraft } from './commands/publish.ts'
import { removeDraft } from './commands/remove.ts'
import { updateDraft } from './commands/update.ts'
import { presentDraft, presentDrafts } from './present.ts'
import { beginPreview } from './preview/previews.ts'
import { previewPages } from './preview/routes.ts'
import { findDraft, listDrafts } from './queries.ts'

/** Changes of apps, and new apps, that are not published yet. */
export const draftRoutes: Module = (app, context) => {
  const { db } = context
  const rendering = new Set<Promise<void>>()
  const closing = new AbortController()

  route(app, endpoints.listDrafts, async ({ asked }) => {
    const { rows, total } = await listDrafts(context, asked)
    return { rows: await presentDrafts(db, rows), total }
  })

  route(app, endpoints.readDraft, async ({ params }) => presentDraft(db, await findDraft(db, params.id)))

  route(app, endpoints.createDraft, async ({ body, caller }) =>
    presentDraft(db, await createDraft(context, caller.user.id, body)),
  )

  route(app, endpoints.updateDraft, async ({ params, body, caller }) =>
    presentDraft(db, await updateDraft(context, caller.user.id, params.id, body)),
  )

  route(app, endpoints.deleteDraft, async ({ params }) => presentDraft(db, await removeDraft(db, params.id)))

  route(app, endpoints.publishDraft, async ({ params, body, caller, request }) => {
    const by = authorOf(caller.user, request)
    return adminApp(db, await publishDraft(context, by, { id: params.id, updatedAt: body.updated_at }))
  })

  route(app, endpoints.previewDraft, async ({ params }) => {
    const draft = await findDraft(db, params.id)
    const address = app.listeningOrigin
    const { preview, rendered } = await beginPreview(context, { draft, address, signal: closing.signal })
    const ended = rendered
      .catch((error: unknown) => context.log.error({ err: error }, 'preview not stored'))
      .finally(() => rendering.delete(ended))
    rendering.add(ended)
    return preview
  })
  previewPages(app, context)

  app.addHook('preClose', async () => {
    closing.abort()
    await Promise.all(rendering)
  })
}
