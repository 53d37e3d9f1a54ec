import { afterAll, beforeAll, expect, test } from 'vitest'
import { deposit, playRound } from './acts.ts'
import { audit } from './audit.ts'
import { openBooks, withApplication } from './books.ts'
import { type DurableCluster, openDurableCluster, withOwner } from './durable-cluster.ts'
import type { Noted } from './journal.ts'
import { killInTheCashier } from './cashier.ts'
import { killInCommissions } from './commissions.ts'
import { killBetweenSteps } from './hands.ts'
import { killUnderJobs } from './jobs.ts'
import { killPostgres, killWorkers, swallowReplies } from './phases.ts'

let cluster: DurableCluster

beforeAll(async () => {
  cluster = await openDurableCluster()
}, 120_000)
afterAll(() => cluster.discard())

/** `npm test` kills once, since the next time is the same again; `npm run test:whole` some times, `npm run faults` as often as it is told. */
const WHOLE = process.env['TEST_WHOLE'] === '1'
const KILLS = WHOLE ? 2 : 1
const few = () => ({ cluster, kills: KILLS, answersMax: 100, say: () => undefined })
const whole = expect.objectContaining({ problems: [], lost: 0, doubled: 0 }) as unknown
/** How long a machine that has other things to do may take. */
const timeout = 300_000

test('PostgreSQL is killed under load: what was answered is there once, and nothing else', { timeout }, async () => {
  expect(await killPostgres(few())).toEqual(whole)
})

test('processes that play rounds are killed under load: each round is played once', { timeout }, async () => {
  expect(await killWorkers(few())).toEqual(whole)
})

test('answers are lost after the commit: asking again gives the same answer, and moves nothing twice', { timeout }, async () => {
  const swallowed = await swallowReplies({ ...few(), calls: WHOLE ? 500 : 100 })
  expect(swallowed).toEqual(whole)
  expect(swallowed.replays).toBeGreaterThan(0)
})

test.runIf(WHOLE)(
  'the server is killed in the middle of hands: every round ends as it would have ended uninterrupted',
  { timeout },
  async () => {
    const report = await killBetweenSteps({ cluster, kills: KILLS, say: () => undefined })
    expect(report).toMatchObject({ problems: [] })
    expect(report.again).toBeGreaterThan(0)
    expect(report.steps).toBeGreaterThan(10)
  },
)

test(
  'the server is killed among deposits and withdrawals: what came in is credited once, what went out is paid once',
  { timeout: 2 * timeout },
  async () => {
    const report = await killInTheCashier({ cluster, kills: WHOLE ? 3 : 1, say: () => undefined })
    expect(report).toMatchObject({ problems: [] })
    expect(report.again).toBeGreaterThan(0)
    expect(report.withdrawals).toBeGreaterThan(20)
  },
)

test('PostgreSQL is killed while a job runs: the server lives, answers 503, and does the job when it is back', { timeout }, async () => {
  const report = await killUnderJobs({ cluster, kills: KILLS, onTheMinute: false, say: () => undefined })
  expect(report).toMatchObject({ problems: [], refused: KILLS })
})

test('the audit finds what is lost, doubled, changed, refused or never asked for', { timeout }, async () => {
  const url = await cluster.createDatabase()
  const books = await openBooks(url, { memberIds: [1n], money: 1000n })
  const { journal } = books
  const [member] = books.members
  await withApplication(url, 2, async (db, plays) => {
    for (const amount of [10n, 20n, 30n]) await deposit(books, { db, member: member!, amount })
    for (const stake of [1n, 2n]) await playRound(books, plays, { member: member!, stake, payout: 5n })
  })
  expect(await audit(url, journal)).toEqual(whole)
  const [, ten, twenty, thirty, round, other] = journal.acts as [Noted, Noted, Noted, Noted, Noted, Noted]
  const changed: Noted = { ...twenty, legs: twenty.legs.map(([account, amount]) => [account, amount * 2n]) }
  const acts: Noted[] = [{ ...ten, key: 'deposit:gone' }, changed, { ...thirty, state: 'refused' }, round, other]
  await withOwner(url, (owner) =>
    owner.query(`
      set session_replication_role = replica;
      with again as (insert into ledger.postings (kind) values ('play') returning id)
      insert into ledger.entries select e.account_id, e.version + 10, e.at + interval '1 hour', again.id, e.amount, e.balance, e.reference, e.currency
      from ledger.entries e, again where e.reference = '${round.key.replace('play:', '')}'`),
  )
  const { lost, doubled, problems } = await audit(url, { ...journal, acts })
  expect({ lost, doubled }).toEqual({ lost: 1, doubled: 1 })
  const found = problems.join('\n')
  for (const problem of [
    'deposit:gone was acknowledged: it is not in the books',
    `${twenty.key} was acknowledged: it moved 1:cash=20,operator:clearing=-20 instead of 1:cash=40,operator:clearing=-40`,
    `${thirty.key} was refused: it is in the books all the same`,
    `${round.key} was acknowledged: it is in the books more than once`,
    `${ten.key} is in the books, and nobody asked for it`,
    'balance of 1:cash is',
    'reconciliation: {"problem":"account.differs"',
  ])
    expect(found).toContain(problem)
})

test('whoever closes periods and pays commissions is killed: everybody gets what an undisturbed run gives', { timeout }, async () => {
  const report = await killInCommissions({ cluster, kills: WHOLE ? 20 : 3, days: 2, agents: WHOLE ? 20 : 5, say: () => undefined })
  expect(report.problems).toEqual([])
  expect(report.kills).toBeGreaterThan(0)
  expect(report.settlements).toBe(2 * (WHOLE ? 20 : 5))
})
