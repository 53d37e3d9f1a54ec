// The fault runs: what the money system answers while its processes are killed and its answers are lost, held against its books.
import { parseArgs } from 'node:util'
import { buildWeb } from '../server/src/build-web.ts'
import { openDurableCluster } from '../server/src/testing/faults/durable-cluster.ts'
import { type CashierReport, killInTheCashier } from '../server/src/testing/faults/cashier.ts'
import { type CommissionsReport, killInCommissions } from '../server/src/testing/faults/commissions.ts'
import { type HandsReport, killBetweenSteps } from '../server/src/testing/faults/hands.ts'
import { type JobsReport, killUnderJobs } from '../server/src/testing/faults/jobs.ts'
import { killPostgres, killServer, killWorkers, swallowReplies } from '../server/src/testing/faults/phases.ts'
import type { Report } from '../server/src/testing/faults/report.ts'
import { type DrillReport, RoomDrill } from '../server/src/testing/room-drills/drill.ts'
import { DRILLED, MOMENTS, TableDrill } from '../server/src/testing/table-drills/drill.ts'
import { type CloseReport, betAroundClose } from '../server/src/testing/around-close/drill.ts'
import { drawTable } from './table.ts'

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '20' },
    calls: { type: 'string', default: '10000' },
    phase: { type: 'string' },
  },
})
const kills = Number(values.kills)
const calls = Number(values.calls)
const PROBLEMS_SHOWN = 20
/** What only some runs look at. */
const unmeasured = { refusals: 0, lost: 0, doubled: 0, slowestRecoveryMs: 0, slowestCallMs: 0 }

const began = performance.now()
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const say = (line: string): void => void process.stdout.write(`${seconds(performance.now() - began).padStart(8)}  ${line}\n`)

await buildWeb(say)
const cluster = await openDurableCluster()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void cluster.discard().finally(() => process.exit(1)))
const phases: Record<string, () => Promise<Report>> = {
  PostgreSQL: () => killPostgres({ cluster, kills, answersMax: 2000, say }),
  server: () => killServer({ cluster, kills, answersMax: 600, say }),
  worker: () => killWorkers({ cluster, kills, answersMax: 1000, say }),
  jobs: async () => ofJobs(await killUnderJobs({ cluster, kills, onTheMinute: true, say })),
  proxy: () => swallowReplies({ cluster, calls, say }),
  hands: async () => ofHands(await killBetweenSteps({ cluster, kills, say })),
  close: async () => ofClose(await betAroundClose(await cluster.createDatabase(), { bets: calls * 10, openMs: 10_000 })),
  rooms: async () => ofRooms(await killRooms()),
  tables: async () => killTables(),
  cashier: async () => ofCashier(await killInTheCashier({ cluster, kills, say })),
  commissions: async () =>
    ofCommissions(await killInCommissions({ cluster, kills, days: Math.max(2, Math.ceil(kills / 5)), agents: 50, say })),
}
const reports: Report[] = []
let whole = true
try {
  for (const [name, run] of Object.entries(phases).filter(([name]) => values.phase === undefined || name === values.phase)) {
    say(`${name}: begins`)
    const report = await run()
    reports.push(report)
    const good = report.problems.length === 0 && (name !== 'proxy' || report.replays > 0)
    whole &&= good
    say(`${name}: ${good ? 'every answer is in the books, once' : `${report.problems.length} problems`}`)
    for (const problem of report.problems.slice(0, PROBLEMS_SHOWN)) say(`  ${problem}`)
  }
} catch (error) {
  whole = false
  say(String((error as Error).stack))
} finally {
  await cluster.discard()
}
printTable()
process.exitCode = whole && reports.length > 0 ? 0 : 1

/** Of hands, a call is a move; one that had to be made again is a replay. */
function ofHands({ kills: killed, rounds, steps, again, problems }: HandsReport): Report {
  const moves = rounds + steps
  return { phase: 'hands', kills: killed, calls: moves, tries: moves + again, acknowledged: moves, replays: again, problems, ...unmeasured }
}

/** Of jobs, a call is one that was answered 503 while there was no database. */
function ofJobs({ kills: killed, refused, slowestRecoveryMs, problems }: JobsReport): Report {
  return {
    ...unmeasured,
    phase: 'jobs',
    kills: killed,
    calls: refused,
    tries: refused,
    acknowledged: 0,
    replays: 0,
    problems,
    slowestRecoveryMs,
  }
}

