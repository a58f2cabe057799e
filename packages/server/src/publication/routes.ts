import { Publication } from '@portal/contract'
import { forgetFailure, publicationState } from '@portal/publisher/publishing/publication'
import type { Module } from '../module.ts'
import { editCatalogue } from '../revisions/commands/editCatalogue.ts'
import { publisherDeps } from './publisherDeps.ts'

/** The state of the public site, for the console. */
export const publicationRoutes: Module = (app, context) => {
  app.route({
    method: 'GET',
    url: '/v1/publication/',
    onRequest: context.guard.admin,
    schema: {
      tags: ['publication'],
      summary: 'Whether the public site shows the catalogue as it is',
      response: { 200: Publication },
    },
    handler: () => {
      context.editors.noteConsole()
      return publicationState(publisherDeps(context))
    },
  })

  app.route({
    method: 'POST',
    url: '/v1/publication/',
    onRequest: context.guard.admin,
    schema: {
      tags: ['publication'],
      summary: 'Publish the site once more',
      response: { 202: Publication },
    },
    handler: async (_request, reply) => {
      await forgetFailure(context)
      // A new revision of the same catalogue: every server's publisher sees that there is something to do.
      await editCatalogue(context, async () => {})
      return reply.code(202).send(await publicationState(publisherDeps(context)))
    },
  })
}
