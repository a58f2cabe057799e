import { defineConfig } from 'vitest/config'

// Files share a worker's modules: the gate keeps no state in them.
export default defineConfig({ test: { isolate: false, include: ['test/**/*.test.ts'] } })
