import { main } from '@portal/server/start/main'

/** Runs the portal for `npm start`, with the demonstration where it is wanted. */
await main(async () => (await import('./demonstration.ts')).demonstration)
