import { readAccounts } from '@tucano/ledger'
import { voidBet } from '#betting/bets'
import { reconcile } from '#betting/books'
import type { Closing } from '#betting/closings'
import { applyMoves, askMove } from '#team/moves'
import { changeRebates } from '#team/rebates'
import { recount } from '#team/recount'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { TeamsTest, teamBrand } from '../testing/teams.ts'
import { act, offer } from './agreements.ts'
import { recountCommissions } from './recount.ts'
import { payRebates, countRebates } from './rebates.ts'
import { countPeriod } from './settle.ts'

let teams: TeamsTest
beforeAll(async () => {
  const ends = [
    (db: TeamsTest['db'], closing: Closing) => countPeriod(db, teamBrand, closing),
    countRebates(teamBrand),
    applyMoves(teamBrand),
  ]
  teams = await TeamsTest.open(inject('clusterUrl'), { at: '2026-03-10T15:00:00Z', ends, periods: ['day'] })
})
afterAll(() => teams.close())

const give = (memberId: bigint, bp: number, type = 'RNG') =>
  teams.owner.query(`insert into agent.rebates (member_id, type, since, bp) values ($1, $2, '2026-01-01', $3)`, [memberId, type, bp])

async function chain(...rates: number[]): Promise<bigint[]> {
  const ids: bigint[] = []
  for (const [n, bp] of rates.toReversed().entries()) {
    ids.unshift(await teams.join(ids[0] ?? null, n === 0 ? 2 : n === rates.length - 1 ? 0 : 1))
    if (bp > 0) await give(ids[0]!, bp)
  }
  return ids
}

async function partsOf(...payees: bigint[]): Promise<unknown[]> {
  const { rows } = await teams.owner.query<Record<string, unknown>>(
    `select payee_id::text as payee, day::text as day, type, people, stake::integer, amount::integer from commissions.rebate_days
     where payee_id = any ($1) and not is_suspended order by day, type, array_position($1, payee_id)`,
    [payees],
  )
  return rows
}

const cashOf = async (memberId: bigint): Promise<bigint> =>
  (await readAccounts(teams.db, [memberId])).find(({ kind }) => kind === 'cash')?.balance ?? 0n

async function whole(): Promise<void> {
  expect([await recount(teams.db, teamBrand), await recountCommissions(teams.db, teamBrand)]).toEqual([[], []])
  expect(await reconcile(teams.db)).toEqual([])
}

async function dayEnds(at: string): Promise<void> {
  await teams.turn(at)
  await teams.catchUp()
}

test('of what a member stakes it gets its rate and everybody above the difference, by cumulative floors, when the day is over', async () => {
  const [member, agent, general] = (await chain(20, 50, 80)) as [bigint, bigint, bigint]
  await give(general, 10, 'LIVE')
  await teams.pay(member, 1003_33n)
  await teams.bet(member, { stake: 3_33n })
  await teams.bet(member, { stake: 1000_00n, payout: 1000_00n, product: 'LIVE' })
  // Of a type of nobody's there is no rebate, and none for what is staked by somebody of no team.
  await teams.bet(member, { stake: 100_00n, product: 'FISH' })
  const alone = await teams.join(null)
  await give(alone, 100)
  await teams.pay(alone, 100_00n)
  await teams.bet(alone, { stake: 100_00n })
  await teams.catchUp()
  expect(await partsOf(member, agent, general)).toEqual([])
  await dayEnds('2026-03-11T03:00:30Z')
  const day = { day: '2026-03-10' }
  expect(await partsOf(member, agent, general)).toEqual([
    { payee: String(general), ...day, type: 'LIVE', people: 1, stake: 100000, amount: 100 },
    { payee: String(agent), ...day, type: 'RNG', people: 1, stake: 333, amount: 1 },
    { payee: String(general), ...day, type: 'RNG', people: 1, stake: 333, amount: 1 },
  ])
  expect(await partsOf(alone)).toEqual([])
  expect(await payRebates(teams.db, 'BRL')).toBe(2)
  expect(await payRebates(teams.db, 'BRL')).toBe(0)
  expect([await cashOf(agent), await cashOf(general)]).toEqual([1n, 101n])
  await teams.catchUp()
  await whole()
})

