import { voidBet } from '#betting/bets'
import { reconcile } from '#betting/books'
import type { Closing } from '#betting/closings'
import { applyMoves, askMove } from '#team/moves'
import { recount } from '#team/recount'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { agreeIn, cashIn, offerIn, percent, playIn, reais, tier } from '../testing/agreements.ts'
import { TeamsTest, teamBrand } from '../testing/teams.ts'
import { endCutEdges } from './ends.ts'
import { payOwed } from './pay.ts'
import { givePlan, payCpa, readPlan } from './plans.ts'
import { reverseSettled } from './reversals.ts'
import { countPeriod } from './settle.ts'

let teams: TeamsTest
const opened: TeamsTest[] = []
beforeAll(async () => {
  const count = (db: TeamsTest['db'], closing: Closing) => countPeriod(db, teamBrand, closing)
  const ends = [count, applyMoves(teamBrand), endCutEdges]
  for (const at of ['2026-03-31T15:00:00Z', '2026-06-01T15:00:00Z'])
    opened.push(await TeamsTest.open(inject('clusterUrl'), { at, ends, periods: ['day', 'halfMonth', 'month'] }))
})
beforeEach(() => void (teams = opened[1]!))
afterAll(() => Promise.all(opened.map((each) => each.close())))

async function turn(at: string): Promise<void> {
  await teams.turn(at)
  await teams.catchUp()
  await payOwed(teams.db, 'BRL')
}

async function whole(): Promise<void> {
  expect(await recount(teams.db, teamBrand)).toEqual([])
  expect(await reconcile(teams.db)).toEqual([])
}

const duesOf = async (id: bigint): Promise<bigint[]> =>
  (await teams.db.selectFrom('commissions.settlements').select('due').where('agreement_id', '=', id).orderBy('since').execute()).map(
    ({ due }) => due,
  )

test('who has won more than the fence counts alone: what was won waits for later losses, and takes nothing from what others bring', async () => {
  teams = opened[0]!
  const G = await teams.join(null, 2)
  const agent = await teams.join(G, 1)
  const [one, two, lucky] = [await teams.join(G), await teams.join(agent), await teams.join(agent)]
  const id = await agreeIn(teams, { payerId: null, payeeId: G, period: 'month', terms: { ...percent(tier(3000n)), fence: reais(50_000) } })
  await teams.catchUp()
  await turn('2026-04-05T15:00:00Z')
  await playIn(teams, one, { stake: reais(20_000), payout: 0n })
  await playIn(teams, two, { stake: reais(15_000), payout: 0n })
  await playIn(teams, lucky, { stake: reais(10_000), payout: reais(100_000) })
  await turn('2026-05-01T03:00:01Z')
  expect(await duesOf(id)).toEqual([reais(10_500)])
  const waiting = async () =>
    (await teams.db.selectFrom('commissions.fenced').select(['member_id', 'waiting']).where('agreement_id', '=', id).execute()).map(
      ({ member_id: memberId, waiting: amount }) => [memberId, amount],
    )
  expect(await waiting()).toEqual([[lucky, -reais(90_000)]])
  // Losses make up for it first: 40,000 of 90,000, then the rest and 5,000 more.
  await playIn(teams, lucky, { stake: reais(40_000), payout: 0n })
  await playIn(teams, one, { stake: reais(1000), payout: 0n })
  await turn('2026-06-01T03:00:01Z')
  expect(await waiting()).toEqual([[lucky, -reais(50_000)]])
  await playIn(teams, lucky, { stake: reais(55_000), payout: 0n })
  await turn('2026-07-01T03:00:01Z')
  expect(await duesOf(id)).toEqual([reais(10_500), reais(300), reais(1500)])
  expect(await waiting()).toEqual([])
  await whole()
})

