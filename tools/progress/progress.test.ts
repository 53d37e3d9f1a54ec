import { expect, test } from 'vitest'
import { type Ended, Progress } from './progress.ts'
import { timesTable } from './times-table.ts'

const ended = (file: string, ms: number, more: Partial<Ended> = {}): Ended => ({ file, ms, loadMs: 0, passed: 1, failed: 0, ...more })

test('what is left is what the waiting files took the time before, shared by the workers', () => {
  const progress = new Progress({ 'a.test.ts': 40_000, 'b.test.ts': 60_000, 'c.test.ts': 80_000 })
  progress.begin(['a.test.ts', 'b.test.ts', 'c.test.ts'], 2)
  expect(progress.leftMs()).toBe(90_000)
  progress.end(ended('a.test.ts', 40_000))
  expect(progress.leftMs()).toBe(80_000)
})

test('a machine that is twice as slow as the time before doubles what is left', () => {
  const progress = new Progress({ 'a.test.ts': 10_000, 'b.test.ts': 30_000 })
  progress.begin(['a.test.ts', 'b.test.ts'], 1)
  progress.end(ended('a.test.ts', 15_000, { loadMs: 5000 }))
  expect(progress.leftMs()).toBe(60_000)
})

test('a file that nobody knows takes what the others take', () => {
  const progress = new Progress({ 'a.test.ts': 20_000 })
  progress.begin(['new.test.ts'], 1)
  expect(progress.leftMs()).toBe(20_000)
  const first = new Progress({})
  first.begin(['a.test.ts', 'b.test.ts'], 1)
  expect(first.leftMs()).toBe(0)
  first.end(ended('a.test.ts', 7000))
  expect(first.leftMs()).toBe(7000)
})

test('a line has the file, what passed and failed, its time and the time left', () => {
  const progress = new Progress({ 'a.test.ts': 10_000, 'b.test.ts': 70_000 })
  progress.begin(['a.test.ts', 'b.test.ts'], 1)
  const a = ended('a.test.ts', 10_000, { passed: 3, failed: 1 })
  progress.end(a)
  expect(progress.line(a)).toBe('  1/2  a.test.ts  3 passed, 1 FAILED  10.0 s  (1 min 10 s left)')
  expect(progress.status()).toBe('  1/2 files  3 passed, 1 failed  1 min 10 s left  a.test.ts')
  const b = ended('b.test.ts', 1000)
  progress.end(b)
  expect(progress.line(b)).toContain('(all done)')
})

test('the table names the steps, the slowest files, and what the workers were not testing', () => {
  const table = timesTable(
    [{ name: 'lint', ms: 20_000 }],
    [
      {
        name: 'unit tests',
        ms: 60_000,
        workers: 2,
        files: [ended('slow.test.ts', 50_000, { loadMs: 2000 }), ended('quick.test.ts', 10_000)],
      },
    ],
    { allMs: 75_000, slowest: 1 },
  )
  expect(table.map((row) => row.join('|'))).toEqual([
    'what|minutes|loading',
    'unit tests|1.00|0.02',
    '  slow.test.ts|0.43|0.02',
    '  1 other file|0.08|0.00',
    '  set-up and waiting|0.48|',
    'lint|0.33|',
    'all of it|1.25|',
  ])
})
