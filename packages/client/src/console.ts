import { catalogueCalls } from './calls/catalogue.ts'
import { operationCalls } from './calls/operations.ts'
import { createPortalClient, type PortalClientOptions } from './client.ts'

export type ConsoleClient = ReturnType<typeof createConsoleClient>

/** The calls of the console: those of the pages, and those that keep the portal. */
export function createConsoleClient(options: PortalClientOptions) {
  const portal = createPortalClient(options)
  return {
    ...portal,
    catalogue: catalogueCalls(portal),
    operations: operationCalls(portal),
  }
}
