import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { IMPORTED_BY, chooseChanged, chooseNamed } from './choose.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')

test('a feature is its contract, its server, its page and their tests', () => {
  const chosen = chooseNamed(['wallet'], files)
  expect(chosen.types).toEqual(['contract', 'brand', 'server', 'web'])
  expect(chosen.lint).toEqual(['contract/src/wallet.ts', 'server/src/features/wallet/', 'web/src/features/wallet/'])
  expect(chosen.tests).toEqual(['server/src/features/wallet/', 'web/src/features/wallet/', 'tools/tidy.test.ts'])
  expect(chosen.specs).toEqual(['e2e/wallet.spec.ts'])
  expect(chosen.unknown).toEqual([])
})

test('a word takes the specs that begin with it, and none of a longer word', () => {
  expect(chooseNamed(['limits'], files).specs).toEqual(['e2e/limits-in-play.spec.ts', 'e2e/limits.spec.ts'])
  expect(chooseNamed(['member'], files).specs).toEqual(['e2e/member.spec.ts'])
})

test('a layer is a word too, and a word that nothing has is named', () => {
  expect(chooseNamed(['betting'], files)).toMatchObject({ types: ['server'], tests: ['server/src/betting/', 'tools/tidy.test.ts'] })
  expect(chooseNamed(['slots'], files)).toMatchObject({ types: ['games', 'brand', 'world', 'server', 'web'], lint: ['games/slots/'] })
  expect(chooseNamed(['ledger'], files).types).toEqual(['ledger', 'server'])
  expect(chooseNamed(['wallet', 'walet'], files).unknown).toEqual(['walet'])
})

test('nothing changed is nothing to do', () => {
  expect(chooseChanged([], files)).toEqual({ types: [], lint: [], tests: [], related: [], specs: [] })
})

test('a change inside a feature takes the feature on every side', () => {
  const chosen = chooseChanged(['web/src/features/wallet/texts.ts'], files)
  expect(chosen.types).toEqual(['web'])
  expect(chosen.lint).toEqual(['web/src/features/wallet/texts.ts'])
  expect(chosen.tests).toEqual(['server/src/features/wallet/', 'web/src/features/wallet/', 'tools/tidy.test.ts'])
  expect(chosen.related).toEqual([])
  expect(chooseChanged(['contract/src/wallet.ts'], files)).toMatchObject({
    types: ['contract', 'brand', 'server', 'web'],
    tests: ['server/src/features/wallet/', 'web/src/features/wallet/', 'tools/tidy.test.ts'],
    related: [],
  })
})

test('a change below the features takes whatever imports it; of a test, the test', () => {
  expect(chooseChanged(['server/src/platform/csv.ts'], files)).toMatchObject({
    types: ['server'],
    tests: ['tools/tidy.test.ts'],
    related: ['server/src/platform/csv.ts'],
  })
  expect(chooseChanged(['server/src/platform/hub.test.ts'], files)).toMatchObject({
    types: ['server'],
    tests: ['server/src/platform/hub.test.ts', 'tools/tidy.test.ts'],
    related: [],
  })
})

test('a setting of a tool that every test is run by does not run every test', () => {
  expect(chooseChanged(['vitest.config.ts'], files)).toMatchObject({ types: ['.'], tests: ['tools/tidy.test.ts'], related: [] })
})

test('the grammar of the contract is held by its own tests and by the types of whoever speaks it', () => {
  expect(chooseChanged(['contract/src/errors.ts'], files)).toMatchObject({
    types: ['contract', 'brand', 'server', 'web'],
    tests: ['contract/', 'tools/tidy.test.ts'],
    related: [],
  })
})

test('SQL takes the tests of the database and the books; a text file the house rules only', () => {
  const migration = files.find((file) => file.endsWith('.sql') && file.startsWith('database/')) ?? ''
  expect(chooseChanged([migration], files)).toMatchObject({
    types: [],
    tests: ['database/', 'ledger/', 'server/src/betting/', 'tools/tidy.test.ts'],
  })
  expect(chooseChanged(['README.md'], files)).toEqual({ types: [], lint: [], tests: ['tools/tidy.test.ts'], related: [], specs: [] })
})

test('what was removed is typed, and neither linted nor run', () => {
  expect(chooseChanged(['server/src/features/wallet/gone.test.ts', 'e2e/gone.spec.ts'], files)).toEqual({
    types: ['server', '.'],
    lint: [],
    tests: ['tools/tidy.test.ts'],
    related: [],
    specs: [],
  })
})

test('the projects that import a project are those whose package says so', () => {
  const folders = Object.keys(IMPORTED_BY).filter((project) => project !== '.' && project !== 'games')
  for (const folder of folders) {
    const { dependencies = {} } = JSON.parse(fs.readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as { dependencies?: object }
    for (const name of Object.keys(dependencies).filter((name) => name.startsWith('@tucano/'))) {
      const word = name.slice('@tucano/'.length)
      const project = fs.existsSync(path.join(ROOT, 'games', word)) ? 'games' : word
      expect(IMPORTED_BY[project], `${folder} imports ${project}`).toContain(folder)
    }
  }
})
