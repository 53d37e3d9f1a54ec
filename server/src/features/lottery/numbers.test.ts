import type { ReplyOf } from '@tucano/contract/endpoint'
import { listLotteryNumbers, sendLotteryNumber } from '@tucano/contract/lottery'
import { sharedGames, shapes } from '@tucano/lottery'
import { verifyDraw } from '@tucano/round'
import { newBetId } from '#betting/bet'
import { advanceDraw } from '#draws/advance'
import { publish, readDraw } from '#draws/published'
import { pathOf } from '#draws/tree'
import { nodeHashes } from '#fairness/node-hashes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { LotteryTest, type TestDraw } from '../../testing/lottery.ts'
import type { Player } from '../../testing/players.ts'
import { testChecks } from '../../testing/shared-draws.ts'
import { sentLeaves } from './numbers/leaves.ts'

const GAME = 'yeekee-15m'
let site: LotteryTest
const players: Player[] = []

beforeAll(async () => {
  site = await LotteryTest.open(inject('clusterUrl'))
  for (let n = 0; n < 3; n++) players.push(await site.newPlayer())
})
afterAll(() => site.close())

type Sent = ReplyOf<typeof sendLotteryNumber> & { errorCode?: string }
const send = async (draw: TestDraw, number: string, { player = players[0]!, id = newBetId() } = {}): Promise<Sent> =>
  (await site.server.call(sendLotteryNumber, { id, gameId: draw.gameCode, numero: draw.numero, number }, player.headers))
    .body as unknown as Sent
const numbers = (n: number): string => String(10_000 + n)
const list = async (draw: TestDraw, headers = {}) =>
  (await site.server.call(listLotteryNumbers, { gameId: draw.gameCode, numero: draw.numero }, headers)).body as unknown as ReplyOf<
    typeof listLotteryNumbers
  >

/** A line on numbers that are typed. */
const typing = shapes.get('yeekee')!.plays.find(({ pads }) => pads.length === 1 && pads[0]!.look === 'typed')!
const typed = [typing.code, '7'.repeat(typing.pads[0]!.digits)] as const

test('numbers that were sent are leaves of the draw beside its bets, and both can be proven', async () => {
  const draw = await site.newDraw(GAME)
  for (let n = 0; n < 21; n++) await send(draw, numbers(n), { player: players[n % 3]! })
  const { bets } = await site.bet(players[0]!, site.slip([draw], [typed]))
  await site.shared.drawIt(draw.id)
  const row = (await readDraw(site.db, draw.id))!
  expect(row).toMatchObject({ state: 'drawn', isOver: true, bets: 22 })
  const shared = sharedGames.find(({ code: game }) => game === GAME)!
  const sent = await site.db.selectFrom('lottery.sent_numbers').select(['id', 'number']).where('draw_id', '=', draw.id).execute()
  const proofs = [
    ...sent.map(({ id, number }) => ({ id, stake: 0n, payout: 0n, selections: { sent: number } as unknown })),
    await site.db
      .selectFrom('betting.bets')
      .select(['id', 'stake', 'payout', 'selections'])
      .where('id', '=', bets[0]!.roundId)
      .executeTakeFirstOrThrow(),
  ]
  expect(proofs).toHaveLength(22)
  for (const { id, stake, payout, selections } of proofs) {
    const found = (await pathOf(site.db, { eventId: draw.id, id, game: shared, others: sentLeaves }))!
    const bet = { id, stake: String(stake), payout: String(payout), selections, leaf: shared.leaf({ id, stake, selections }), ...found }
    expect(verifyDraw(shared, publish(row), { hashes: nodeHashes, beacon: testChecks, bet })).toEqual([])
    expect(verifyDraw(shared, publish(row), { hashes: nodeHashes, beacon: testChecks, bet: { ...bet, leaf: `${bet.leaf}1` } })).not.toEqual(
      [],
    )
  }
})

