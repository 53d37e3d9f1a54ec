import path from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter'
import type { Ended, Report } from './progress.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const fileOf = (test: TestCase): string => path.relative(ROOT, test.location.file)
const send = (report: Report): void => void process.send?.(report)

/** Tells whoever started Playwright how far it is: a file has ended when each of its tests has. */
class PlaywrightProgress implements Reporter {
  readonly #open = new Map<string, { tests: number } & Ended>()

  onBegin(config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) {
      const file = fileOf(test)
      const open = this.#open.get(file) ?? { tests: 0, file, passed: 0, failed: 0, ms: 0, loadMs: 0 }
      open.tests++
      this.#open.set(file, open)
    }
    send({ kind: 'begin', files: [...this.#open.keys()], workers: config.workers })
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const open = this.#open.get(fileOf(test))
    if (!open) return
    open.tests--
    open.ms += result.duration
    if (result.status === 'passed') open.passed++
    else if (result.status !== 'skipped') open.failed++
    if (open.tests > 0) return
    const { tests: _tests, ...ended } = open
    send({ kind: 'end', ...ended })
  }
}

// Playwright takes a reporter by the default export of its file.
export default PlaywrightProgress
