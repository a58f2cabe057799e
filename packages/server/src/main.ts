import { loaded } from './start/loaded.ts'

/** The portal in production, without the demonstration package. */
const { main } = await loaded(import('./start/main.ts'))
await main()