test('a settlement is taken back by two different operators, once, with every payment of it, and the salary with it', async () => {
  const G = await teams.join(null, 2)
  const agent = await teams.join(G, 1)
  const member = await teams.join(agent)
  const house = await agreeIn(teams, { payerId: null, payeeId: G, kind: 'salaryDay', period: 'day', terms: percent(tier(1000n)) })
  const down = await agreeIn(teams, { payerId: G, payeeId: agent, kind: 'salaryDay', period: 'day', terms: percent(tier(2000n)) })
  await turn('2026-06-02T15:00:00Z')
  await playIn(teams, member, { stake: reais(100), payout: 0n })
  await turn('2026-06-03T03:00:01Z')
  expect([await cashIn(teams, G), await cashIn(teams, agent)]).toEqual([0n, reais(10)])
  // What the payer could not pay comes from the next day's.
  await playIn(teams, member, { stake: reais(100), payout: 0n })
  await turn('2026-06-04T03:00:01Z')
  expect([await cashIn(teams, G), await cashIn(teams, agent)]).toEqual([0n, reais(20)])
  const since = new Date('2026-06-02T03:00:00Z')
  const reverse = (agreementId: bigint, operator: bigint, at = since) =>
    teams.db.transaction().execute((trx) =>
      reverseSettled(trx, {
        agreementId,
        since: at,
        currency: 'BRL',
        reason: 'Contas da própria pessoa.',
        by: { operatorId: operator, account: `op${operator}` },
      }),
    )
  await expect(reverse(999_999n, 1n)).rejects.toMatchObject({ code: 'settlement.unknown' })
  await expect(reverse(down, 1n, new Date(0))).rejects.toMatchObject({ code: 'settlement.unknown' })
  expect(await reverse(down, 1n)).toMatchObject({ state: 'asked' })
  await expect(reverse(down, 1n)).rejects.toMatchObject({ code: 'settlement.own' })
  // The agent has spent some of it: nothing is undone.
  await teams.bet(agent, { stake: reais(5) })
  await expect(reverse(down, 2n)).rejects.toMatchObject({ code: 'balance.insufficient' })
  await teams.pay(agent, reais(5))
  const many = await Promise.allSettled([2n, 3n, 4n, 5n].map((operator) => reverse(down, operator)))
  expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(reverse(down, 9n)).rejects.toMatchObject({ code: 'settlement.reversed' })
  expect([await cashIn(teams, G), await cashIn(teams, agent)]).toEqual([reais(20), 0n])
  await teams.catchUp()
  const salary = await teams.db
    .selectFrom('team.member_days')
    .select('salary')
    .where('member_id', '=', agent)
    .where('salary', '<>', 0n)
    .execute()
  expect(salary.reduce((sum, day) => sum + day.salary, 0n)).toBe(0n)
  expect(await reverse(house, 1n)).toMatchObject({ state: 'asked' })
  await whole()
})

test('agreements end with the running period when their payee goes to another team; an offer is gone', async () => {
  const now = await teams.now()
  const at = (days: number, more = 1000): string =>
    new Date(Math.floor(now.getTime() / 86_400_000 + days) * 86_400_000 + 3 * 3_600_000 + more).toISOString()
  const [old, other] = [await teams.join(null, 2), await teams.join(null, 2)]
  const agent = await teams.join(old, 1)
  const daily = await agreeIn(teams, { payerId: old, payeeId: agent, kind: 'salaryDay', period: 'day' })
  const half = await agreeIn(teams, { payerId: old, payeeId: agent })
  const offer = await offerIn(teams, { payerId: old, payeeId: agent, kind: 'salaryHour', period: 'hour' })
  const stays = await agreeIn(teams, { payerId: null, payeeId: old })
  await teams.db.transaction().execute((trx) => askMove(trx, { memberId: agent, toId: other, askedBy: 'gerencia' }))
  await turn(at(1))
  const rows = await teams.db
    .selectFrom('commissions.agreements')
    .select(['id', 'state', 'ends_at'])
    .where('id', 'in', [daily, half, offer, stays])
    .orderBy('id')
    .execute()
  const { rows: period } = await teams.owner.query<{ until: Date }>(`select until from platform.period_of('halfMonth', $1)`, [now])
  expect(rows.map(({ state, ends_at: endsAt }) => [state, endsAt?.toISOString()])).toEqual([
    ['C', at(1, 0)],
    ['C', period[0]!.until.toISOString()],
    ['X', undefined],
    ['A', undefined],
  ])
})

