import { defineConfig } from '@playwright/test'
import { chromiumArguments, testChromium } from '@portal/config/chromium'

/** Tests with a portal of their own, which takes long to start: were they last, two workers would wait for the third. */
const OWN_PORTAL = ['**/onPostgres.spec.ts', '**/publication.spec.ts']

export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'own portal', testMatch: OWN_PORTAL },
    { name: 'shared portal', testMatch: '**/*.spec.ts', testIgnore: OWN_PORTAL },
  ],
  outputDir: 'test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  // Half of a journey is waiting: three fill two cores (docs/decisions/0050).
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds: one more try, and the report names what needed it as flaky.
  retries: process.env.CI ? 1 : 0,
  // No test is about time: these only end what hangs, on a busy machine as well.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Recording every test takes a quarter of the time of all of them.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArguments, ...(testChromium && { executablePath: testChromium }) },
  },
})
