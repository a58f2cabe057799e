import { enableCompileCache } from 'node:module'
import { main } from '@portal/server/start/main'

/** Runs `npm start`: the portal, with the demonstration unless it is switched off. */
enableCompileCache()
await main(async () => (await import('./demonstration.ts')).demonstration)
