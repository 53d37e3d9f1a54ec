import { execFile } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { idsIn } from './statement-ids.ts'
import { NOT_OPEN, browserTests, unitTests } from './test-results.ts'

test('titles name statements one by one, in lists and in ranges', () => {
  expect(idsIn('does x [LGN-11]')).toEqual(['LGN-11'])
  expect(idsIn('does x [LGN-11] [HDR-06]')).toEqual(['LGN-11', 'HDR-06'])
  expect(idsIn('does x [API-05, ENT-06]')).toEqual(['API-05', 'ENT-06'])
  expect(idsIn('does x [LOT-03..07, ENT-06]')).toEqual(['LOT-03', 'LOT-04', 'LOT-05', 'LOT-06', 'LOT-07', 'ENT-06'])
  expect(idsIn('does x [ERR-098..ERR-101]')).toEqual(['ERR-098', 'ERR-099', 'ERR-100', 'ERR-101'])
  expect(idsIn('reads ABCD-12 and AB-12 [x]')).toEqual([])
})

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tucano-results-'))
const unit = (fullName: string, status: string) => ({ fullName, status })
const spec = (title: string, status: string, annotations: { type: string }[] = []) => ({
  title,
  ok: status !== 'unexpected',
  tests: [{ status, annotations, results: [{ annotations }] }],
})
fs.writeFileSync(
  path.join(folder, 'unit.json'),
  JSON.stringify({
    testResults: [
      {
        status: 'passed',
        name: 'a.test.ts',
        assertionResults: [unit('a [HOM-01]', 'passed'), unit('b [HOM-02]', 'skipped'), unit('c [HOM-03]', 'todo')],
      },
    ],
  }),
)
fs.writeFileSync(
  path.join(folder, 'browser.json'),
  JSON.stringify({
    suites: [
      {
        title: 'x.spec.ts',
        file: 'x.spec.ts',
        specs: [
          spec('d [HOM-04]', 'expected'),
          spec('e [HOM-05]', 'skipped'),
          spec('f [HOM-06]', 'unexpected'),
          spec('g [HOM-07]', 'expected', [{ type: NOT_OPEN }]),
        ],
        suites: [{ title: 'group [HOM-08]', file: 'x.spec.ts', specs: [spec('h', 'expected')] }],
      },
    ],
  }),
)

test('what was skipped is no result, groups belong to the titles, and a page that is not there yet is noted', () => {
  expect(unitTests(folder)).toEqual({
    passed: 1,
    failed: 0,
    results: [{ title: 'a [HOM-01]', file: 'a.test.ts', passed: true, notOpen: false }],
  })
  expect(browserTests(folder).results.map(({ title, passed, notOpen }) => [title, passed, notOpen])).toEqual([
    ['d [HOM-04]', true, false],
    ['f [HOM-06]', false, false],
    ['g [HOM-07]', true, true],
    ['group [HOM-08] h', true, false],
  ])
})

test('the command counts what is proven, and says why the rest is not', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'requirements.ts'), 'HOM', '--missing'], {
    env: { ...process.env, TEST_RESULTS: folder },
  })
  expect(stdout).toMatch(/^HOM 3\/28$/m)
  expect(stdout).toMatch(/^ {2}HOM-06 {2}\(its test fails\) /m)
  expect(stdout).toMatch(/^ {2}HOM-07 {2}\(its page says that it is not there yet\) /m)
  for (const id of ['HOM-02', 'HOM-03', 'HOM-05']) expect(stdout).toMatch(new RegExp(`^ {2}${id} {2}[^(]`, 'm'))
  expect(stdout).toMatch(/^proven 3 of 28$/m)
})
