import { endpoints } from '@portal/contract'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { refresh } from './commands/refresh.ts'
import { signOut } from './commands/signOut.ts'
import { bearerOf } from './guards.ts'

/** Renewing a session, signing out. */
export const tokenRoutes: Module = async (app, context) => {
  const secret = await context.secrets.read('refresh-tokens')

  route(
    app,
    endpoints.refreshSession,
    ({ body, request }) => refresh({ ...context, secret }, request, body.refresh_token),
    {
      limit: 'refresh',
    },
  )

  route(app, endpoints.signOut, async ({ body, request, reply }) => {
    const tokens = { access: bearerOf(request), refresh: body?.refresh_token }
    const address = await signOut(context, tokens, request.partnerId)
    if (address) reply.header('location', address)
  })
}
