import { readAccounts } from '@tucano/ledger'
import { transactionsEnded } from '@tucano/database/test-cluster'
import { newBetId } from '#betting/bet'
import { correct, place, settle, voidBet } from '#betting/bets'
import { reconcile } from '#betting/books'
import { hearSome } from '#betting/listen'
import { recount } from '#team/recount'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { untilThrough } from '../testing/kills.ts'
import { TeamsTest, teamBrand } from '../testing/teams.ts'
import { rebatesListener, writeGamesWithRebates } from './bet-rebates.ts'
import { readIncome } from './income.ts'
import { payRebates, countRebates } from './rebates.ts'
import { recountCommissions } from './recount.ts'

/** A game with series, as lotteries have them: what a member could have had at most, and what it took. */
const game = { vendor: 'LOTT', game: 'minuto' }
const series = (most: number, taken: number | null) => ({ most, series: taken })
const sold = {
  games: [game],
  field: 'series',
  rebateOf: ({ stake, selections }: { stake: bigint; selections: unknown }) => {
    const { most, series: taken } = selections as { most: number; series: number | null }
    return taken === null ? 0n : (stake * BigInt(most - taken)) / 2000n
  },
}
/** The series of a member without a rebate. */
const BASE = 1950

let teams: TeamsTest
const listener = rebatesListener(teamBrand, [sold])
beforeAll(async () => {
  teams = await TeamsTest.open(inject('clusterUrl'), { at: '2026-03-10T15:00:00Z', ends: [countRebates(teamBrand)], periods: ['day'] })
  await writeGamesWithRebates(teams.db, [sold])
})
afterAll(() => teams.close())

const give = (memberId: bigint, bp: number) =>
  teams.owner.query(`insert into agent.rebates (member_id, type, since, bp) values ($1, 'LOTT', '2026-01-01', $2)`, [memberId, bp])

/** A member, its agent and so on, with what each of them has of the lottery. */
async function chain(...rates: number[]): Promise<bigint[]> {
  const ids: bigint[] = []
  for (const [n, bp] of rates.toReversed().entries()) {
    ids.unshift(await teams.join(ids[0] ?? null, n === 0 ? 2 : n === rates.length - 1 ? 0 : 1))
    if (bp > 0) await give(ids[0]!, bp)
  }
  return ids
}

async function placed(
  memberId: bigint,
  { stake, most = BASE, taken = BASE, about = game }: { stake: bigint; most?: number; taken?: number | null; about?: typeof game },
) {
  const id = newBetId(await teams.now())
  await place(teams.db, {
    id,
    product: 'LOTT',
    ...about,
    inputs: '',
    pocket: await teams.cash(memberId),
    stake,
    selections: series(most, taken),
  })
  return id
}

const cashOf = async (memberId: bigint): Promise<bigint> =>
  (await readAccounts(teams.db, [memberId])).find(({ kind }) => kind === 'cash')?.balance ?? 0n

async function hear(): Promise<void> {
  await transactionsEnded(teams.db)
  while (await hearSome(teams.db, listener));
}

async function whole(): Promise<void> {
  await teams.catchUp()
  expect([await recount(teams.db, teamBrand), await recountCommissions(teams.db, teamBrand)]).toEqual([[], []])
  expect(await reconcile(teams.db)).toEqual([])
}

const suspense = async (): Promise<bigint> => {
  const { rows } = await teams.owner.query<{ sum: string }>(
    `select coalesce(sum(balance), 0) as sum from ledger.accounts where kind = 'suspense' and currency = 'BRL'`,
  )
  return BigInt(rows[0]!.sum)
}

test('at most 1956 and at 1800 a stake brings 7.80 % back when it settles, whatever it wins, and everybody above has the difference: together what the highest comes to', async () => {
  // 1956 and 1960 of a base of 1950: 30 and 50 hundredths of a per cent.
  const [member, agent] = (await chain(30, 50)) as [bigint, bigint]
  await teams.pay(member, 2000_00n)
  const lost = await placed(member, { stake: 1000_00n, most: 1956, taken: 1800 })
  await hear()
  expect(await cashOf(member)).toBe(1000_00n)
  await settle(teams.db, { id: lost, payout: 0n })
  await hear()
  expect(await cashOf(member)).toBe(1078_00n)
  // At its most there is nothing left to bring back.
  const full = await placed(member, { stake: 1000_00n, most: 1956, taken: 1956 })
  await settle(teams.db, { id: full, payout: 1956_00n })
  await hear()
  expect(await cashOf(member)).toBe(78_00n + 1956_00n)
  await teams.catchUp()
  await teams.turn('2026-03-11T03:00:30Z')
  await teams.catchUp()
  await payRebates(teams.db, 'BRL')
  // 0.20 % of both stakes for the agent, and no rebate of the day for the member.
  expect([await cashOf(member), await cashOf(agent)]).toEqual([78_00n + 1956_00n, 4_00n])
  // 90 % by the odds, 7.80 % and 0.20 %: 98 %, which is 1960 of 2000.
  expect((1000_00n * 1800n) / 2000n + 78_00n + 2_00n).toBe((1000_00n * 1960n) / 2000n)
  await whole()
})

