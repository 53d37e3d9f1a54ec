import { randomUUIDv7 } from 'node:crypto'
import type { RequestOf } from '@tucano/contract/endpoint'
import { playRound, stepRound } from '@tucano/contract/studios'
import { requestLimitChange } from '@tucano/contract/limits'
import * as office from '@tucano/contract/promotions/office'
import { getBalance } from '@tucano/contract/wallet'
import { reconcile } from '#betting/books'
import { giveFreeRounds, readFreeStakes } from '#bonus/free-stakes'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { BonusMembers } from '../../testing/bonus-members.ts'
import { employ } from '../../testing/desk.ts'
import { type Player, newSeededPlayer } from '../../testing/players.ts'
import { promotionOf } from '../../testing/promotion-of.ts'
import { coin, tosses } from '../../testing/small-games.ts'
import { type TestServer, openTestServer } from '../../testing/test-server.ts'

let server: TestServer
let members: BonusMembers

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl'), content: true, games: [coin, tosses] })
  members = new BonusMembers(server)
})
afterEach(async () => {
  const [difference] = await reconcile(server.services.db)
  if (difference) throw new Error(`the books differ: ${difference.problem}`)
})
afterAll(() => server.close())

const play = async (player: Player, change: { gameCode?: string; move?: unknown; roundId?: string; ticketId?: string } = {}) => {
  const asked = { gameCode: 'dados', roundId: randomUUIDv7(), move: { stake: '100' }, ...change }
  return (await server.call(playRound, asked as RequestOf<typeof playRound>, player.headers)).body
}
const purse = async ({ headers }: Player) => {
  const { sumBalance, bonus } = (await server.call(getBalance, {}, headers)).body.value
  return { cash: BigInt(sumBalance) - BigInt(bonus), bonus: BigInt(bonus) }
}

test('a round draws on cash if that covers it, else on bonus money, never on both, and says so', async () => {
  const player = await newSeededPlayer(server, 150n)
  await members.give(player.memberId, {}, 1000n)
  const first = (await play(player)).value
  expect(first).toMatchObject({ pocket: 'cash', balance: String(50n + BigInt(first.payout)) })
  // Neither pocket by itself covers this, though both together would.
  const { cash, bonus } = await purse(player)
  expect(await play(player, { move: { stake: String(((cash > bonus ? cash : bonus) / 10n + 1n) * 10n) } })).toMatchObject({
    errorCode: 'balance.insufficient',
  })
  const stake = (cash / 10n + 1n) * 10n
  const roundId = randomUUIDv7()
  const second = (await play(player, { move: { stake: String(stake) }, roundId })).value
  expect(second).toMatchObject({ pocket: 'bonus', balance: String(1000n - stake + BigInt(second.payout)) })
  expect((await play(player, { move: { stake: String(stake) }, roundId })).value).toEqual(second)
  expect(await purse(player)).toEqual({ cash, bonus: BigInt(second.balance) })
})

test('what the terms forbid is refused in words, and what is raised is raised from the same pocket', async () => {
  const player = await newSeededPlayer(server, 0n)
  await members.give(player.memberId, { maxStake: '300' }, 1000n)
  expect(await play(player, { move: { stake: '310' } })).toMatchObject({ errorCode: 'bonus.stake' })
  const opened = (await play(player, { gameCode: 'minas', move: { stake: '200' } })).value
  expect(opened).toMatchObject({ pocket: 'bonus', balance: '800', over: false })
  const step = async (roundId: string, number: number, what: string) =>
    (await server.call(stepRound, { roundId, step: number, move: { do: what } as never }, player.headers)).body
  expect(await step(opened.roundId, 1, 'double')).toMatchObject({ errorCode: 'bonus.stake' })
  const other = await newSeededPlayer(server, 0n)
  await members.give(other.memberId, { maxStake: '300', products: ['LIVE'] }, 1000n)
  expect(await play(other)).toMatchObject({ errorCode: 'bonus.product' })
})

