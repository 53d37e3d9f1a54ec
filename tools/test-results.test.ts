import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { passedLater, unitTests } from './test-results.ts'

const ROOT = path.join(import.meta.dirname, '..')
const result = (file: string, title: string, passed: boolean) => ({ file, title, passed, notOpen: false })

test('a test has passed later when its whole file has', () => {
  const first = [result('a', 'one', false), result('a', 'two', true), result('b', 'three', false), result('c', 'four', false)]
  const second = [result('a', 'one', true), result('a', 'two', true), result('b', 'three', true), result('b', 'other', false)]
  expect(passedLater(first, second)).toEqual([first[0]])
  expect(passedLater(first, [])).toEqual([])
})

test('a file that fails outside its tests is a failure of its own', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'results-'))
  try {
    const file = (name: string, status: string, states: string[]) => ({
      status,
      name: path.join(ROOT, name),
      message: 'the hook took too long',
      assertionResults: states.map((state) => ({ fullName: state, status: state, failureMessages: ['no'] })),
    })
    const testResults = [
      file('x.test.ts', 'failed', ['skipped', 'skipped']),
      file('y.test.ts', 'failed', ['passed', 'failed']),
      file('z.test.ts', 'failed', []),
      file('ok.test.ts', 'passed', ['passed', 'skipped']),
    ]
    fs.writeFileSync(path.join(folder, 'unit.json'), JSON.stringify({ testResults }))
    const { passed, failed, results } = unitTests(folder)
    expect({ passed, failed }).toEqual({ passed: 2, failed: 3 })
    expect(results.filter((each) => !each.passed).map(({ title, file: name }) => ({ title, name }))).toEqual([
      { title: 'x.test.ts', name: 'x.test.ts' },
      { title: 'failed', name: 'y.test.ts' },
      { title: 'z.test.ts', name: 'z.test.ts' },
    ])
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
})
