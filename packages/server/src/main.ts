import { enableCompileCache } from 'node:module'
import { main } from './start/main.ts'

/** Runs the portal in production, without the demonstration package. */
enableCompileCache()
await main()
