import type { App } from '@portal/platform/http/instance'
import type { Limits } from '@portal/platform/http/limits'
import type { CompanySessions } from './company/sessions.ts'
import type { Deps } from './deps.ts'
import type { Attempts } from './passwords/attempts.ts'

/** Given to every module besides the server. */
export type Context = Deps & {
  limits: Limits
  attempts: Attempts
  company: CompanySessions
}
export type Module = (app: App, context: Context) => void | Promise<void>
