import { type ChildProcess, fork } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { reconcile } from '#betting/books'
import { recount } from '#team/recount'
import { agreeIn, percent, playIn, tier } from '../agreements.ts'
import { TeamsTest, teamBrand } from '../teams.ts'
import type { DurableCluster } from './durable-cluster.ts'

export interface CommissionsReport {
  kills: number
  settlements: number
  problems: string[]
}

interface Run {
  cluster: DurableCluster
  kills: number
  days: number
  agents: number
  say: (line: string) => void
}

const FIRST_MIDNIGHT = Date.parse('2026-04-01T03:00:00Z')
const midnight = (day: number): number => FIRST_MIDNIGHT + day * 86_400_000
const LONGEST_MS = 400

/** A tree with an agreement on every edge, the same each time. Whoever pays has less than it owes. */
async function plant(cluster: DurableCluster, agents: number) {
  const databaseUrl = await cluster.createDatabase()
  const teams = await TeamsTest.open('', { at: '2026-03-31T15:00:00Z', periods: ['day'], databaseUrl })
  const general = await teams.join(null, 2)
  await agreeIn(teams, { payerId: null, payeeId: general, kind: 'salaryDay', period: 'day', terms: percent(tier(500n)) })
  const members: bigint[] = []
  for (let n = 1; n < agents; n++) {
    const agent = await teams.join(general, 1)
    await agreeIn(teams, { payerId: general, payeeId: agent, kind: 'salaryDay', period: 'day', terms: percent(tier(BigInt(500 + n))) })
    members.push(await teams.join(agent))
  }
  return { databaseUrl, teams, members }
}

interface Worker {
  child: ChildProcess
  done: Promise<boolean>
}

/** Whoever closes and pays, in a process of its own; it is done, or it was killed before. */
async function startWorker(databaseUrl: string, until: number): Promise<Worker> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, CLOSED_UNTIL: new Date(until).toISOString() }
  const child = fork(new URL('commissions-worker.ts', import.meta.url), {
    env,
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  const done = Promise.race([once(child, 'message').then(() => true), once(child, 'exit').then(() => false)])
  return { child, done }
}

/** Lets one work for a while and kills it, the first of a day as it begins; whether it was killed before it was done. */
async function killOne(databaseUrl: string, until: number, longestMs: number): Promise<boolean> {
  const { child, done } = await startWorker(databaseUrl, until)
  const early = await Promise.race([done, pause(randomInt(longestMs), false)])
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  return !early
}

async function finish(databaseUrl: string, until: number): Promise<void> {
  const { child, done } = await startWorker(databaseUrl, until)
  if (!(await done)) throw new Error('whoever closes and pays has failed')
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

/** What everything came to: settlements and cash. */
async function sumsOf({ db }: TeamsTest): Promise<string[]> {
  const settlements = await db
    .selectFrom('commissions.settlements')
    .select(['agreement_id', 'since', 'due', 'paid', 'state', 'salary'])
    .orderBy('agreement_id')
    .orderBy('since')
    .execute()
  const cash = await db
    .selectFrom('ledger.accounts')
    .select(['member_id', 'kind', 'balance'])
    .where('member_id', 'is not', null)
    .orderBy('id')
    .execute()
  const payments = await db
    .selectFrom('commissions.payments')
    .select(['agreement_id', 'since', 'n', 'amount'])
    .orderBy('agreement_id')
    .orderBy('since')
    .orderBy('n')
    .execute()
  return [...settlements, ...cash, ...payments].map((row) =>
    Object.values(row)
      .map((value) => (value instanceof Date ? value.toISOString() : String(value)))
      .join(' '),
  )
}

/** Days of a tree are closed and paid while whoever does it is killed again and again; another tree's are not disturbed. Both come to the same. */
export async function killInCommissions({ cluster, kills, days, agents, say }: Run): Promise<CommissionsReport> {
  const trees = [await plant(cluster, agents), await plant(cluster, agents)] as const
  const [disturbed, quiet] = trees
  let killed = 0
  try {
    for (let day = 0; day <= days; day++) {
      const until = midnight(day)
      for (const { teams, members } of trees) {
        // Before the first midnight nothing is in force.
        if (day > 0)
          for (const [n, member] of members.entries())
            await playIn(teams, member, { stake: BigInt(10_000 + 137 * n + 71 * day), payout: BigInt(50 * n) })
        await teams.turn(new Date(until + 1000).toISOString())
      }
      const wanted = day === 0 ? 0 : Math.ceil((kills - killed) / (days - day + 1))
      for (let n = 0; n < wanted; n++) if (await killOne(disturbed.databaseUrl, until, 1 + Math.floor((LONGEST_MS * n) / wanted))) killed++
      await finish(disturbed.databaseUrl, until)
      await finish(quiet.databaseUrl, until)
      if (day > 0) say(`commissions: day ${day} of ${days}, ${killed} kills`)
    }
    const [one, other] = [await sumsOf(disturbed.teams), await sumsOf(quiet.teams)]
    const problems = one.flatMap((line, n) => (line === other[n] ? [] : [`${line} instead of ${other[n] ?? 'nothing'}`]))
    if (one.length !== other.length) problems.push(`${one.length} lines instead of ${other.length}`)
    problems.push(
      ...(await reconcile(disturbed.teams.db)).map((difference) =>
        JSON.stringify(difference, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value)),
      ),
    )
    problems.push(...(await recount(disturbed.teams.db, teamBrand)).map(({ what, where }) => `${what} ${where} differs`))
    const { many } = await disturbed.teams.db
      .selectFrom('commissions.settlements')
      .select(({ fn }) => fn.countAll<bigint>().as('many'))
      .executeTakeFirstOrThrow()
    return { kills: killed, settlements: Number(many), problems }
  } finally {
    for (const { teams } of trees) await teams.close()
  }
}
