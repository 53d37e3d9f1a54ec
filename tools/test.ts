// The test command: everything that must hold, in one run, ending with one line of figures.
import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { provideChromium } from './chromium.ts'
import { installPackage } from './debian.ts'
import { browserTests, unitTests } from './test-results.ts'

const ROOT = path.join(import.meta.dirname, '..')
const RESULTS = path.join(ROOT, '.data', 'test-results')
const say = (line: string): void => void process.stdout.write(`${line}\n`)

let passed = 0
let failed = 0

interface Outcome {
  code: number
  output: string
}

const children = new Set<ReturnType<typeof spawn>>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
    process.exitCode = 1
  })
}

function run(program: string, flags: string[], env: Record<string, string> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(ROOT, 'node_modules', '.bin', program), ...flags], {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    children.add(child)
    let output = ''
    child.stdout.on('data', (data) => (output += String(data)))
    child.stderr.on('data', (data) => (output += String(data)))
    child.once('close', (code) => {
      children.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** One check that passes or fails as a whole. */
async function check(name: string, work: () => Promise<Outcome>): Promise<void> {
  const began = performance.now()
  const { code, output } = await work()
  say(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${seconds(began)}`)
  if (code === 0) passed++
  else {
    failed++
    say(output.trim().split('\n').slice(-200).join('\n'))
  }
}

/** A suite whose tests are counted one by one. */
async function suite(name: string, work: () => Promise<Outcome>, count: () => { passed: number; failed: number }): Promise<void> {
  const began = performance.now()
  const { code, output } = await work()
  const figures = count()
  passed += figures.passed
  failed += figures.failed
  // A suite that broke before it could fail a test has failed all the same.
  if (code !== 0 && figures.failed === 0) failed++
  say(`${code === 0 ? 'ok  ' : 'FAIL'}  ${name}  ${figures.passed} passed, ${figures.failed} failed  ${seconds(began)}`)
  if (code !== 0) say(output.trim().split('\n').slice(-400).join('\n'))
}

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`

const PROJECTS = ['art', 'games', 'contract', 'brand', 'pix', 'bank', 'database', 'ledger', 'server', 'web', '.']
const FOLDERS = ['art', 'games', 'contract', 'brand', 'pix', 'bank', 'database', 'ledger', 'server', 'web', 'tools', 'e2e', 'bench']

fs.rmSync(RESULTS, { recursive: true, force: true })
fs.mkdirSync(RESULTS, { recursive: true })
const chromium = provideChromium(say)
// The draws are made a second time by a program in Python.
if (spawnSync('python3', ['--version']).error) installPackage('python3', say)
for (const project of PROJECTS) await check(`types of ${project}`, () => run('tsc', ['-p', project]))
await check('lint', () => run('oxlint', ['--type-aware', '--deny-warnings']))
await check('format', () => run('oxfmt', ['--check', '.']))
await check('arrows', () => run('depcruise', ['--config', '.dependency-cruiser.mjs', ...FOLDERS]))
await check('nothing unused', () => run('knip', ['--no-progress']))

const { openTestCluster } = await import('./test-cluster.ts')
const { buildWeb } = await import('../server/src/build-web.ts')
await check('build of the web', async () => {
  try {
    await buildWeb(() => undefined)
    return { code: 0, output: '' }
  } catch (error) {
    return { code: 1, output: String(error) }
  }
})
const cluster = await openTestCluster()
const env = { TEST_CLUSTER_URL: cluster.url, TEST_RESULTS: RESULTS, CHROMIUM: chromium }
try {
  await suite(
    'unit and database tests',
    () => run('vitest', ['run'], env),
    () => unitTests(RESULTS),
  )
  await suite(
    'browser tests',
    () => run('playwright', ['test'], env),
    () => browserTests(RESULTS),
  )
} finally {
  await cluster.stop()
}
say(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
