// What one runs while working: types, lint, format and tests of what is named, or of what changed since main.
//   npm run check                   what changed since main, committed or not
//   npm run check -- wallet lobby   what belongs to these words: contract, server, page
//   npm run check -- wallet --e2e   and its browser tests
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { type Chosen, chooseChanged, chooseNamed } from './check/choose.ts'
import { findChromium } from './chromium.ts'
import { LONG_TESTS } from './long-tests.ts'
import { followSuite } from './progress/follow.ts'
import { inSeconds } from './progress/progress.ts'
import { type Outcome, checkTypes, endToolsWithUs, lastLines, runTool } from './run-tool.ts'
import { browserTests, unitTests } from './test-results.ts'

const ROOT = path.join(import.meta.dirname, '..')
const RESULTS = path.join(ROOT, '.data', 'check')
const flags = process.argv.slice(2)
const names = flags.filter((flag) => !flag.startsWith('--'))
const say = (line: string): void => void process.stdout.write(`${line}\n`)
const lines = (...command: string[]): string[] =>
  execFileSync('git', command, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

const wrong = flags.find((flag) => flag.startsWith('--') && flag !== '--e2e')
if (wrong) refuse(`There is no ${wrong}: npm run check -- [words of features or layers] [--e2e]`)
const files = [...new Set(lines('ls-files', '-co', '--exclude-standard'))].filter((file) => fs.existsSync(path.join(ROOT, file)))
const chosen = names.length > 0 ? named() : chooseChanged(changedFiles(), files)
/** They are in `npm test`. */
const LONG = LONG_TESTS.flatMap((pattern) => ['--exclude', pattern])
let passed = 0
let failed = 0

const began = performance.now()
endToolsWithUs()
fs.rmSync(RESULTS, { recursive: true, force: true })
fs.mkdirSync(path.join(ROOT, '.data', 'types'), { recursive: true })
// The compiler and the linter leave a processor to the tests.
await Promise.all([readCode(chosen), runTests(chosen)])
if (flags.includes('--e2e')) await runSpecs(chosen)
else if (chosen.specs.length > 0) say(`      not run without --e2e: ${chosen.specs.join(' ')}`)
if (passed + failed === 0) say('Nothing has changed since main.')
else say(`\n${passed} passed, ${failed} failed  ${inSeconds(performance.now() - began)}`)
process.exitCode = failed === 0 ? 0 : 1

function named(): Chosen {
  const { unknown, ...found } = chooseNamed(names, files)
  if (unknown.length > 0)
    refuse(`Nothing is called ${unknown.join(', ')}: name a feature (wallet), a layer (betting, platform) or a folder (ledger).`)
  return found
}

function refuse(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(2)
}

/** Committed since the branch left main, or not committed yet. */
function changedFiles(): string[] {
  const main = ['main', 'origin/main'].find((branch) => isThere(branch))
  if (!main) return refuse('There is no branch main to compare with: name what to check, such as npm run check -- wallet.')
  const [base = ''] = lines('merge-base', main, 'HEAD')
  return [...new Set([...lines('diff', '--name-only', base), ...lines('ls-files', '-o', '--exclude-standard')])]
}

function isThere(branch: string): boolean {
  try {
    return lines('rev-parse', '--verify', branch).length > 0
  } catch {
    return false
  }
}

async function readCode({ types, lint }: Chosen): Promise<void> {
  for (const project of types) await step(`types of ${project}`, () => checkTypes(project))
  if (lint.length === 0) return
  await step('lint', () => runTool('oxlint', ['--type-aware', '--deny-warnings', ...lint]))
  await step('format', () => runTool('oxfmt', ['--check', ...lint]))
}

async function runTests({ tests, related }: Chosen): Promise<void> {
  if (tests.length > 0) await suite('tests', 'vitest', ['run', ...tests], { count: unitTests })
  if (related.length > 0)
    await suite('tests of what imports it', 'vitest', ['related', '--run', '--passWithNoTests', ...LONG, ...related], { count: unitTests })
}

async function runSpecs({ specs }: Chosen): Promise<void> {
  if (specs.length > 0)
    await suite('browser tests', 'playwright', ['test', ...specs], { count: browserTests, env: { CHROMIUM: findChromium() ?? '' } })
}

async function step(name: string, work: () => Promise<Outcome>): Promise<void> {
  const start = performance.now()
  const { code, output } = await work()
  tell(name, start, { code, output })
  if (code === 0) passed++
  else failed++
}

async function suite(
  name: string,
  program: string,
  command: string[],
  { count, env = {} }: { count: (folder: string) => { passed: number; failed: number }; env?: Record<string, string> },
): Promise<void> {
  const start = performance.now()
  const following = followSuite()
  const outcome = await runTool(program, command, { env: { ...env, TEST_RESULTS: RESULTS }, onMessage: following.hear })
  following.done()
  const figures = count(RESULTS)
  passed += figures.passed
  failed += outcome.code !== 0 ? Math.max(1, figures.failed) : 0
  tell(`${name}  ${figures.passed} passed, ${figures.failed} failed`, start, outcome)
}

function tell(name: string, start: number, { code, output }: Outcome): void {
  say(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${inSeconds(performance.now() - start)}`)
  if (code !== 0) say(lastLines(output, 120))
}