test('agents get their own rate on what they stake themselves; what was undone gives nothing and is not carried on', async () => {
  const [member, agent] = (await chain(30, 100)) as [bigint, bigint]
  await teams.pay(member, 500_00n)
  await teams.pay(agent, 200_00n)
  const undone = await teams.bet(member, { stake: 400_00n })
  await teams.bet(agent, { stake: 200_00n })
  await dayEnds('2026-03-12T03:00:30Z')
  await voidBet(teams.db, undone)
  await dayEnds('2026-03-13T03:00:30Z')
  await teams.bet(member, { stake: 100_00n })
  await dayEnds('2026-03-14T03:00:30Z')
  const amounts = (parts: unknown[]) => (parts as { day: string; amount: number }[]).map(({ day, amount }) => [day, amount])
  expect(amounts(await partsOf(member))).toEqual([
    ['2026-03-11', 120],
    ['2026-03-13', 30],
  ])
  // 280 of the member's stake and 200 of its own.
  expect(amounts(await partsOf(agent))).toEqual([
    ['2026-03-11', 480],
    ['2026-03-13', 70],
  ])
  await payRebates(teams.db, 'BRL')
  await teams.catchUp()
  await whole()
})

test('killed among its payments, the next time goes on, and everybody is paid once for a day', async () => {
  const general = await teams.join(null, 2)
  await give(general, 100)
  const members: bigint[] = []
  for (let n = 0; n < 12; n++) {
    const member = await teams.join(general)
    await give(member, 50)
    await teams.pay(member, 100_00n)
    await teams.bet(member, { stake: 100_00n })
    members.push(member)
  }
  await dayEnds('2026-03-15T03:00:30Z')
  // After some, a payment fails in the middle of a chunk.
  await teams.owner.query(`
    create function public.stop() returns trigger language plpgsql as $$ begin if new.payee_id = ${members[6]} then raise exception 'killed'; end if; return new; end $$;
    create trigger stop before update on commissions.rebate_payments for each row execute function public.stop()`)
  await expect(payRebates(teams.db, 'BRL', 5)).rejects.toThrow('killed')
  const paid = async () => (await Promise.all(members.map(cashOf))).filter((cash) => cash === 50n).length
  const some = await paid()
  expect(some).toBeGreaterThan(0)
  expect(some).toBeLessThan(12)
  await teams.owner.query('drop trigger stop on commissions.rebate_payments')
  await Promise.all([payRebates(teams.db, 'BRL', 5), payRebates(teams.db, 'BRL', 5)])
  await payRebates(teams.db, 'BRL', 5)
  expect([await paid(), await cashOf(general)]).toEqual([12, 600n])
  await teams.catchUp()
  await whole()
})

