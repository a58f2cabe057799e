import { idParam, ListQuery, oneOf, Parameter, ParameterBody, Parameters } from '@portal/contract'
import { anyOf, commonFilters } from '@portal/platform/http/filters'
import { parseList, sendPage } from '@portal/platform/http/lists'
import { ProblemError } from '@portal/platform/http/problem'
import { z } from 'zod'
import type { ParameterRow } from '../db/tables.ts'
import type { Module } from '../module.ts'
import { createParameter } from './commands/create.ts'
import { ensureParameters } from './commands/ensure.ts'
import { removeParameter } from './commands/remove.ts'
import { updateParameter } from './commands/update.ts'
import { findParameter, listParameters } from './queries.ts'

const rules = {
  sorts: ['id', 'parameter_name', 'parameter_value', 'parameter_status', 'created_at', 'updated_at'],
  defaultSort: ['parameter_name', 'asc'],
  filter: z.strictObject({
    ...commonFilters,
    parameter_name: z.string().max(80).optional(),
    parameter_status: anyOf(oneOf([0, 1])).optional(),
  }),
  otherNames: new Map([['status', 'parameter_status']]),
} as const

/** `status` is the other specified name of `parameter_status`. */
const present = (row: ParameterRow): Parameter => ({ ...row, status: row.parameter_status })

/** The portal's parameters; the ones that it reads itself are there from the start. */
export const parameterRoutes: Module = (app, context) => {
  const { db, guard } = context
  const tags = ['parameters']
  app.addHook('onReady', () => ensureParameters(context))

  app.route({
    method: 'GET',
    url: '/v1/parameters/',
    onRequest: guard.admin,
    schema: { tags, summary: 'The parameters', querystring: ListQuery, response: { 200: Parameters } },
    handler: async ({ query }, reply) => {
      const request = parseList(query, rules)
      const { rows, total } = await listParameters(context, request)
      return sendPage(reply, 'parameters', request.offset, rows.map(present), total)
    },
  })

  app.route({
    method: 'GET',
    url: '/v1/parameters/:id',
    onRequest: guard.admin,
    schema: { tags, summary: 'One parameter', params: idParam, response: { 200: Parameter } },
    handler: async ({ params }) => {
      const row = await findParameter(db, params.id)
      if (!row) throw new ProblemError('not_found')
      return present(row)
    },
  })

  app.route({
    method: 'POST',
    url: '/v1/parameters/',
    onRequest: guard.admin,
    schema: { tags, summary: 'Create a parameter', body: ParameterBody, response: { 201: Parameter } },
    handler: async ({ body }, reply) => reply.code(201).send(present(await createParameter(context, body))),
  })

  app.route({
    method: 'PUT',
    url: '/v1/parameters/:id',
    onRequest: guard.admin,
    schema: {
      tags,
      summary: 'Change a parameter',
      params: idParam,
      body: ParameterBody,
      response: { 200: Parameter },
    },
    handler: async ({ params, body }) => present(await updateParameter(context, params.id, body)),
  })

  app.route({
    method: 'DELETE',
    url: '/v1/parameters/:id',
    onRequest: guard.admin,
    schema: { tags, summary: 'Delete a parameter', params: idParam, response: { 204: z.null() } },
    handler: async ({ params }, reply) => {
      await removeParameter(context, params.id)
      return reply.code(204).send(null)
    },
  })
}
