import { endpoints } from '@portal/contract'
import type { Module } from '../module.ts'
import { route } from '../route.ts'
import { isReady } from './ready.ts'

/** `live`: the process answers. `ready`: it can also do its work. */
export const healthRoutes: Module = (app, context) => {
  const now = () => context.now().toISOString()
  const unlimited = { limit: false } as const

  route(app, endpoints.readLiveness, () => ({ status: 'ok' as const, now: now() }), unlimited)

  route(
    app,
    endpoints.readReadiness,
    async ({ reply }) =>
      !app.drain.started && (await isReady(context))
        ? { status: 'ok' as const, now: now() }
        : reply.code(503).send({ status: 'unavailable', now: now() }),
    unlimited,
  )
}