test('stakes of the same day that were not sold with a rebate bring the member its own by day as before', async () => {
  const [member, agent] = (await chain(30, 50)) as [bigint, bigint]
  await teams.pay(member, 1000_00n)
  const own = await placed(member, { stake: 300_00n, most: 1956, taken: 1950 })
  const other = await placed(member, { stake: 150_00n, about: { vendor: 'ELSE', game: 'bilhetes' } })
  // Of the same game, where nobody chooses a series.
  const plain = await placed(member, { stake: 50_00n, taken: null })
  for (const id of [own, other, plain]) await settle(teams.db, { id, payout: 0n })
  await hear()
  expect(await cashOf(member)).toBe(500_90n)
  await teams.catchUp()
  await teams.turn('2026-03-12T03:00:30Z')
  await teams.catchUp()
  await payRebates(teams.db, 'BRL')
  // 0.30 % of 200.00 for the member; 0.20 % of 500.00 for the agent.
  expect([await cashOf(member), await cashOf(agent)]).toEqual([501_50n, 1_00n])
  const income = await readIncome(teams.db, { memberId: member, from: '2026-03-11', to: '2026-03-11', timeZone: teamBrand.timeZone })
  expect(income.filter(({ day }) => day !== null)).toMatchObject([{ day: '2026-03-11', amount: 150n, side: 'payee' }])
  await whole()
})

test('a void takes it back, what was spent is owed, and a correction gives it again and settles what is owed first', async () => {
  const [member] = (await chain(0, 0)) as [bigint]
  await teams.pay(member, 1000_00n)
  const id = await placed(member, { stake: 1000_00n, most: 1950, taken: 1700 })
  await settle(teams.db, { id, payout: 0n })
  await hear()
  expect(await cashOf(member)).toBe(125_00n)
  // 100.00 of it go to another bet, which is open.
  await placed(member, { stake: 100_00n, about: { vendor: 'ELSE', game: 'bilhetes' } })
  await teams.withdraw(member, 25_00n)
  const before = await suspense()
  // The bet comes to nothing else than its stake: it is spent before the rebate is taken back.
  await voidBet(teams.db, id)
  await teams.withdraw(member, 980_00n)
  await hear()
  expect([await cashOf(member), (await suspense()) - before]).toEqual([0n, -105_00n])
  expect(
    await teams.db.selectFrom('commissions.bet_rebates').select(['amount', 'owed', 'version']).where('bet_id', '=', id).execute(),
  ).toEqual([{ amount: 0n, owed: 105_00n, version: 2 }])
  // The stake is taken again, which the member has not: that is owed with the bet, and the rebate pays its own first.
  await correct(teams.db, { id, key: 'again', payout: 1100_00n })
  await hear()
  expect(
    await teams.db.selectFrom('commissions.bet_rebates').select(['amount', 'owed', 'version']).where('bet_id', '=', id).execute(),
  ).toEqual([{ amount: 125_00n, owed: 0n, version: 3 }])
  expect([await cashOf(member), (await suspense()) - before]).toEqual([120_00n, 0n])
  await whole()
})

test('a closed account neither gives nor takes: what is given to it waits in suspense', async () => {
  const [member] = (await chain(0, 0)) as [bigint]
  await teams.pay(member, 100_00n)
  const id = await placed(member, { stake: 100_00n, most: 1950, taken: 1750 })
  await teams.owner.query('select ledger.close_account($1, true)', [await teams.cash(member)])
  await settle(teams.db, { id, payout: 0n })
  const before = await suspense()
  await hear()
  expect([await cashOf(member), (await suspense()) - before]).toEqual([0n, 10_00n])
  await whole()
})

test('nothing is given for a bet that was void, nor for a stake that the house has paid', async () => {
  const [member] = (await chain(0, 0)) as [bigint]
  await teams.pay(member, 100_00n)
  const id = await placed(member, { stake: 100_00n, taken: 1700 })
  await voidBet(teams.db, id)
  const free = newBetId(await teams.now())
  await place(teams.db, {
    id: free,
    product: 'LOTT',
    ...game,
    inputs: '',
    pocket: await teams.cash(member),
    stake: 50_00n,
    isFree: true,
    selections: series(1950, 1700),
  })
  await settle(teams.db, { id: free, payout: 0n })
  await hear()
  expect(await cashOf(member)).toBe(100_00n)
  await whole()
})

test('killed after any statement of it, a rebate is paid once, and taken back once', async () => {
  const [member] = (await chain(0, 0)) as [bigint]
  await teams.pay(member, 300_00n)
  const ids: string[] = []
  for (const taken of [1900, 1850, 1800]) {
    const id = await placed(member, { stake: 100_00n, taken })
    ids.push(id)
    await settle(teams.db, { id, payout: 0n })
  }
  await transactionsEnded(teams.db)
  const kills = await untilThrough(
    teams.db,
    async (db) => {
      while (await hearSome(db, listener));
    },
    async () => expect([0n, 15_00n]).toContain(await cashOf(member)),
  )
  expect(kills).toBeGreaterThan(5)
  expect(await cashOf(member)).toBe(15_00n)
  await hear()
  expect(await cashOf(member)).toBe(15_00n)
  // One of them is spent before it is void: its rebate is owed in part.
  for (const id of ids) await voidBet(teams.db, id)
  await teams.withdraw(member, 310_00n)
  const before = await suspense()
  await transactionsEnded(teams.db)
  await untilThrough(
    teams.db,
    async (db) => {
      while (await hearSome(db, listener));
    },
    async () => expect([[5_00n, 0n].join(), [0n, -10_00n].join()]).toContain([await cashOf(member), (await suspense()) - before].join()),
  )
  await hear()
  expect([await cashOf(member), (await suspense()) - before]).toEqual([0n, -10_00n])
  await whole()
})

test('a planted difference in rebates of bets and in their stakes is found', async () => {
  await teams.owner.query(
    'update commissions.bet_rebates set amount = amount + 1 where bet_id = (select max(bet_id::text)::uuid from commissions.bet_rebates)',
  )
  await teams.owner.query('update commissions.stakes_with_rebates set stake = stake + 1')
  const found = new Set((await recountCommissions(teams.db, teamBrand)).map(({ what }) => what))
  expect(found).toContain('betRebate')
  expect(found).toContain('stakeWithRebate')
})
