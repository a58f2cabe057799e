import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

// Compiled once and kept: a second start reads no TypeScript. Before the first import that it is to speed up.
enableCompileCache(join(import.meta.dirname, '../../../.cache/compiled'))
const { main } = await import('../src/start/main.ts')
await main()
