import { defineConfig } from '@playwright/test'
import { testArguments, testChromium } from '@portal/config/chromium'

/** Tests with a portal of their own start first: they take longest. */
const OWN_PORTAL = ['**/onPostgres.spec.ts', '**/company/*.spec.ts', '**/publication.spec.ts']
const FACTORS = '**/factors/*.spec.ts'
/** Tests of the console whose edits nobody looks for on the site. */
const CONSOLE = '**/backoffice/!(days|drafts|publication).spec.ts'
/** Their portals show the site of the template: a build for each edit would take a seventh of the whole run. */
const NO_BUILDS = { settings: { PUBLISH_HOOK: 'true' } }

export default defineConfig<object, typeof NO_BUILDS>({
  testDir: '.',
  projects: [
    // A second worker would start a second portal.
    { name: 'second factors', testMatch: FACTORS, workers: 1 },
    { name: 'own portal', testMatch: OWN_PORTAL },
    { name: 'console', testMatch: CONSOLE, use: NO_BUILDS },
    { name: 'shared portal', testMatch: '**/*.spec.ts', testIgnore: [...OWN_PORTAL, FACTORS, CONSOLE] },
  ],
  outputDir: 'test-results',
  globalSetup: './globalSetup.ts',
  fullyParallel: true,
  // Journeys mostly wait, so three workers fill two cores
  // (docs/decisions/0050-ten-minutes-for-every-test.md).
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A shared machine may stall for seconds: one retry, reported as flaky.
  retries: process.env.CI ? 1 : 0,
  // Generous limits: they only end what hangs.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // Recording every test would take a quarter of the total time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: { args: testArguments, ...(testChromium && { executablePath: testChromium }) },
  },
})
