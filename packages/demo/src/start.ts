import { main } from '@portal/server/start/main'

/** What `npm start` runs: the portal, with the demonstration where it is wanted. */
await main(async () => (await import('./demonstration.ts')).demonstration)