test('with fewer than twenty a draw is void, and what was bet goes back', async () => {
  const draw = await site.newDraw(GAME)
  for (let n = 0; n < 19; n++) await send(draw, numbers(n))
  const before = await site.balanceOf(players[0]!)
  const { bets } = await site.bet(players[0]!, site.slip([draw], [typed]))
  expect(bets).toHaveLength(1)
  await site.shared.turnTo(draw.closesAt.getTime())
  while (await advanceDraw(site.shared.draws, draw.id));
  expect(await readDraw(site.db, draw.id)).toMatchObject({ state: 'void', voidReason: 'leaves.few', isOver: true })
  expect(await site.balanceOf(players[0]!)).toBe(before)
})

test('a number is sent once, until the close, and everybody sees it without seeing whose it is', async () => {
  const draw = await site.newDraw(GAME)
  const [own, other] = players as [Player, Player]
  const id = newBetId()
  const first = await send(draw, '51876', { id })
  expect(first.sent).toMatchObject({ place: 1, number: '51876', isOwn: true })
  expect(await send(draw, '51876', { id })).toEqual(first)
  expect((await send(draw, '51877', { id })).errorCode).toBe('key.conflict')
  expect((await send(draw, '51876', { id, player: other })).errorCode).toBe('key.conflict')
  expect((await send(draw, '51876')).errorCode).toBe('number.sent')
  expect((await send(draw, '51876', { player: other })).sent).toMatchObject({ place: 2 })
  for (const wrong of ['1234', '123456', 'abcde', '']) expect((await send(draw, wrong)).errorCode).toBe('request.invalid')
  const shown = await list(draw)
  expect([shown.count, shown.least, shown.list.map(({ place, isOwn }) => [place, isOwn])]).toEqual([
    2,
    20,
    [
      [2, false],
      [1, false],
    ],
  ])
  expect((await list(draw, own.headers)).list.map(({ isOwn }) => isOwn)).toEqual([false, true])
  const { nickname } = await site.db
    .selectFrom('member.members')
    .select('nickname')
    .where('id', '=', own.memberId)
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(shown)).not.toContain(nickname)
  // Twenty each: nobody fills a draw alone with more.
  for (let n = 0; n < 19; n++) expect((await send(draw, numbers(n))).sent.place).toBe(3 + n)
  expect((await send(draw, numbers(19))).errorCode).toBe('number.sent')
  expect((await list(draw)).count).toBe(21)
  expect((await send({ ...draw, gameCode: 'cinco-digitos-1m' }, '12345')).errorCode).toBe('lottery.closed')
  expect((await send({ ...draw, numero: '209912310001' }, '12345')).errorCode).toBe('draw.not.open')
  await site.shared.turnTo(draw.closesAt.getTime())
  expect((await send(draw, '99999', { player: other })).errorCode).toBe('draw.closed')
  expect(await send(draw, '51876', { id })).toEqual(first)
})

test('numbers that are sent at once have places without a gap, and none comes while a draw is being closed', async () => {
  const draw = await site.newDraw(GAME)
  const sent = await Promise.all(Array.from({ length: 45 }, (_, n) => send(draw, numbers(n), { player: players[n % 3]! })))
  expect(sent.map(({ sent: { place } }) => place).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 45 }, (_, n) => n + 1))
  await site.shared.turnTo(draw.closesAt.getTime() - 1)
  const late = Promise.all(Array.from({ length: 5 }, (_, n) => send(draw, numbers(100 + n), { player: players[n % 3]! })))
  await site.shared.turnTo(draw.closesAt.getTime())
  while ((await readDraw(site.db, draw.id))!.state !== 'sealed') await advanceDraw(site.shared.draws, draw.id)
  const outcome = await late
  const { bets } = (await readDraw(site.db, draw.id))!
  expect(bets).toBe(45 + outcome.filter(({ errorCode }) => errorCode === undefined).length)
  expect(new Set(outcome.flatMap(({ errorCode }) => errorCode ?? [])).size).toBeLessThanOrEqual(1)
})
