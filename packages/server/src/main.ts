import { main } from './start/main.ts'

/** The portal in production, without the demonstration package. */
await main()
