import { endpoints } from '@portal/contract'
import type { FastifyRequest } from 'fastify'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { countView } from './commands/countView.ts'

/** Views of apps' pages, counted without who (docs/product.md#views). */
export const viewRoutes: Module = (app, context) => {
  route(
    app,
    endpoints.countView,
    async ({ params, request }) => {
      if (!declines(request)) await countView(context, params.id)
    },
    { limit: 'view' },
  )
}

/** Tells whether a visitor asks not to be counted (https://www.w3.org/TR/gpc/). */
const declines = ({ headers }: FastifyRequest) => headers['sec-gpc'] === '1' || headers.dnt === '1'
