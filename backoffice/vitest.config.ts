import { defineConfig } from 'vitest/config'

// Files share a worker's modules: loading react-admin takes longer than all tests.
export default defineConfig({ test: { isolate: false, include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] } })
