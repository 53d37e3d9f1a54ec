import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { importsOf, readLayers } from './layers.ts'

const ROOT = path.join(import.meta.dirname, '..')

/** A tree of two files with one import that the table does not allow. Each is found by the rule of its folder. */
const forbidden: [rule: string, from: string, to: string][] = [
  ['server-src-features-each', 'server/src/features/a', 'server/src/features/b'],
  ['web-src-features-each', 'web/src/features/a', 'web/src/features/b'],
  ['server-src-features-each', 'server/src/features/fish', 'ledger/src'],
  ['server-src-features-deposits', 'server/src/features/deposits', 'server/src/features/withdrawals'],
  ['server-src-features-studios', 'server/src/features/studios', 'ledger/src'],
  ['server-src-platform', 'server/src/platform', 'server/src/accounts'],
  ['server-src-accounts', 'server/src/accounts', 'server/src/limits'],
  ['server-src-accounts', 'server/src/accounts', 'server/src/documents'],
  ['server-src-limits', 'server/src/limits', 'server/src/betting'],
  ['server-src-betting', 'server/src/betting', 'server/src/cashier'],
  ['server-src-catalogue', 'server/src/catalogue', 'server/src/accounts'],
  ['server-src-fairness', 'server/src/fairness', 'server/src/catalogue'],
  ['server-src-jackpot', 'server/src/jackpot', 'server/src/features/b'],
  ['server-src-inbox', 'server/src/inbox', 'server/src/betting'],
  ['server-src-records', 'server/src/records', 'server/src/team'],
  ['server-src-commissions', 'server/src/commissions', 'server/src/journal'],
  ['server-src-payments', 'server/src/payments', 'server/src/accounts'],
  ['server-src-cases', 'server/src/cases', 'server/src/betting'],
  ['server-src-journal', 'server/src/journal', 'server/src/cases'],
  ['server-src-seeding', 'server/src/seeding', 'server/src/accounts'],
  ['server-src-demo', 'server/src/demo', 'server/src/cases'],
  ['server-src-features-each', 'server/src/features/b', 'server/src/demo'],
  ['server-src-features-each', 'server/src/features/b', 'sandbox-bank/src'],
  ['web-src-ui', 'web/src/ui', 'web/src/platform'],
  ['web-src-platform', 'web/src/platform', 'web/src/ui'],
  ['web-src-platform', 'web/src/platform', 'server/src/platform'],
  ['web-src-parts', 'web/src/parts', 'web/src/features/b'],
  ['web-src-features-each', 'web/src/features/b', 'web/src/shell'],
  ['web-src-verifier', 'web/src/verifier', 'web/src/parts'],
  ['web-src-play', 'web/src/play', 'web/src/features/b'],
  ['web-src-play', 'web/src/play', 'web/src/verifier'],
  ['web-src-parts', 'web/src/parts', 'web/src/play'],
  ['contract', 'contract/src', 'server/src/platform'],
  ['art', 'art/src', 'contract/src'],
  ['games-slots', 'games/slots/src', 'games/table/src'],
  ['games-slots', 'games/slots/src', 'ledger/src'],
  ['games-lottery', 'games/lottery/src', 'games/table/src'],
  ['pix', 'pix/src', 'contract/src'],
  ['sandbox-bank', 'sandbox-bank/src', 'contract/src'],
  ['database', 'database/src', 'ledger/src'],
  ['ledger', 'ledger/src', 'server/src/platform'],
  ['brand', 'brand/src', 'database/src'],
]

/** Of each row of the table, an import that it does not have: of the first folder that is not allowed there. */
const layers = readLayers()
const folderOf = (row: string, feature: string): string => row.replace('*', feature) + (/^(server|web)\//.test(row) ? '' : '/src')
const fromTheTable = [...new Set(layers.map(({ folder }) => folder))].map((row): [string, string, string] => {
  const allowed = new Set([row, ...importsOf(layers, row)])
  const isAllowed = (folder: string): boolean =>
    allowed.has(folder) || [...allowed].some((one) => one.endsWith('/*') && folder.startsWith(one.slice(0, -1)))
  const target = layers.find(({ folder }) => !folder.includes('*') && !isAllowed(folder))!.folder
  return [row.replaceAll('/', '-').replace('-*', '-each'), folderOf(row, 'a'), folderOf(target, 'b')]
})

/** Every violation in files of its own, named by its number. */
const planted: [rule: string, files: Record<string, string>][] = [
  ...[...forbidden, ...fromTheTable].map(([rule, from, to], n): [string, Record<string, string>] => [
    rule,
    { [`${from}/x${n}.ts`]: `import type {} from '${path.posix.relative(from, to)}/y${n}.ts'`, [`${to}/y${n}.ts`]: 'export {}' },
  ]),
  ['pure-folders-import-no-package', { 'games/slots/src/node.ts': "import 'node:fs'" }],
  ['contract-knows-no-node', { 'contract/src/node.ts': "import 'node:fs'" }],
  ['verifier-asks-no-server', { 'web/src/verifier/asks.ts': "import '../platform/call.ts'", 'web/src/platform/call.ts': 'export {}' }],
  ['tests-stay-outside', { 'server/src/tested.ts': "import './testing/y.ts'", 'server/src/testing/y.ts': 'export {}' }],
  ['no-cycles', { 'server/src/one.ts': "import './two.ts'", 'server/src/two.ts': "import './one.ts'" }],
  ['not-unresolvable', { 'server/src/lost.ts': "import './nowhere.ts'" }],
]

let told = ''

beforeAll(() => {
  const tree = fs.mkdtempSync(path.join(os.tmpdir(), 'arrows-'))
  for (const [name, text] of planted.flatMap(([, files]) => Object.entries(files))) {
    fs.mkdirSync(path.join(tree, path.dirname(name)), { recursive: true })
    fs.writeFileSync(path.join(tree, name), `${text}\n`)
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(tree, 'node_modules'))
  const folders = fs.readdirSync(tree).filter((name) => name !== 'node_modules')
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/.bin/depcruise'), '--config', path.join(ROOT, '.dependency-cruiser.mjs'), ...folders],
    { cwd: tree, encoding: 'utf8' },
  )
  told = stdout
  fs.rmSync(tree, { recursive: true })
}, 60_000)

test.each(planted)('%s is found where it is planted: %j', (rule, files) => {
  expect(told).toContain(`error ${rule}: ${Object.keys(files)[0]}`)
})

test('randomness outside crypto, and a wrong type, are found by the linter', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'))
  fs.copyFileSync(path.join(ROOT, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'))
  fs.copyFileSync(path.join(ROOT, 'tsconfig.base.json'), path.join(folder, 'tsconfig.json'))
  fs.writeFileSync(path.join(folder, 'x.ts'), 'export const luck = Math.random()\nexport const name: string = luck\n')
  execFileSync('git', ['init', '-q'], { cwd: folder })
  const flags = [path.join(ROOT, 'node_modules/.bin/oxlint'), '-c', '.oxlintrc.json', '--type-aware', '--type-check']
  const env = { ...process.env, OXLINT_TSGOLINT_PATH: path.join(ROOT, 'node_modules/.bin/tsgolint') }
  const { stdout, status } = spawnSync(process.execPath, flags, { cwd: folder, encoding: 'utf8', env })
  expect(stdout).toContain('Randomness comes from crypto')
  expect(stdout).toContain("Type 'number' is not assignable to type 'string'")
  expect(status).not.toBe(0)
  fs.rmSync(folder, { recursive: true })
})
