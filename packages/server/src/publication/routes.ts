import { endpoints } from '@portal/contract'
import { forgetFailure, publicationState } from '@portal/publisher/publishing/publication'
import { authorOf } from '../journal/author.ts'
import { record } from '../journal/record.ts'
import type { Module } from '../module.ts'
import { editCatalogue } from '../revisions/commands/editCatalogue.ts'
import { route } from '../route.ts'
import { publisherDeps } from './publisherDeps.ts'

/** The state of the public site, for the console. */
export const publicationRoutes: Module = (app, context) => {
  route(app, endpoints.readPublication, () => {
    context.editors.noteConsole()
    return publicationState(publisherDeps(context))
  })

  route(app, endpoints.publishAgain, async ({ caller, request }) => {
    await forgetFailure(context)
    // A new revision of the same catalogue: every server's publisher sees that there is something to do.
    const by = authorOf(caller.user, request)
    await editCatalogue(context, (trx) =>
      record(trx, context.now(), { kind: 'catalogue.published', by, on: { object: 'catalogue', id: null } }),
    )
    return publicationState(publisherDeps(context))
  })
}
