import process from 'node:process'
import { defineConfig } from 'vitest/config'

// A shared machine may stall for seconds: one retry, named at the end of the run.
const shared = { testTimeout: 60_000, hookTimeout: 60_000, retry: process.env.CI ? 1 : 0 }
const api = {
  ...shared,
  include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
  exclude: ['src/**/*.unit.test.ts', 'test/process/**'],
}

/** Everything that meets a database runs twice: on the embedded one and on PostgreSQL. */
export default defineConfig({
  test: {
    // Tests with real processes mostly wait, so three workers fill two cores.
    maxWorkers: 3,
    // Files share a worker's modules: the server keeps its state in `Deps`, and loading it takes longer than most tests.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          include: ['src/**/*.unit.test.ts'],
        },
      },
      // Real processes, started, stopped and killed, on the embedded database.
      {
        test: {
          name: 'process',
          ...shared,
          testTimeout: 120_000,
          include: ['test/process/**/*.test.ts'],
        },
      },
      { test: { name: 'sqlite', ...api, env: { TEST_DATABASE: 'sqlite' } } },
      {
        test: {
          name: 'postgres',
          ...api,
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['test/globalSetup.ts'],
        },
      },
    ],
  },
})
