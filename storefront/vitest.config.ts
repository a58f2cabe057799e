import { defineConfig } from 'vitest/config'

// Files share a worker's modules: the functions under test keep no state in them.
export default defineConfig({ test: { isolate: false } })
