import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { createTestDatabase } from '@tucano/database/test-cluster'
import { expect, inject, test } from 'vitest'
import { architecturePicture, readImports } from './picture.ts'
import { generateSchema } from './schema.ts'
import * as rules from './tidy-rules.ts'

const ROOT = path.join(import.meta.dirname, '..')
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
const sources = listed.filter(
  (file) => /\.(tsx?|mjs|css|md|json|sql)$/.test(file) && file !== 'package-lock.json' && fs.existsSync(path.join(ROOT, file)),
)
const tree: rules.Files = new Map(sources.map((file) => [file, fs.readFileSync(path.join(ROOT, file), 'utf8')]))

const planted: Record<keyof typeof rules, Record<string, string>> = {
  oneWordEverySide: { 'server/src/features/gizmo/index.ts': '' },
  answeredByFileOfItsName: { 'contract/src/site.ts': "endpoint('getNothing', {" },
  everyTextTranslated: {
    'web/src/shell/texts.ts': "const pt = {\n  hello: 'Olá, {name}',\n}",
    'web/src/shell/texts-en.ts': "const en = {\n  hello: 'Hello',\n}",
  },
  namesSayWhatTheyAre: { 'web/src/platform/utils.ts': '' },
  noClimbing: { 'server/src/a.ts': "const b = () => import('../../../b.ts')" },
  stylesExistAndAreUsed: {
    'web/src/ui/x.module.css': '.idle { color: red }',
    'web/src/ui/x.tsx': "import styles from './x.module.css'\nstyles.missing",
  },
  noBrandInCode: { 'web/src/ui/x.tsx': '<p>Tucano</p>' },
  oneFormatter: { 'web/src/ui/x.tsx': 'total.toLocaleString()' },
  productsMeetWithoutNames: { 'server/src/features/bet-history/tell.ts': "if (bet.engine === 'roulette') tell()" },
  foldersAreTold: { 'gizmo/src/index.ts': '', 'README.md': 'art/  drawings', 'ARCHITECTURE.md': '| `art` | drawings |' },
  oneLineAWord: { 'GLOSSARY.md': '| word | meaning |\n|---|---|\n| bet | a stake |\n| bet | a bet |' },
  noMachinePaths: { 'README.md': 'see /work/main/x' },
  exceptionsAreArgued: { 'web/src/ui/x.tsx': '// oxlint-disable-next-line react/exhaustive-deps\n' },
  rowsComeAsOneList: {
    'server/src/betting/x.ts': 'unnest(${of(({ a }) => a)}::bigint[], ${of((b) => b)}::text[], ${c}::date[], ${d}::bigint[]) r(a, b, c, d)',
  },
  commandsRunOnOurNode: { 'package.json': '{"scripts":{"format":"oxfmt ."}}' },
  scriptsExist: { 'package.json': '{"scripts":{}}', 'README.md': 'npm run nothing' },
}

for (const [name, rule] of Object.entries(rules)) {
  test(`${name} holds`, () => {
    expect(rule(tree)).toEqual([])
  })
  test(`${name} finds what is planted`, () => {
    expect(rule(new Map(Object.entries(planted[name as keyof typeof rules]))).length).toBeGreaterThan(0)
  })
}

test('a product, an engine and what bets are filed under are found wherever products meet, and nowhere else', () => {
  const found = (file: string, text: string) => rules.productsMeetWithoutNames(new Map([[file, text]]))
  expect(found('web/src/features/bet-history/x.tsx', "import { Game } from '../studios/x.tsx'")).toHaveLength(1)
  expect(found('ledger/src/post.ts', "kind: 'lottery'")).toHaveLength(1)
  expect(found('database/functions/ledger/x.sql', "when p_product = 'LIVE'")).toHaveLength(1)
  expect(found('web/src/features/lobby/search/x.tsx', "import { found } from '../../sports/x.ts'")).toHaveLength(1)
  expect(found('server/src/platform/x.ts', "import { live } from './live.ts'")).toEqual([])
  expect(found('server/src/features/studios/x.ts', "product: 'RNG'")).toEqual([])
})

