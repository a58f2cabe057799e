import type { App } from '@portal/platform/http/instance'
import type { Limits } from '@portal/platform/http/limits'
import type { Deps } from './deps.ts'
import type { DocumentedRoute } from './openapi/collect.ts'
import type { Attempts } from './passwords/attempts.ts'
import type { Guards } from './sessions/guards.ts'

/** What a module gets besides the server. */
export type Context = Deps & {
  guard: Guards
  limits: Limits
  attempts: Attempts
  /** The routes of the API, for its document. */
  routes: DocumentedRoute[]
}
export type Module = (app: App, context: Context) => void | Promise<void>
