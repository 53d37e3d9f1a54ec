import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.join(import.meta.dirname, '..')

/** A house of a few rooms with one arrow drawn the wrong way. Each is found by the rule of its name. */
const planted: [rule: string, files: Record<string, string>][] = [
  ['server-features-apart', { 'server/src/features/a/x.ts': "import '../b/y.ts'", 'server/src/features/b/y.ts': 'export {}' }],
  ['web-features-apart', { 'web/src/features/a/x.ts': "import '../b/y.ts'", 'web/src/features/b/y.ts': 'export {}' }],
  ['server-platform-is-lowest', { 'server/src/platform/x.ts': "import '../features/b/y.ts'", 'server/src/features/b/y.ts': 'export {}' }],
  [
    'server-accounts-below-features',
    { 'server/src/accounts/x.ts': "import '../features/b/y.ts'", 'server/src/features/b/y.ts': 'export {}' },
  ],
  [
    'server-catalogue-below-features',
    { 'server/src/catalogue/x.ts': "import '../features/b/y.ts'", 'server/src/features/b/y.ts': 'export {}' },
  ],
  [
    'server-fairness-and-jackpot-below-features',
    { 'server/src/jackpot/x.ts': "import '../features/b/y.ts'", 'server/src/features/b/y.ts': 'export {}' },
  ],
  ['server-inbox-below-features', { 'server/src/inbox/x.ts': "import '../features/b/y.ts'", 'server/src/features/b/y.ts': 'export {}' }],
  [
    'server-payments-below-features',
    { 'server/src/payments/x.ts': "import '../features/b/y.ts'", 'server/src/features/b/y.ts': 'export {}' },
  ],
  ['server-cases-below-features', { 'server/src/cases/x.ts': "import '../accounts/y.ts'", 'server/src/accounts/y.ts': 'export {}' }],
  [
    'server-journal-knows-platform-only',
    { 'server/src/journal/x.ts': "import '../accounts/y.ts'", 'server/src/accounts/y.ts': 'export {}' },
  ],
  ['web-ui-knows-nothing', { 'web/src/ui/x.ts': "import '../platform/y.ts'", 'web/src/platform/y.ts': 'export {}' }],
  ['web-platform-is-lowest', { 'web/src/platform/x.ts': "import '../ui/y.ts'", 'web/src/ui/y.ts': 'export {}' }],
  ['web-parts-below-features', { 'web/src/parts/x.ts': "import '../features/b/y.ts'", 'web/src/features/b/y.ts': 'export {}' }],
  ['web-features-below-shell', { 'web/src/features/b/x.ts': "import '../../shell/y.ts'", 'web/src/shell/y.ts': 'export {}' }],
  ['web-verifier-below-features', { 'web/src/verifier/x.ts': "import '../platform/call.ts'", 'web/src/platform/call.ts': 'export {}' }],
  ['web-knows-no-server', { 'web/src/platform/x.ts': "import type {} from '../../../server/src/y.ts'", 'server/src/y.ts': 'export {}' }],
  ['contract-imports-nothing', { 'contract/src/x.ts': "import '../../server/src/y.ts'", 'server/src/y.ts': 'export {}' }],
  ['art-imports-nothing', { 'art/src/x.ts': "import '../../contract/src/y.ts'", 'contract/src/y.ts': 'export {}' }],
  ['games-import-nothing', { 'games/slots/src/x.ts': "import '../../../ledger/src/y.ts'", 'ledger/src/y.ts': 'export {}' }],
  ['pix-imports-nothing', { 'pix/src/x.ts': "import '../../contract/src/y.ts'", 'contract/src/y.ts': 'export {}' }],
  ['bank-knows-pix-only', { 'bank/src/x.ts': "import '../../contract/src/y.ts'", 'contract/src/y.ts': 'export {}' }],
  [
    'server-talks-to-the-bank-by-its-address',
    { 'server/src/features/b/x.ts': "import '../../../../bank/src/y.ts'", 'bank/src/y.ts': 'export {}' },
  ],
  ['database-is-below', { 'database/src/x.ts': "import '../../server/src/y.ts'", 'server/src/y.ts': 'export {}' }],
  ['ledger-knows-database-only', { 'ledger/src/x.ts': "import '../../server/src/y.ts'", 'server/src/y.ts': 'export {}' }],
  ['betting-below-features', { 'server/src/betting/x.ts': "import '../features/b/y.ts'", 'server/src/features/b/y.ts': 'export {}' }],
  [
    'games-post-through-betting',
    { 'server/src/features/fish/x.ts': "import '../../../../ledger/src/y.ts'", 'ledger/src/y.ts': 'export {}' },
  ],
  ['brand-knows-contract-only', { 'brand/src/x.ts': "import '../../server/src/y.ts'", 'server/src/y.ts': 'export {}' }],
  ['tests-stay-outside', { 'server/src/x.ts': "import './testing/y.ts'", 'server/src/testing/y.ts': 'export {}' }],
  ['no-cycles', { 'server/src/x.ts': "import './y.ts'", 'server/src/y.ts': "import './x.ts'" }],
  ['not-unresolvable', { 'server/src/x.ts': "import './nowhere.ts'" }],
]

test.each(planted)('%s is found where it is planted', (rule, files) => {
  const house = fs.mkdtempSync(path.join(os.tmpdir(), 'arrows-'))
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.join(house, path.dirname(name)), { recursive: true })
    fs.writeFileSync(path.join(house, name), `${text}\n`)
  }
  fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(house, 'node_modules'))
  fs.copyFileSync(path.join(ROOT, '.dependency-cruiser.mjs'), path.join(house, '.dependency-cruiser.mjs'))
  const folders = [...new Set(Object.keys(files).map((name) => name.split('/')[0] ?? ''))]
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'node_modules/.bin/depcruise'), '--config', '.dependency-cruiser.mjs', ...folders],
    { cwd: house, encoding: 'utf8' },
  )
  expect(stdout).toContain(`error ${rule}`)
  expect(status).not.toBe(0)
  fs.rmSync(house, { recursive: true })
})

test('randomness outside crypto is found by the linter', () => {
  const house = fs.mkdtempSync(path.join(os.tmpdir(), 'lint-'))
  fs.copyFileSync(path.join(ROOT, '.oxlintrc.json'), path.join(house, '.oxlintrc.json'))
  fs.writeFileSync(path.join(house, 'x.ts'), 'export const luck = Math.random()\n')
  execFileSync('git', ['init', '-q'], { cwd: house })
  const { stdout, status } = spawnSync(process.execPath, [path.join(ROOT, 'node_modules/.bin/oxlint'), '-c', '.oxlintrc.json'], {
    cwd: house,
    encoding: 'utf8',
  })
  expect(stdout).toContain('Randomness comes from crypto')
  expect(status).not.toBe(0)
  fs.rmSync(house, { recursive: true })
})
