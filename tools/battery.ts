// Lets the programs that others wrote to test generators read the bytes of production: `npm run battery`, which takes hours, or some
// minutes with `-- --quick`. `--seed <text>` tests other bytes than the last time. Ends with a verdict.
import { parseArgs } from 'node:util'
import { problemsOf as problemsOfP } from '@tucano/randomness/testing'
import {
  FULL,
  type Plan,
  QUICK,
  type Result,
  UNTIL_SURE,
  flagsOf,
  problemsOf,
  readResults,
  resultsOf,
  weakAllowed,
} from './battery/dieharder.ts'
import { ENT_BYTES, FIPS_SAMPLES, readEnt, readFips } from './battery/ent.ts'
import { feed, isInstalled, stopOnSignals } from './battery/programs.ts'
import { drawTable } from './table.ts'

const { values } = parseArgs({ options: { quick: { type: 'boolean', default: false }, seed: { type: 'string', default: 'tucano' } } })
const began = performance.now()
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`
const say = (line: string): void => void process.stdout.write(`${line}\n`)

stopOnSignals()

/** Each test reads bytes of its own, and the same ones whatever else is run. */
const seedOf = (...names: (string | number)[]): string => [values.seed, ...names].join(' ')

function sayResults(results: readonly Result[], since: number): void {
  for (const { name, size, p, assessment } of results)
    say(`${name.padStart(22)} ${String(size).padStart(3)}  ${p.toFixed(8)}  ${assessment.padEnd(6)}  ${seconds(since)}`)
}

async function runTest(plan: Plan): Promise<Result[]> {
  const since = performance.now()
  const results = readResults(await feed(seedOf(...flagsOf(plan)), ['dieharder', ...flagsOf(plan)]))
  sayResults(results, since)
  return results
}

async function runAgain(plan: Plan): Promise<Result[]> {
  say('again, until it is sure:')
  const since = performance.now()
  const output = await feed(seedOf(...flagsOf(plan), 'again'), ['dieharder', ...flagsOf(plan), ...UNTIL_SURE])
  const results = readResults(output).slice(-resultsOf(plan))
  sayResults(results, since)
  return results
}

async function runDieharder(plans: readonly Plan[]): Promise<string[]> {
  const results: Result[] = []
  const again: Result[][] = []
  for (const plan of plans) {
    const found = await runTest(plan)
    results.push(...found)
    if (found.some(({ assessment }) => assessment === 'WEAK')) again.push(await runAgain(plan))
  }
  const count = (assessment: Result['assessment']): number => results.filter((result) => result.assessment === assessment).length
  say('')
  say(
    drawTable([
      ['dieharder', 'passed', 'weak', 'may be weak', 'failed', 'time'],
      [results.length, count('PASSED'), count('WEAK'), weakAllowed(results.length), count('FAILED'), seconds(began)],
    ]),
  )
  return problemsOf({ plans, results, again })
}

async function runEnt(): Promise<string[]> {
  // ent reads to the end, so somebody has to make one.
  const judged = readEnt(await feed(seedOf('ent'), ['sh', '-c', `head -c ${ENT_BYTES} | ent -t`]))
  say(drawTable([['ent', 'p'], ...judged.map(({ name, p }) => [name, p.toFixed(6)])]))
  return problemsOfP(judged)
}

async function runFips(): Promise<string[]> {
  const { failures, allowed, problems } = readFips(await feed(seedOf('rngtest'), ['rngtest', '-c', String(FIPS_SAMPLES)]))
  say(
    drawTable([
      ['rngtest', 'failures', 'may be'],
      [FIPS_SAMPLES, failures, allowed],
    ]),
  )
  return problems
}

const missing = ['dieharder', 'ent'].filter((program) => !isInstalled(program))
if (missing.length > 0) {
  say(`There is no ${missing.join(' and no ')} here. On Debian: apt-get install dieharder ent rng-tools5`)
  process.exitCode = 1
} else {
  const problems = [
    ...(await runEnt()),
    ...(isInstalled('rngtest') ? await runFips() : []),
    ...(await runDieharder(values.quick ? QUICK : FULL)),
  ]
  say('')
  for (const problem of problems) say(problem)
  say(problems.length === 0 ? `Nothing speaks against these bytes. ${seconds(began)}` : `${problems.length} problems`)
  process.exitCode = problems.length === 0 ? 0 : 1
}
