import fs from 'node:fs'
import path from 'node:path'

export interface TestResult {
  /** With the titles of the groups that it is in. */
  title: string
  /** From the root of the project. */
  file: string
  passed: boolean
  /** It was shown a page that says its content is not there yet: whatever its title names is not proven by that. */
  notOpen: boolean
  /** Why it failed. */
  message?: string
}

export interface Figures {
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

export const figuresOf = (results: TestResult[]): Figures => ({
  passed: results.filter(({ passed }) => passed).length,
  failed: results.filter(({ passed }) => !passed).length,
  results,
})

const ROOT = path.join(import.meta.dirname, '..')
const fromRoot = (file: string): string => path.relative(ROOT, file)

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
  const results = (report?.testResults ?? []).flatMap(({ assertionResults, status, name, message }) => {
    const file = fromRoot(name)
    const tests = assertionResults
      .filter((test) => test.status === 'passed' || test.status === 'failed')
      .map((test) => ({
        title: test.fullName,
        file,
        passed: test.status === 'passed',
        notOpen: false,
        ...(test.status === 'failed' && { message: (test.failureMessages ?? []).join('\n') }),
      }))
    // Before its first test or after its last one: no test has failed by itself.
    const outside = status === 'failed' && tests.every(({ passed }) => passed)
    return outside ? [...tests, { title: file, file, passed: false, notOpen: false, message: message ?? '' }] : tests
  })
  return figuresOf(results)
}

/** Which tests failed, and passed with all others of their files when these ran once more. */
export function passedLater(first: readonly TestResult[], second: readonly TestResult[]): TestResult[] {
  const passed = (file: string): boolean => {
    const tests = second.filter((result) => result.file === file)
    return tests.length > 0 && tests.every((result) => result.passed)
  }
  return first.filter((result) => !result.passed && passed(result.file))
}

interface PlaywrightTest {
  status: string
  annotations: { type: string }[]
  results: { annotations?: { type: string }[]; error?: { message?: string } }[]
}

interface PlaywrightSuite {
  title: string
  /** From the folder of the browser tests. */
  file: string
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
      const notOpen = said.some(({ type }) => type === NOT_OPEN)
      return [{ title: `${group}${title}`, file: path.join('e2e', suite.file), passed: ok, notOpen, message }]
    }),
    ...(suite.suites ?? []).flatMap((inner) => visit(inner, `${group}${inner.title} `)),
  ]
  return figuresOf((report?.suites ?? []).flatMap((file) => visit(file, '')))
}
