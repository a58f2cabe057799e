import { defineConfig } from 'vitest/config'

// Files share a worker's modules, which keep no state.
export default defineConfig({ test: { isolate: false, testTimeout: 60_000, hookTimeout: 60_000 } })