test('whoever is suspended earns nothing new, by rebate or agreement, and the record says why', async () => {
  const [member, agent, general] = (await chain(20, 50, 80)) as [bigint, bigint, bigint]
  const terms = { rateType: 'percent', tiers: [{ turnover: 0n, active: 0, netLoss: 0n, rate: 100n }], carry: false, fence: null } as const
  const deal = { payerId: null, payeeId: general, kind: 'salaryDay', type: 'CONS', period: 'day', terms, isHigherConfirmed: true } as const
  const within = <Result>(work: (trx: TeamsTest['db']) => Promise<Result>) => teams.db.transaction().execute(work)
  const id = await within((trx) => offer(trx, deal))
  await within((trx) => act(trx, { id, version: 1, act: 'accept', party: { by: 'payee', payeeId: general } }))
  await dayEnds('2026-03-16T03:00:30Z')
  const suspend = (who: bigint) =>
    teams.owner.query(`insert into agent.suspended (agent_id, suspended_by, reason) values ($1, 'gerencia', 'motivo')`, [who])
  await suspend(general)
  await teams.pay(member, 200_00n)
  await teams.bet(member, { stake: 100_00n })
  await dayEnds('2026-03-17T03:00:30Z')
  const payees = async () =>
    ((await partsOf(member, agent, general)) as { payee: string; amount: number }[]).map(({ payee, amount }) => [payee, amount])
  expect(await payees()).toEqual([
    [String(member), 20],
    [String(agent), 30],
  ])
  await teams.owner.query('delete from agent.suspended')
  await teams.bet(member, { stake: 100_00n })
  await dayEnds('2026-03-18T03:00:30Z')
  const told = await teams.db
    .selectFrom('commissions.settlements')
    .select(['state', 'due', 'is_suspended'])
    .where('agreement_id', '=', id)
    .orderBy('since')
    .execute()
  expect(told).toEqual([
    { state: 'nothing', due: 0n, is_suspended: true },
    { state: 'due', due: 100n, is_suspended: false },
  ])
  expect((await payees()).slice(2)).toEqual([
    [String(member), 20],
    [String(agent), 30],
    [String(general), 30],
  ])
  await suspend(agent)
  const below = { ...deal, payerId: agent, payeeId: await teams.join(agent, 1) }
  await expect(within((trx) => offer(trx, below))).rejects.toMatchObject({ code: 'agent.suspended' })
})

test('whoever is moved has no more than its new agent; the house gives to agents of the first level, up to the brand’s most', async () => {
  const [member, agent, general] = (await chain(20, 50, 80)) as [bigint, bigint, bigint]
  const other = await teams.join(null, 2)
  const house = (memberId: bigint, bp: number) =>
    teams.db
      .transaction()
      .execute((trx) =>
        changeRebates(trx, { giverId: null, memberId, rebates: [{ type: 'RNG', bp }], maxBp: teamBrand.agents.rebateMaxBp }),
      )
  await expect(house(other, 151)).rejects.toMatchObject({ code: 'rebate.above' })
  await expect(house(agent, 10)).rejects.toMatchObject({ code: 'downline.unknown' })
  await expect(house(await teams.join(null), 10)).rejects.toMatchObject({ code: 'downline.unknown' })
  await house(other, 30)
  await house(general, 60)
  await teams.db.transaction().execute((trx) => askMove(trx, { memberId: agent, toId: other, askedBy: 'gerencia' }))
  await dayEnds('2026-03-19T03:00:30Z')
  await teams.pay(member, 100_00n)
  await teams.bet(member, { stake: 100_00n })
  await dayEnds('2026-03-20T03:00:30Z')
  expect((await partsOf(member, agent)) as object[]).toMatchObject([
    { payee: String(member), amount: 20 },
    { payee: String(agent), amount: 10 },
  ])
  // Raised at once, and lower for the general agent only with its yes.
  const { rows } = await teams.owner.query<{ rebates: unknown }>(
    `select rebates from agent.asked_rebates where member_id = $1 and state = 'waiting'`,
    [general],
  )
  expect(rows).toEqual([{ rebates: [{ type: 'RNG', bp: 60 }] }])
  await payRebates(teams.db, 'BRL')
  await teams.catchUp()
  await whole()
})

test('a planted difference in what is kept of commissions by day is found', async () => {
  const planted = async () => (await recountCommissions(teams.db, teamBrand)).map(({ what }) => what)
  expect(await planted()).toEqual([])
  await teams.owner.query('update commissions.rebate_days set amount = amount + 1 where not is_suspended')
  const { rows } = await teams.owner.query<{ many: number }>(
    'select count(*)::integer as many from commissions.rebate_days where not is_suspended',
  )
  expect(await planted()).toEqual(Array.from({ length: rows[0]!.many }, () => 'rebate'))
  await teams.owner.query('update commissions.rebate_days set amount = amount - 1 where not is_suspended')
  await teams.owner.query(`insert into commissions.paid_days select id, '2026-03-01', 5, 1 from commissions.agreements`)
  await teams.owner.query(`insert into commissions.settled_days select id, '2026-03-01', 5, 5 from commissions.agreements`)
  expect(new Set(await planted())).toEqual(new Set(['settledDay', 'paidDay']))
})
