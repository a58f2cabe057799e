import type { Deps } from './deps.ts'
import { healthRoutes } from './health/routes.ts'
import { type App, createInstance } from './instance.ts'
import { mediaRoutes } from './media/routes.ts'
import { guards } from './plugins/auth.ts'

/** What a module is given besides the server. */
export type Context = Deps & { guard: ReturnType<typeof guards> }
export type Module = (app: App, context: Context) => void | Promise<void>

/** Every module, in one visible list. */
const modules: Module[] = [healthRoutes, mediaRoutes]

/** Builds the whole server over its dependencies; nothing else is injected anywhere. */
export async function buildApp(deps: Deps): Promise<App> {
  const app = createInstance(deps)
  const context: Context = { ...deps, guard: guards(deps) }
  for (const register of modules) await register(app, context)
  return app
}
