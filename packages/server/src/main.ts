import { enableCompileCache } from 'node:module'
import { main } from './start/main.ts'

/** The portal in production, without the demonstration package. */
enableCompileCache()
await main()
