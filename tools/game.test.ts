import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { approximate } from '@tucano/round'
import { lineGames } from '@tucano/slots'
import { afterAll, expect, test } from 'vitest'
import { problemOf } from './game/new-classic.ts'

const ROOT = path.join(import.meta.dirname, '..')
fs.mkdirSync(path.join(ROOT, '.data'), { recursive: true })
/** Inside the project, so that a copy finds the packages. */
const copy = fs.mkdtempSync(path.join(ROOT, '.data', 'game-'))
afterAll(() => fs.rmSync(copy, { recursive: true }))

const make = (...flags: string[]): string =>
  execFileSync(process.execPath, ['tools/game.ts', 'new', ...flags, '--root', copy], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' })

test('a game that is made meets every rule of games, and has its row in the catalogue', { timeout: 240_000 }, () => {
  for (const folder of ['games/slots', 'brand/tucano/content'])
    fs.cpSync(path.join(ROOT, folder), path.join(copy, folder), { recursive: true })
  make('vila-nova', '--engine', 'classic', '--rtp', '95.6', '--name', 'Vila Nova', '--name-en', 'New Village')
  const flags = ['run', '--root', copy, '--reporter=json', '--outputFile', path.join(copy, 'result.json')]
  const chosen = ['games/slots/src/classic-lines-games.test.ts', '-t', 'vila-nova|no two games|stakes begin']
  const said = spawnSync(process.execPath, [path.join(ROOT, 'node_modules/.bin/vitest'), ...flags, ...chosen], {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, TEST_RESULTS: '', VITEST: '' },
  })
  expect(said.status, said.stdout + said.stderr).toBe(0)
  const { testResults } = JSON.parse(fs.readFileSync(path.join(copy, 'result.json'), 'utf8')) as {
    testResults: { assertionResults: { status: string; fullName: string }[] }[]
  }
  const passed = testResults.flatMap(({ assertionResults }) => assertionResults).filter(({ status }) => status === 'passed')
  expect(passed.filter(({ fullName }) => fullName.startsWith('vila-nova')).length).toBeGreaterThanOrEqual(7)
  expect(fs.readFileSync(path.join(copy, 'games/slots/src/games/vila-nova.ts'), 'utf8')).toMatch(/Gives back 95\.(59|60)/)
  expect(fs.readFileSync(path.join(copy, 'brand/tucano/content/games.ts'), 'utf8')).toContain(
    "['vila-nova', 'Vila Nova', 'New Village', 1, 1,",
  )
})

const right = { code: 'vila-velha', name: 'Vila Velha', nameEn: 'Old Village', rtp: 95.6 }

test.each([
  ['CODE', { ...right, code: 'Vila Nova' }],
  ['already', { ...right, code: 'sete-da-sorte' }],
  ['--rtp', { ...right, rtp: 99 }],
  ['--rtp', { ...right, rtp: Number.NaN }],
  ['--name', { ...right, name: "D'Água" }],
  ['sete-da-sorte', { ...right, rtp: approximate(lineGames.find(({ code }) => code === 'sete-da-sorte')!.returns[0].rtp) * 100 }],
])('a mistake is named: %s', (named, game) => {
  expect(problemOf(game, ['sete-da-sorte'])).toContain(named)
})

test('what can be made has no problem, and other engines are refused', () => {
  expect(problemOf(right, ['sete-da-sorte'])).toBeUndefined()
  expect(() => make('vila-velha', '--engine', 'ways', '--rtp', '95.6')).toThrow('--engine')
})
