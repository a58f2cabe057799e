import { registerCors } from '@portal/platform/http/cors'
import { type App, createInstance } from '@portal/platform/http/instance'
import { registerLimits } from '@portal/platform/http/limits'
import { registerSite } from '@portal/publisher/serve/routes'
import { adminAccessRoutes } from './accesses/adminRoutes.ts'
import { decideByMailRoutes } from './accesses/byMail/routes.ts'
import { ownAccessRoutes } from './accesses/ownRoutes.ts'
import { findAppCode } from './apps/queries.ts'
import { appRoutes } from './apps/routes.ts'
import { binderRoutes } from './binder/routes.ts'
import { catalogueRoutes } from './catalogue/routes.ts'
import { companyRoutes } from './company/routes.ts'
import { createCompanySessions } from './company/sessions.ts'
import type { Deps } from './deps.ts'
import { draftRoutes } from './drafts/routes.ts'
import { factorRoutes } from './factors/routes.ts'
import { factorGuard } from './factors/standing.ts'
import { followerRoutes } from './followers/routes.ts'
import { healthRoutes } from './health/routes.ts'
import { securityTxtRoutes } from './health/securityTxt.ts'
import { journalRoutes } from './journal/routes.ts'
import { demoGuard } from './launch/clients.ts'
import { conformanceRoutes } from './launch/conformance/routes.ts'
import { launchRoutes } from './launch/routes.ts'
import { mediaRoutes } from './media/routes.ts'
import { countRequests } from './metrics/countRequests.ts'
import { metricsRoutes } from './metrics/routes.ts'
import type { Context, Module } from './module.ts'
import { offerRoutes } from './offers/routes.ts'
import { openapiRoutes } from './openapi/routes.ts'
import { parameterRoutes } from './parameters/routes.ts'
import { registerPartner } from './partners/partner.ts'
import { createAttempts } from './passwords/attempts.ts'
import { publicationRoutes } from './publication/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { guards } from './sessions/guards.ts'
import { ownSessionRoutes } from './sessions/ownRoutes.ts'
import { tokenRoutes } from './sessions/routes.ts'
import { signInRoutes } from './signIn/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { traceRequests } from './traces/traceRequests.ts'
import { adminUserRoutes } from './users/routes/admin.ts'
import { emailRoutes } from './users/routes/emails.ts'
import { ownAccountRoutes } from './users/routes/own.ts'
import { passwordRoutes } from './users/routes/passwords.ts'
import { registrationRoutes } from './users/routes/registration.ts'
import { viewRoutes } from './views/routes.ts'
import { visitPassRoutes, visitRoutes } from './visitPasses/routes.ts'
import { webhookRoutes } from './webhooks/routes.ts'

/** Every module, in one visible list. */
const modules: Module[] = [
  healthRoutes,
  securityTxtRoutes,
  signInRoutes,
  tokenRoutes,
  companyRoutes,
  registrationRoutes,
  ownAccountRoutes,
  ownSessionRoutes,
  factorRoutes,
  passwordRoutes,
  emailRoutes,
  adminUserRoutes,
  catalogueRoutes,
  offerRoutes,
  viewRoutes,
  appRoutes,
  draftRoutes,
  followerRoutes,
  ownAccessRoutes,
  adminAccessRoutes,
  visitPassRoutes,
  visitRoutes,
  decideByMailRoutes,
  launchRoutes,
  conformanceRoutes,
  parameterRoutes,
  journalRoutes,
  binderRoutes,
  searchRoutes,
  webhookRoutes,
  statisticsRoutes,
  mediaRoutes,
  publicationRoutes,
  openapiRoutes,
  metricsRoutes,
]

/** Builds the whole server from its dependencies. */
export async function buildApp(deps: Deps): Promise<App> {
  const app = await createInstance(deps)
  countRequests(app, deps.metrics)
  traceRequests(app, deps.traces)
  app.decorateRequest('caller', null)
  app.decorateRequest('demo', null)
  await registerCors(app, deps)
  const limits = await registerLimits(app, deps)
  registerPartner(app, deps)
  const context: Context = {
    ...deps,
    limits,
    attempts: createAttempts(deps),
    company: createCompanySessions(deps),
  }
  app.decorate('guards', { ...guards(deps, limits), app: demoGuard(context) })
  app.decorate('factorGuard', factorGuard(deps))
  for (const register of modules) await register(app, context)
  registerSite(app, { config: deps.config, findAppCode: (asked) => findAppCode(deps.db, asked) })
  return app
}
