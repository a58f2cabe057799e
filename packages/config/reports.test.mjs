import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from './reports.mjs'

const tried = (title, status, ...failureMessages) => ({
  ancestorTitles: ['an app'],
  title,
  status,
  failureMessages,
})

test('of Vitest: what failed, what passed at the second try, and a file that failed outside its tests', () => {
  const testResults = [
    {
      name: '/portal/src/apps.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        tried('is made', 'passed'),
        tried('is read', 'failed', 'no'),
        tried('goes', 'passed', 'no'),
      ],
    },
    {
      name: '/portal/src/mail.test.ts',
      status: 'failed',
      message: 'no port\nat line 1',
      assertionResults: [],
    },
  ]
  expect(readVitest({ numPassedTests: 2, numFailedTests: 1, testResults }, '/portal')).toEqual({
    passed: 2,
    failed: 1,
    names: {
      failed: ['src/apps.test.ts › an app › is read', 'src/mail.test.ts: no port'],
      again: ['src/apps.test.ts › an app › goes'],
    },
  })
})

test('of Playwright: what failed, what passed at the second try, and what failed before any test', () => {
  const spec = (title, status) => ({ title, tests: [{ status }] })
  const suites = [
    {
      title: 'lists.spec.ts',
      specs: [spec('is sorted', 'expected')],
      suites: [{ title: 'in fr', specs: [spec('is filtered', 'flaky'), spec('is read', 'unexpected')] }],
    },
  ]
  const stats = { expected: 1, flaky: 1, unexpected: 1 }
  expect(readPlaywright({ stats, suites, errors: [{ message: 'no browser\nat line 1' }] })).toEqual({
    passed: 2,
    failed: 1,
    names: {
      failed: ['lists.spec.ts › in fr › is read', 'no browser'],
      again: ['lists.spec.ts › in fr › is filtered'],
    },
  })
})
