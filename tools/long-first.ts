import path from 'node:path'
import { BaseSequencer } from 'vitest/node'
import { LONG_TESTS } from './long-tests.ts'

const ROOT = path.join(import.meta.dirname, '..')

/** The long ones first: one that began last would be waited for alone. */
export class LongFirst extends BaseSequencer {
  override async sort(...[files]: Parameters<BaseSequencer['sort']>): ReturnType<BaseSequencer['sort']> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: (typeof files)[number]): boolean =>
      LONG_TESTS.some((pattern) => path.matchesGlob(path.relative(ROOT, moduleId), pattern))
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}