test('an affiliate is paid once for each member who has come to what its plan asks for, and nothing for its own accounts', async () => {
  const agent = await teams.join(null, 1)
  const plan = {
    plan: 'hybrid',
    bp: 2500,
    fence: '5000000',
    carry: true,
    cpa: { amount: '15000', firstDeposit: '5000', stake: '20000' },
  } as const
  const give = (given: Parameters<typeof givePlan>[2], to = agent) =>
    teams.db.transaction().execute((trx) => givePlan(trx, to, given, 'gerencia'))
  for (const [wrong, field] of [
    [{ ...plan, bp: null }, 'bp'],
    [{ ...plan, cpa: null }, 'cpa'],
    [{ ...plan, plan: 'cpa' }, 'bp'],
    [{ ...plan, cpa: { ...plan.cpa, amount: '0' } }, 'cpa.amount'],
  ] as const)
    await expect(give(wrong)).rejects.toMatchObject({ code: 'agreement.terms', details: { fields: [{ field: `plan.${field}` }] } })
  await give(plan)
  expect(await readPlan(teams.db, agent)).toEqual(plan)
  await expect(give(plan)).rejects.toMatchObject({ code: 'agreement.exists' })
  // Wherever an affiliate stands, the house pays it.
  const below = await teams.join(agent, 1)
  await give({ ...plan, fence: null }, below)
  expect((await readPlan(teams.db, below))?.plan).toBe(plan.plan)
  const day = { period: 'day', since: new Date(Date.now() - 86_400_000), until: new Date() } as const
  await teams.db.transaction().execute((trx) => endCutEdges(trx, day))
  const states = await teams.db.selectFrom('commissions.agreements').select('state').where('payee_id', 'in', [agent, below]).execute()
  expect(states).toEqual([{ state: 'A' }, { state: 'A' }])
  const [good, small, lazy, stranger, own, nobody] = [
    await teams.join(agent),
    await teams.join(agent),
    await teams.join(agent),
    await teams.join(null),
    await teams.join(agent),
    await teams.join(agent),
  ]
  const verify = async (member: bigint, cpf: string) =>
    teams.owner.query(
      `insert into documents.cases (member_id, full_name, cpf, born_on, kind, number, state, decided_at) values ($1, 'Ana Lima', $2, '1990-01-01', 'rg', '123456', 'verified', now())`,
      [member, cpf],
    )
  for (const [n, member] of [good, small, lazy, stranger, own].entries()) await verify(member, `1234567890${n}`)
  for (const member of [good, lazy, stranger, own, nobody]) await teams.pay(member, reais(300))
  await teams.pay(small, reais(49))
  await teams.pay(small, reais(300))
  for (const member of [good, small, stranger, own, nobody]) await teams.bet(member, { stake: reais(200) })
  await teams.bet(lazy, { stake: reais(199.99) })
  // The same device as the affiliate's.
  for (const member of [agent, own])
    await teams.owner.query(`insert into session.devices (member_id, token_hash, name) values ($1, '\\x01', 'x')`, [member])
  await teams.catchUp()
  const pay = () => payCpa(teams.db, { currency: 'BRL', timeZone: teamBrand.timeZone })
  const runs = await Promise.all(Array.from({ length: 5 }, pay))
  expect(runs.reduce((sum, paid) => sum + paid, 0)).toBe(1)
  expect(await cashIn(teams, agent)).toBe(reais(150))
  const rows = await teams.db
    .selectFrom('commissions.cpa')
    .select(['member_id', 'amount'])
    .where('agent_id', '=', agent)
    .orderBy('member_id')
    .execute()
  expect(rows).toEqual([
    { member_id: good, amount: reais(150) },
    { member_id: own, amount: 0n },
  ])
  await whole()
})

/** A thousand by `npm run test:whole`. They come to as much. */
const BETS_EACH = process.env['TEST_WHOLE'] === '1' ? 250 : 50

test('many bets that are voided after a closing count negative in the running period, and what was settled stays', async () => {
  const now = await teams.now()
  const midnight = (days: number): string =>
    new Date(Math.floor((now.getTime() - 3 * 3_600_000) / 86_400_000 + days) * 86_400_000 + 3 * 3_600_000 + 1000).toISOString()
  const G = await teams.join(null, 2)
  const members = [await teams.join(G), await teams.join(G), await teams.join(G), await teams.join(G)]
  const id = await agreeIn(teams, { payerId: null, payeeId: G, period: 'day', terms: { ...percent(tier(1000n)), carry: true } })
  for (const member of members) await teams.pay(member, reais(1000))
  await turn(midnight(1))
  const bets = (
    await Promise.all(
      members.map(async (member) => {
        const own: string[] = []
        for (let n = 0; n < BETS_EACH; n++) own.push(await teams.bet(member, { stake: reais(250 / BETS_EACH) }))
        return own
      }),
    )
  ).flat()
  await turn(midnight(2))
  expect(await duesOf(id)).toEqual([reais(100)])
  await Promise.all(
    members.map(async (_, n) => {
      for (const bet of bets.slice(n * BETS_EACH, (n + 1) * BETS_EACH)) await voidBet(teams.db, bet)
    }),
  )
  await playIn(teams, members[0]!, { stake: reais(300), payout: 0n })
  await turn(midnight(3))
  await playIn(teams, members[0]!, { stake: reais(900), payout: 0n })
  await turn(midnight(4))
  // 300 − 1,000 is carried; 900 − 700 is what the next day comes to.
  expect(await duesOf(id)).toEqual([reais(100), 0n, reais(20)])
  await whole()
})
