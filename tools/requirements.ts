// Which statements of the specification have a passing test, from the last run of `npm test`. A test proves a statement by naming its id in
// its title: `hides the balance behind asterisks [HDR-06]`. One that was skipped, or was shown a page that says its content is not there yet,
// proves nothing. Arguments are areas or ids to show; --missing lists what is open.
import fs from 'node:fs'
import path from 'node:path'
import { idsIn } from './statement-ids.ts'
import { browserTests, unitTests } from './test-results.ts'

const ROOT = path.join(import.meta.dirname, '..')
const RESULTS = process.env['TEST_RESULTS'] ?? path.join(ROOT, '.data', 'test-results')
const flags = process.argv.slice(2)
const wanted = flags.filter((flag) => !flag.startsWith('--'))

const table = fs
  .readFileSync(path.join(ROOT, 'docs', 'requirements.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
const statements = table.map((line) => {
  const [id = '', area = '', , , text = ''] = line.split('\t')
  return { id, area, text }
})
const results = [...unitTests(RESULTS).results, ...browserTests(RESULTS).results]
if (results.length === 0) {
  console.error('There is no test run to report from: run `npm test` first.')
  process.exit(1)
}

const proven = new Map<string, boolean>()
/** Statements that only a page without its content was looked at for. */
const unopened = new Set<string>()
for (const { title, passed, notOpen } of results)
  for (const id of idsIn(title)) {
    // Of several tests that name a statement, each must pass.
    if (notOpen) unopened.add(id)
    else proven.set(id, (proven.get(id) ?? true) && passed)
  }

/** Why a statement is open, where a test names it. */
const why = (id: string): string =>
  proven.has(id) ? '(its test fails) ' : unopened.has(id) ? '(its page says that it is not there yet) ' : ''

const shown = statements.filter(({ id, area }) => wanted.length === 0 || wanted.includes(area) || wanted.includes(id))
for (const [area, group] of Map.groupBy(shown, (statement) => statement.area)) {
  const open = group.filter(({ id }) => proven.get(id) !== true)
  console.log(`${area} ${group.length - open.length}/${group.length}`)
  if (flags.includes('--missing')) for (const { id, text } of open) console.log(`  ${id}  ${why(id)}${text}`)
}
const known = new Set(statements.map(({ id }) => id))
const areas = new Set(statements.map(({ area }) => area))
const strange = [...proven.keys(), ...unopened].filter((id) => !known.has(id) && areas.has(id.slice(0, 3)))
if (strange.length > 0) console.log(`ids that no statement has: ${strange.join(' ')}`)
console.log(`proven ${shown.filter(({ id }) => proven.get(id) === true).length} of ${shown.length}`)