test('stakes of bonus money count in what their member allows', async () => {
  const player = await newSeededPlayer(server, 0n)
  await members.give(player.memberId, {}, 1000n)
  await server.call(requestLimitChange, { kind: 'stake', period: 'day', cap: '150' }, player.headers)
  expect(await play(player)).toMatchObject({ success: true, value: { pocket: 'bonus' } })
  expect((await play(player)).errorCode).toBe('limit.stake')
})

test('bonus money of a bonus that is over is not staked: what is said is that there is no balance', async () => {
  const player = await newSeededPlayer(server, 50n)
  await members.give(player.memberId, {}, 1000n)
  await server.services.pool.query(`update betting.bonuses set expires_at = platform.clock() where member_id = $1`, [player.memberId])
  expect(await play(player)).toMatchObject({ errorCode: 'balance.insufficient' })
})

test('free rounds at their own stake, as many as there are, cost nothing and pay cash', async () => {
  const { db } = server.services
  const player = await newSeededPlayer(server, 1000n)
  const { memberId } = player
  await giveFreeRounds(db, { memberId, source: `free:${memberId}`, title: 'Rodadas', stake: 100n, days: 7, game: 'dados', rounds: 2 })
  const [ticket] = await readFreeStakes(db, memberId)
  expect(ticket).toMatchObject({ type: 'FREE_ROUNDS', name: 'Rodadas', game: 'dados', stake: '100', left: 2, given: 2 })
  const ticketId = ticket!.transactionId
  expect(await play(player, { ticketId, move: { stake: '200' } })).toMatchObject({ errorCode: 'ticket.unknown' })
  const roundId = randomUUIDv7()
  const first = (await play(player, { ticketId, roundId })).value
  expect(first).toMatchObject({ pocket: 'free', balance: String(1000n + BigInt(first.payout)) })
  expect((await play(player, { ticketId, roundId })).value).toEqual(first)
  expect((await readFreeStakes(db, memberId))[0]).toMatchObject({ left: 1, given: 2 })
  const many = await Promise.all(Array.from({ length: 3 }, () => play(player, { ticketId })))
  expect(many.filter(({ success }) => success)).toHaveLength(1)
  expect(await readFreeStakes(db, memberId)).toEqual([])
  const other = await newSeededPlayer(server, 1000n)
  expect(await play(other, { ticketId })).toMatchObject({ errorCode: 'ticket.unknown' })
})

test('a free round is over at once: where a round may wait there is none, and no number is spent', async () => {
  const { db } = server.services
  const player = await newSeededPlayer(server, 1000n)
  const { memberId } = player
  await giveFreeRounds(db, { memberId, source: `free:${memberId}`, title: 'Rodadas', stake: 200n, days: 7, game: 'minas', rounds: 2 })
  const ticketId = (await readFreeStakes(db, memberId))[0]!.transactionId
  expect(await play(player, { ticketId, gameCode: 'minas', move: { stake: '200' } })).toMatchObject({ errorCode: 'ticket.unknown' })
  expect((await readFreeStakes(db, memberId))[0]).toMatchObject({ left: 2 })
  const { rows } = await server.services.pool.query('select from betting.nonces where member_id = $1 and used > 0', [memberId])
  expect(rows).toEqual([])
  expect(await purse(player)).toEqual({ cash: 1000n, bonus: 0n })
})

test('rounds can be given in our games that are over at once, at stakes that they take', async () => {
  const { headers } = await employ(server.services, 'rodadas', ['compliance'])
  const { games, roundGames } = (await server.call(office.getPromotionChoices, {}, headers)).body.value
  expect(games.map(({ code }) => code).toSorted()).toEqual(['dados', 'minas'])
  expect(roundGames.map(({ code }) => code)).toEqual(['dados'])
  const save = async (game: string, stake: string) => {
    const definition = promotionOf('manual', { reward: { type: 'freeRounds', game, rounds: 10, stake, days: 7 } })
    return (await server.call(office.savePromotion, { promotionId: null, present: null, definition }, headers)).status
  }
  expect([await save('dados', '100'), await save('dados', '1'), await save('minas', '100'), await save('nenhum', '100')]).toEqual([
    200, 400, 400, 400,
  ])
})
