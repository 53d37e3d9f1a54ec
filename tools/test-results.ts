import fs from 'node:fs'
import path from 'node:path'

export interface TestResult {
  /** With the titles of the groups that it is in. */
  title: string
  passed: boolean
  /** It was shown a page that says its content is not there yet: whatever its title names is not proven by that. */
  notOpen: boolean
  /** Why it failed. */
  message?: string
}

interface Figures {
  passed: number
  failed: number
  /** Of tests that ran: what was skipped is no result. */
  results: TestResult[]
}

/** The annotation of browser tests that were shown such a page. */
export const NOT_OPEN = 'not-open'

function read<Report>(folder: string, file: string): Report | undefined {
  const name = path.join(folder, file)
  return fs.existsSync(name) ? (JSON.parse(fs.readFileSync(name, 'utf8')) as Report) : undefined
}

const figures = (results: TestResult[]): Figures => ({
  passed: results.filter(({ passed }) => passed).length,
  failed: results.filter(({ passed }) => !passed).length,
  results,
})

interface VitestReport {
  testResults: {
    status: string
    name: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

export function unitTests(folder: string): Figures {
  const report = read<VitestReport>(folder, 'unit.json')
  const results = (report?.testResults ?? []).flatMap(({ assertionResults, status, name, message }) =>
    // A file that does not even load has no tests in the report.
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: name, passed: false, notOpen: false, message: message ?? '' }]
      : assertionResults
          .filter((test) => test.status === 'passed' || test.status === 'failed')
          .map((test) => ({
            title: test.fullName,
            passed: test.status === 'passed',
            notOpen: false,
            ...(test.status === 'failed' && { message: (test.failureMessages ?? []).join('\n') }),
          })),
  )
  return figures(results)
}

interface PlaywrightTest {
  status: string
  annotations: { type: string }[]
  results: { annotations?: { type: string }[]; error?: { message?: string } }[]
}

interface PlaywrightSuite {
  title: string
  specs?: { title: string; ok: boolean; tests: PlaywrightTest[] }[]
  suites?: PlaywrightSuite[]
}

export function browserTests(folder: string): Figures {
  const report = read<{ suites: PlaywrightSuite[] }>(folder, 'browser.json')
  const visit = (suite: PlaywrightSuite, group: string): TestResult[] => [
    ...(suite.specs ?? []).flatMap(({ title, ok, tests }) => {
      if (tests.every(({ status }) => status === 'skipped')) return []
      const said = tests.flatMap(({ annotations, results }) => [...annotations, ...results.flatMap((result) => result.annotations ?? [])])
      const message = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n')
      return [{ title: `${group}${title}`, passed: ok, notOpen: said.some(({ type }) => type === NOT_OPEN), message }]
    }),
    ...(suite.suites ?? []).flatMap((inner) => visit(inner, `${group}${inner.title} `)),
  ]
  return figures((report?.suites ?? []).flatMap((file) => visit(file, '')))
}