/** Whoever has a room is killed in each of its phases, and then stopped and continued. */
async function killRooms(): Promise<DrillReport> {
  const drill = await RoomDrill.open({ databaseUrl: await cluster.createDatabase() }, 'faults')
  try {
    const report = await drill.run(kills, (line) => say(`rooms: ${line}`))
    const { late } = await drill.stopAndContinue()
    return { ...report, problems: late > 0 ? [...report.problems, `an owner that was stopped has appended ${late}`] : report.problems }
  } finally {
    await drill.close()
  }
}

/** Whoever has live tables is killed in each phase of each kind, stopped and continued, and its database is restarted in the last second of betting. Of tables, a call is a bet. */
async function killTables(): Promise<Report> {
  const drill = await TableDrill.open({ databaseUrl: await cluster.createDatabase() }, 'faults')
  const problems: string[] = []
  const resumed: number[] = []
  let bets = 0
  let killed = 0
  try {
    for (const code of DRILLED) {
      const moments = Array.from({ length: kills }, () => MOMENTS).flat()
      const { audit, resumedMs } = await drill.run(code, moments, (line) => say(`tables: ${line}`))
      problems.push(...audit.problems)
      resumed.push(...resumedMs)
      bets += audit.bets
      killed += moments.length
      const { late, audit: after } = await drill.stopAndContinue(code)
      problems.push(...after.problems)
      if (late > 0) problems.push(`an owner of ${code} that was stopped has appended ${late}`)
      const again = await drill.restartDatabase(code, async () => {
        await cluster.kill()
        await cluster.restart()
      })
      problems.push(...again.problems)
      say(`tables: ${code} has had ${again.rounds} rounds, ${again.voids} of them void, and ${again.bets} bets`)
    }
  } finally {
    await drill.close()
  }
  const calls = { calls: bets, tries: bets, acknowledged: bets, replays: 0 }
  return { ...unmeasured, phase: 'tables', kills: killed, ...calls, problems, slowestRecoveryMs: Math.max(...resumed) }
}

/** Around a close, a call is a bet, and nothing is killed. */
function ofClose({ verdicts, booked, late, afterwards, problems }: CloseReport): Report {
  const calls = Object.values(verdicts).reduce((sum, count) => sum + count, 0)
  say(`close: ${booked} bets taken, ${calls - booked} refused, ${late} accepted late, ${afterwards} after the event was closed`)
  const wrong = late + afterwards > 0 ? [...problems, `${late + afterwards} bets were accepted late`] : problems
  return {
    ...unmeasured,
    phase: 'close',
    kills: 0,
    calls,
    tries: calls,
    acknowledged: booked,
    replays: 0,
    refusals: calls - booked,
    problems: wrong,
  }
}

/** Of rooms, a call is a bet. */
function ofRooms({ kills: killed, answered, rounds, resumedMs, problems }: DrillReport): Report {
  say(`rooms: ${rounds} rounds, resumed after ${Math.max(...resumedMs)} ms at the latest`)
  const calls = { calls: answered, tries: answered, acknowledged: answered, replays: 0 }
  return { ...unmeasured, phase: 'rooms', kills: killed, ...calls, problems, slowestRecoveryMs: Math.max(...resumedMs) }
}

/** Of the cashier, a call is a deposit or a withdrawal. */
function ofCashier({ kills: killed, deposits, withdrawals, resent, again, problems }: CashierReport): Report {
  const calls = deposits + withdrawals
  say(
    `cashier: ${deposits} deposits, ${withdrawals} withdrawals, of which the provider had not heard ${resent} before the server was killed`,
  )
  return { phase: 'cashier', kills: killed, calls, tries: calls + again, acknowledged: calls, replays: again, problems, ...unmeasured }
}

/** Of commissions, a call is a settlement. */
function ofCommissions({ kills: killed, settlements, problems }: CommissionsReport): Report {
  const calls = { calls: settlements, tries: settlements + killed, acknowledged: settlements, replays: killed }
  return { ...unmeasured, phase: 'commissions', kills: killed, ...calls, problems }
}

function printTable(): void {
  const head = [
    'phase',
    'kills',
    'calls',
    'tries',
    'acknowledged',
    'replays',
    'refusals',
    'lost',
    'doubled',
    'problems',
    'recovery',
    'slowest call',
  ]
  const lines = reports.map((report) => [
    report.phase,
    report.kills,
    report.calls,
    report.tries,
    report.acknowledged,
    report.replays,
    report.refusals,
    report.lost,
    report.doubled,
    report.problems.length,
    report.slowestRecoveryMs > 0 ? seconds(report.slowestRecoveryMs) : '',
    seconds(report.slowestCallMs),
  ])
  process.stdout.write(`\n${drawTable([head, ...lines])}\n`)
}
