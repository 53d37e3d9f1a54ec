// The test command: everything that must hold, in one run, ending with one line of figures. The long runs (histories, kills, a thousand rounds
// in the page) are there with a share of their length; `npm run test:whole` runs all of it.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { findRabbit } from '../feed/src/testing/rabbit.ts'
import { provideChromium } from './chromium.ts'
import { installPackage } from './debian.ts'
import { followSuite } from './progress/follow.ts'
import { inSeconds } from './progress/progress.ts'
import { type Step, type SuiteTimes, timesTable } from './progress/times-table.ts'
import { type Outcome, endToolsWithUs, firstLines, lastLines, runTool } from './run-tool.ts'
import { drawTable } from './table.ts'
import { type Figures, type TestResult, browserTests, figuresOf, passedLater, unitTests } from './test-results.ts'

const ROOT = path.join(import.meta.dirname, '..')
const RESULTS = path.join(ROOT, '.data', 'test-results')
const SECOND = path.join(RESULTS, 'second')
const say = (line: string): void => void process.stdout.write(`${line}\n`)

const start = performance.now()
let passed = 0
let failed = 0
/** Told once more at the end, where one looks first. */
const failures: string[] = []
/** Failed, and passed when their files ran once more: each is a fault of the test or of the project that is still to be found. */
const unsure: string[] = []

const steps: Step[] = []
const suites: SuiteTimes[] = []
endToolsWithUs()

/** One check that passes or fails as a whole. */
async function check(name: string, work: () => Promise<Outcome>): Promise<void> {
  const began = performance.now()
  const { code, output } = await work()
  const ms = performance.now() - began
  steps.push({ name, ms })
  say(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${inSeconds(ms)}`)
  if (code === 0) passed++
  else {
    failed++
    failures.push(name)
    say(lastLines(output, 200))
  }
}

/** More files than this do not fail by chance. */
const CHANCE = 3

/** Runs the files of tests that failed once more, by themselves. Names the tests that pass now, and counts them as passed. */
async function again(figures: Figures, { run, count }: Runner): Promise<{ figures: Figures; chance: TestResult[] }> {
  const files = [...new Set(figures.results.filter((result) => !result.passed).map(({ file }) => file))]
  if (files.length === 0 || files.length > CHANCE) return { figures, chance: [] }
  say(`once more, alone: ${files.join(', ')}`)
  await run({ files, folder: SECOND })
  const chance = passedLater(figures.results, count(SECOND).results)
  const results = figures.results.map((result) => (chance.includes(result) ? { ...result, passed: true } : result))
  return { figures: figuresOf(results), chance }
}

interface Runner {
  run: (options: { files: string[]; folder: string; onMessage?: (message: unknown) => void }) => Promise<Outcome>
  count: (folder: string) => Figures
}

/** A suite whose tests are counted one by one. */
async function suite(name: string, runner: Runner): Promise<void> {
  const began = performance.now()
  const following = followSuite()
  const { code: first, output } = await runner.run({ files: [], folder: RESULTS, onMessage: following.hear })
  const { figures, chance } = await again(runner.count(RESULTS), runner)
  for (const result of chance) unsure.push(`${name}: ${result.title}\n${firstLines(result.message ?? '', 12)}`)
  const code = chance.length > 0 && figures.failed === 0 ? 0 : first
  const ms = performance.now() - began
  suites.push({ name, ms, ...following.done() })
  passed += figures.passed
  failed += figures.failed
  for (const result of figures.results) {
    if (!result.passed) failures.push(`${name}: ${result.title}\n${firstLines(result.message ?? '', 12)}`)
  }
  // A suite that broke before it could fail a test has failed all the same.
  if (code !== 0 && figures.failed === 0) {
    failed++
    failures.push(`${name}: ended with ${code}\n${lastLines(output, 20)}`)
  }
  say(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${figures.passed} passed, ${figures.failed} failed  ${inSeconds(ms)}`)
  if (code !== 0) say(lastLines(output, 400))
}

fs.rmSync(RESULTS, { recursive: true, force: true })
fs.mkdirSync(RESULTS, { recursive: true })
const chromium = provideChromium(say)
// The draws are made a second time by a program in Python.
if (spawnSync('python3', ['--version']).error) installPackage('python3', say)
// Between processes of one site.
if (spawnSync('redis-server', ['--version']).error) installPackage('redis-server', say)
const isWhole = process.argv.includes('--whole')
// A feed of sports may come over a broker.
if (isWhole && !findRabbit()) installPackage('rabbitmq-server', say)
const { openTestCluster } = await import('./test-cluster.ts')
const { buildWeb } = await import('../server/src/build-web.ts')

/** The longest first, so that the last two end together. */
const checks: [name: string, work: () => Promise<Outcome>][] = [
  // The linter has the compiler in it: types are checked in the same reading, each file as the project that it belongs to says.
  ['types and lint', () => runTool('oxlint', ['--type-aware', '--type-check', '--deny-warnings'])],
  [
    'build of the web',
    () =>
      buildWeb(() => undefined).then(
        () => ({ code: 0, output: '' }),
        (error: unknown) => ({ code: 1, output: String(error) }),
      ),
  ],
  ['nothing unused', () => runTool('knip', ['--no-progress'])],
  ['format', () => runTool('oxfmt', ['--check', '.'])],
]
/** Most of these programs use one processor: two of them keep two busy. */
const inTurn = async (): Promise<void> => {
  for (let next = checks.shift(); next; next = checks.shift()) await check(...next)
}
await Promise.all([inTurn(), inTurn()])
const cluster = await openTestCluster()
const whole = { TEST_WHOLE: '1', FEED_AMQP_URL: 'start' }
const env = { ...(isWhole ? whole : { TEST_SHARE: '1' }), TEST_CLUSTER_URL: cluster.url, CHROMIUM: chromium }
try {
  await suite('unit and database tests', {
    run: ({ files, folder, onMessage }) =>
      runTool('vitest', ['run', ...files], { env: { ...env, TEST_RESULTS: folder }, ...(onMessage && { onMessage }) }),
    count: unitTests,
  })
  await suite('browser tests', {
    run: ({ files, folder, onMessage }) =>
      runTool('playwright', ['test', ...files], { env: { ...env, TEST_RESULTS: folder }, ...(onMessage && { onMessage }) }),
    count: browserTests,
  })
} finally {
  await cluster.stop()
}
say(`\n${drawTable(timesTable(steps, suites, { allMs: performance.now() - start }), ['left'])}`)
for (const test of unsure) say(`\nUNSURE  passed only when it ran once more: ${test}`)
for (const failure of failures) say(`\nFAIL  ${failure}`)
say(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
