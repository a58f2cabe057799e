import { adminAccessRoutes } from './accesses/adminRoutes.ts'
import { ownAccessRoutes } from './accesses/ownRoutes.ts'
import { manageAppRoutes } from './apps/manage.ts'
import { appRoutes } from './apps/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import type { Deps } from './deps.ts'
import { healthRoutes } from './health/routes.ts'
import { type App, createInstance } from './instance.ts'
import { launchRoutes } from './launch/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { collectRoutes, type DocumentedRoute } from './openapi/collect.ts'
import { openapiRoutes } from './openapi/routes.ts'
import { parameterRoutes } from './parameters/routes.ts'
import { registerPartner } from './partners/partner.ts'
import { type Attempts, createAttempts } from './plugins/attempts.ts'
import { type Guards, guards } from './plugins/auth.ts'
import { registerCors } from './plugins/cors.ts'
import { createLimits, type Limits, registerLimits } from './plugins/limits.ts'
import { publicationRoutes } from './publish/routes.ts'
import { siteRoutes } from './site/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { tokenRoutes } from './tokens/routes.ts'
import { adminUserRoutes } from './users/adminRoutes.ts'
import { ownAccountRoutes } from './users/ownRoutes.ts'
import { passwordRoutes } from './users/passwordRoutes.ts'
import { registrationRoutes } from './users/registrationRoutes.ts'

/** What a module is given besides the server. */
export type Context = Deps & {
  guard: Guards
  limits: Limits
  attempts: Attempts
  /** Those of the API, for its document. */
  routes: DocumentedRoute[]
}
export type Module = (app: App, context: Context) => void | Promise<void>

/** Every module, in one visible list. */
const modules: Module[] = [
  healthRoutes,
  tokenRoutes,
  registrationRoutes,
  ownAccountRoutes,
  passwordRoutes,
  adminUserRoutes,
  catalogueRoutes,
  appRoutes,
  manageAppRoutes,
  ownAccessRoutes,
  adminAccessRoutes,
  launchRoutes,
  parameterRoutes,
  statisticsRoutes,
  mediaRoutes,
  publicationRoutes,
  openapiRoutes,
  siteRoutes,
]

/** Builds the whole server over its dependencies; nothing else is injected anywhere. */
export async function buildApp(deps: Deps): Promise<App> {
  const app = createInstance(deps)
  const limits = createLimits(deps)
  registerCors(app, deps)
  registerLimits(app, limits)
  registerPartner(app, deps)
  const guard = guards(deps, limits)
  const routes = collectRoutes(app)
  const context: Context = { ...deps, guard, limits, attempts: createAttempts(deps), routes }
  for (const register of modules) await register(app, context)
  return app
}
