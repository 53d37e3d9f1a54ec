import type { Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node'
import type { Report } from './progress.ts'

const send = (report: Report): void => void process.send?.(report)

/** Tells whoever started Vitest how far it is. */
export class VitestProgress implements Reporter {
  #workers = 1

  onInit({ config }: Vitest): void {
    this.#workers = config.maxWorkers
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    const files = specifications.map(({ project, moduleId }) => moduleId.slice(project.config.root.length + 1))
    send({ kind: 'begin', files, workers: Math.min(this.#workers, Math.max(1, files.length)) })
  }

  onTestModuleEnd(module: TestModule): void {
    const results = [...module.children.allTests()].map((test) => test.result().state)
    const { duration, collectDuration, prepareDuration, setupDuration } = module.diagnostic()
    const failed = results.filter((state) => state === 'failed').length
    send({
      kind: 'end',
      file: module.relativeModuleId,
      passed: results.filter((state) => state === 'passed').length,
      // A file that does not load has no tests.
      failed: failed === 0 && module.state() === 'failed' ? 1 : failed,
      ms: duration,
      loadMs: collectDuration + prepareDuration + setupDuration,
    })
  }
}