test('exceptions with a reason, and lists of two columns, are as they should be; a function of four lists is found', () => {
  const found = (rule: (files: rules.Files) => string[], file: string, text: string) => rule(new Map([[file, text]]))
  expect(found(rules.exceptionsAreArgued, 'web/src/x.tsx', '// oxlint-disable-next-line a/b, c/d -- it is heard elsewhere')).toEqual([])
  expect(found(rules.exceptionsAreArgued, 'web/src/x.tsx', '// @ts-ignore')).toHaveLength(1)
  expect(found(rules.rowsComeAsOneList, 'server/src/x.ts', 'unnest(${a}::bigint[], ${b.map((one) => one.at)}::text[]) r(a, b)')).toEqual([])
  const made = (parameters: string) => `-- Why.\ncreate or replace function ledger.x(${parameters}) returns void language sql as $$ $$;`
  const four = ['p_a', 'p_b', 'p_c', 'p_d'].map((name) => `${name} bigint[]`).join(', ')
  expect(found(rules.rowsComeAsOneList, 'database/functions/ledger/x.sql', made(four))).toHaveLength(1)
  expect(
    found(
      rules.rowsComeAsOneList,
      'database/functions/ledger/x.sql',
      made('p_rows ledger.line[], out a text[], out b text[], out c text[]'),
    ),
  ).toEqual([])
})

test('styles of a layer are found by the alias that features import them by', () => {
  const styles = { 'web/src/play/chips/x.module.css': '.used { color: red }' }
  const user = (text: string) => new Map(Object.entries({ ...styles, 'web/src/features/fish/y.tsx': text }))
  expect(rules.stylesExistAndAreUsed(user("import styles from '#play/chips/x.module.css'\nstyles.used"))).toEqual([])
  expect(rules.stylesExistAndAreUsed(user("import styles from '#play/chips/x.module.css'\nstyles.other"))).toHaveLength(2)
})

test('schema.sql and the table types are what the migrations make', async () => {
  const generated = await generateSchema(await createTestDatabase(inject('clusterUrl')))
  for (const [file, text] of Object.entries(generated))
    expect(fs.readFileSync(path.join(ROOT, file), 'utf8'), `${file}: run npm run schema`).toBe(text)
})

test('nothing is imported against the arrows, and the picture of the architecture is what the imports are', { timeout: 300_000 }, () => {
  const imports = readImports()
  expect(imports.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  expect(fs.readFileSync(path.join(ROOT, 'docs', 'architecture.svg'), 'utf8'), 'run npm run picture').toBe(architecturePicture(imports))
})

interface Locked {
  version?: string
  optionalDependencies?: Record<string, string>
}

/** npm looks for a package beside the one that wants it, then further out. */
function locate(packages: Record<string, Locked>, from: string, name: string): Locked | undefined {
  for (let place = from; ; place = place.includes('/node_modules/') ? place.slice(0, place.lastIndexOf('/node_modules/')) : '') {
    const found = packages[`${place ? `${place}/` : ''}node_modules/${name}`]
    if (found || !place) return found
  }
}

test('the lockfile has every platform of every native package, in the version that is asked for', () => {
  const { packages } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Record<string, Locked> }
  const wrong = Object.entries(packages).flatMap(([from, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, wanted]) => {
      const found = locate(packages, from, name)
      if (!found) return [`${from} misses ${name}`]
      return /^\d/.test(wanted) && found.version !== wanted ? [`${from} wants ${name} ${wanted}, gets ${found.version}`] : []
    }),
  )
  expect(wrong).toEqual([])
})

test('every package is pinned', () => {
  for (const file of sources.filter((name) => /(^|\/)package\.json$/.test(name))) {
    const {
      dependencies = {},
      devDependencies = {},
      optionalDependencies = {},
    } = JSON.parse(tree.get(file) ?? '{}') as Record<string, Record<string, string>>
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }))
      expect(version, `${file} ${name}`).toMatch(/^\d/)
  }
})

test('a word that one side does not have is found', () => {
  const sides = (...files: string[]) => rules.oneWordEverySide(new Map(files.map((file) => [file, ''])))
  expect(sides('contract/src/wallet.ts', 'server/src/features/wallet/index.ts')).toEqual(['"wallet" is not in web'])
  expect(sides('contract/src/vendors.ts', 'server/src/features/vendors/index.ts')).toEqual([])
})
