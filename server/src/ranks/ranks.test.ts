import { rankMember } from '@tucano/contract/members'
import { getMemberInfo } from '@tucano/contract/member'
import { newBetId } from '#betting/bet'
import { place, settle, voidBet } from '#betting/bets'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { fund, open } from '../testing/agents.ts'
import { type Bettor, ClockedBooks } from '../testing/clocked-books.ts'
import { askService, employ } from '../testing/desk.ts'
import { openTestServer } from '../testing/test-server.ts'
import { giveRank } from './give.ts'
import { levelAfterMonth, levelOf } from './levels.ts'
import { ranksListener } from './listen.ts'
import { readRank } from './read.ts'

let books: ClockedBooks
const rank = (name: string, turnover: number, keep: number) => ({ name, turnover, keep, benefits: [] })
const RANKS = [
  rank('a', 0, 0),
  rank('b', 100_00, 10_00),
  rank('c', 1000_00, 50_00),
  rank('d', 5000_00, 100_00),
  rank('e', 10_000_00, 0),
  rank('f', 20_000_00, 0),
]

beforeAll(async () => {
  books = await ClockedBooks.open(inject('clusterUrl'), '2026-03-10T12:00:00Z', (brand) => ({ ...brand, ranks: RANKS }))
  // The first closing says where the listener began.
  await hear()
})
afterAll(() => books.close())

const hear = () => books.hear(ranksListener(books.brand))

/** The month's end comes, and everything before it was heard. */
async function endMonth(next: string): Promise<void> {
  await books.turn(next)
  // A mark is set, and when the clock is past it the month is over.
  await hear()
  await books.turn(new Date(books.now.getTime() + 60_000).toISOString())
  await hear()
  await hear()
}

const levelOfMember = async ({ id }: Bettor) => (await readRank(books.db, id)).level
const reached = async ({ id }: Bettor) =>
  (await books.db.selectFrom('ranks.reached').select('level').where('member_id', '=', id).orderBy('level').execute()).map(
    ({ level }) => level,
  )

test('a rank is reached by what was staked in all, and one that was lost by what is staked in a month', () => {
  const standing = { turnover: 0n, monthTurnover: 0n, level: 0, highest: 0, isGiven: false }
  const at = (more: Partial<typeof standing>) => levelOf(RANKS, { ...standing, ...more })
  expect([at({ turnover: 99_99n }), at({ turnover: 100_00n }), at({ turnover: 5000_00n })]).toEqual([0, 1, 3])
  expect(at({ turnover: 5000_00n, level: 2, highest: 3, monthTurnover: 99_99n })).toBe(2)
  expect(at({ turnover: 5000_00n, level: 2, highest: 3, monthTurnover: 100_00n })).toBe(3)
  expect(at({ turnover: 10_000_00n, level: 1, highest: 3, monthTurnover: 0n })).toBe(4)
  expect(at({ turnover: 5000_00n, level: 1, isGiven: true })).toBe(1)
  expect(at({ turnover: 0n, level: 2, highest: 2 })).toBe(2)
  const after = (level: number, monthTurnover: bigint, isGiven = false) =>
    levelAfterMonth(RANKS, { ...standing, level, monthTurnover, isGiven })
  expect([after(3, 100_00n), after(3, 99_99n), after(3, 0n, true), after(0, 0n), after(4, 0n)]).toEqual([3, 2, 3, 0, 4])
})

