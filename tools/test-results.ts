import fs from 'node:fs'
import path from 'node:path'

export interface TestResult {
  title: string
  passed: boolean
}

interface Figures {
  passed: number
  failed: number
  results: TestResult[]
}

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
  testResults: { status: string; name: string; assertionResults: { fullName: string; status: string }[] }[]
}

export function unitTests(folder: string): Figures {
  const report = read<VitestReport>(folder, 'unit.json')
  const results = (report?.testResults ?? []).flatMap(({ assertionResults, status, name }) =>
    // A file that does not even load has no tests in the report.
    assertionResults.length === 0 && status === 'failed'
      ? [{ title: name, passed: false }]
      : assertionResults.map((test) => ({ title: test.fullName, passed: test.status === 'passed' })),
  )
  return figures(results)
}

interface PlaywrightSuite {
  title: string
  specs?: { title: string; ok: boolean }[]
  suites?: PlaywrightSuite[]
}

export function browserTests(folder: string): Figures {
  const report = read<{ suites: PlaywrightSuite[] }>(folder, 'browser.json')
  const visit = (suite: PlaywrightSuite): TestResult[] => [
    ...(suite.specs ?? []).map(({ title, ok }) => ({ title, passed: ok })),
    ...(suite.suites ?? []).flatMap(visit),
  ]
  return figures((report?.suites ?? []).flatMap(visit))
}
