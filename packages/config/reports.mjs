import { relative } from 'node:path'

/**
 * Reads the JSON reports of the test runners: how many tests passed and failed, the names of those that
 * failed, and of those that passed at their second try.
 */

/** @param folder from which files are named */
export function readVitest({ numPassedTests, numFailedTests, testResults }, folder) {
  const failed = []
  const again = []
  for (const { name, status, message, assertionResults } of testResults) {
    const file = relative(folder, name)
    const nameOf = ({ ancestorTitles, title }) => [file, ...ancestorTitles, title].join(' › ')
    const tests = assertionResults.filter((one) => one.status === 'failed')
    failed.push(...tests.map(nameOf))
    // A file may fail before its tests, or after them.
    if (status === 'failed' && tests.length === 0) failed.push(`${file}: ${message.split('\n')[0]}`)
    const mended = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0
    again.push(...assertionResults.filter(mended).map(nameOf))
  }
  return { passed: numPassedTests, failed: numFailedTests, names: { failed, again } }
}

export function readPlaywright({ stats, suites, errors }) {
  const specs = suites.flatMap((suite) => specsOf(suite, []))
  const named = (status) =>
    specs.filter(({ spec }) => spec.tests.some((one) => one.status === status)).map(({ name }) => name)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: {
      failed: [...named('unexpected'), ...errors.map(({ message }) => message.split('\n')[0])],
      again: named('flaky'),
    },
  }
}

/** @param above titles of the groups around the suite; the outermost suite is the file */
function specsOf({ title, specs = [], suites = [] }, above) {
  const titles = [...above, title]
  return [
    ...specs.map((spec) => ({ spec, name: [...titles, spec.title].join(' › ') })),
    ...suites.flatMap((suite) => specsOf(suite, titles)),
  ]
}