test('ranks are reached once, told, kept by the month, lost one at a time, and come back', async () => {
  const player = await books.begin()
  await books.bet(player, 99_99n)
  await hear()
  expect(await levelOfMember(player)).toBe(0)
  await books.bet(player, 900_01n)
  await hear()
  expect([await levelOfMember(player), await reached(player)]).toEqual([2, [1, 2]])
  expect(await books.messages(player)).toMatchObject([{ kind: 'rankReached', facts: { level: 2, name: 'c' } }])
  // The month in which it was reached is not judged.
  await endMonth('2026-04-01T00:10:00-03:00')
  expect(await levelOfMember(player)).toBe(2)
  await books.bet(player, 49_99n)
  await endMonth('2026-05-01T00:10:00-03:00')
  expect(await levelOfMember(player)).toBe(1)
  await books.bet(player, 49_99n)
  await hear()
  expect(await levelOfMember(player)).toBe(1)
  await books.bet(player, 1n)
  await hear()
  expect([await levelOfMember(player), await reached(player)]).toEqual([2, [1, 2]])
  expect((await books.messages(player)).map(({ kind }) => kind)).toEqual(['rankReached', 'rankLeft', 'rankReached'])
  // Two months without a bet: one rank each.
  await endMonth('2026-06-01T00:10:00-03:00')
  await endMonth('2026-07-01T00:10:00-03:00')
  expect(await levelOfMember(player)).toBe(1)
  await endMonth('2026-08-01T00:10:00-03:00')
  expect(await levelOfMember(player)).toBe(0)
})

test('what became void is not staked, and a bet that becomes void later takes nothing that was reached', async () => {
  const { db } = books
  const player = await books.begin()
  const first = await books.bet(player, 60_00n)
  await voidBet(db, first)
  await books.bet(player, 60_00n)
  await hear()
  expect(await readRank(db, player.id)).toEqual({ level: 0, turnover: 60_00n, monthTurnover: 60_00n, isGiven: false })
  const second = await books.bet(player, 40_00n)
  await hear()
  await voidBet(db, second)
  await hear()
  expect(await readRank(db, player.id)).toMatchObject({ level: 1, turnover: 60_00n })
})

test('who stakes enough has VIP service; a rank that an operator gave stays as it was given [CSV-01]', async () => {
  const server = await openTestServer({ clusterUrl: inject('clusterUrl'), brand: (brand) => ({ ...brand, ranks: RANKS }) })
  const { db } = server.services
  const player = await open(server)
  const pocket = await fund(server, player.id, 100_000_00n)
  const bet = async () => {
    const id = newBetId()
    await place(db, { id, pocket, product: 'RNG', vendor: 'TUC', game: 'jaguar', inputs: 'x', stake: 20_000_00n })
    await settle(db, { id, payout: 0n })
  }
  const isVip = async () => (await askService(server, player.headers)).some(({ csType }) => csType === 'VIP')
  const own = () => readRank(db, player.id)
  expect(await isVip()).toBe(false)
  await bet()
  await expect.poll(own).toMatchObject({ level: 5, turnover: 20_000_00n, isGiven: false })
  expect((await server.call(getMemberInfo, {}, player.headers)).body.value).toMatchObject({ clubLabel: { labelName: 'f', rankLevel: 5 } })
  await expect.poll(isVip).toBe(true)
  const { headers } = await employ(server.services, 'mesa-niveis', ['admin'])
  const given = { memberId: String(player.id), rankLevel: 3, reason: 'Pedido da gerência da conta.' }
  expect((await server.call(rankMember, given, headers)).body.success).toBe(true)
  await bet()
  await expect.poll(own).toMatchObject({ level: 3, turnover: 40_000_00n, isGiven: true })
  expect(await isVip()).toBe(false)
  await server.close()
})

test('a rank that was given is not judged by months', async () => {
  const player = await books.begin()
  await giveRank(books.db, player.id, 3)
  await endMonth(new Date(books.now.getTime() + 40 * 86_400_000).toISOString())
  await endMonth(new Date(books.now.getTime() + 40 * 86_400_000).toISOString())
  const { level, is_given: isGiven } = await books.db
    .selectFrom('ranks.members')
    .select(['level', 'is_given'])
    .where('member_id', '=', player.id)
    .executeTakeFirstOrThrow()
  expect([level, isGiven]).toEqual([3, true])
})

test('whoever has closed play comes to no rank', async () => {
  const player = await books.begin()
  await books.bet(player, 200_00n)
  await books.pause(player, 2)
  await hear()
  expect(await levelOfMember(player)).toBe(0)
})
