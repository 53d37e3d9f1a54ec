import { msOfRound } from '@tucano/beacon'
import { type RaffleRange, drawRaffle, isGapless, raffleGame, raffleRoot, verifyDraw, verifyRaffle } from '@tucano/round'
import { voidBet } from '#betting/bets'
import { type DrawServices, advanceDraw } from '#draws/advance'
import { publish, readDraw } from '#draws/published'
import { nodeHashes } from '#fairness/node-hashes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ContestBets } from '../testing/contest-bets.ts'
import { untilThrough } from '../testing/kills.ts'
import { ANY_BET } from '../testing/promotion-of.ts'
import { startTestPromotion } from '../testing/running-promotions.ts'
import { SharedDrawsTest, testChecks } from '../testing/shared-draws.ts'
import { contestsListener } from './contests.ts'
import { give } from './give.ts'
import { openPromotions } from './open-promotions.ts'
import type { Promotions } from './promotions.ts'
import { raffleDraws, tendRaffles } from './raffle-draws.ts'
import { claimWin } from './raffle-claims.ts'
import { readRaffle, readRaffleList } from './read-raffles.ts'
import { readList } from './raffles.ts'

let shared: SharedDrawsTest
let promotions: Promotions
let bets: ContestBets
let draws: DrawServices

beforeAll(async () => {
  shared = await SharedDrawsTest.open(inject('clusterUrl'))
  promotions = openPromotions(shared.server.services).promotions
  bets = new ContestBets(shared.server, contestsListener(promotions))
  draws = { ...shared.draws, games: new Map([[raffleGame.code, raffleDraws]]) }
})
afterAll(async () => {
  await bets.stop()
  await shared.close()
})

const HOUR_MS = 3_600_000
const cash = (amount: string) => ({ type: 'cash' as const, amount })

async function startRaffle(claim: 'press' | 'auto' = 'press') {
  const endsAt = new Date(shared.clock.now + HOUR_MS)
  const promotionId = await startTestPromotion(promotions, 'raffle', {
    period: 'campaign',
    stakePerTicket: '1000',
    ticketsMax: 10,
    filter: ANY_BET,
    prizes: [{ name: 'Prêmio', count: 2, reward: cash('5000') }],
    claim,
    startsAt: shared.clock.now - HOUR_MS,
    endsAt: endsAt.getTime(),
  })
  return { promotionId, endsAt }
}

const raffleOf = (promotionId: bigint) =>
  draws.db.selectFrom('promotions.raffles').selectAll().where('promotion_id', '=', promotionId).executeTakeFirstOrThrow()

const listOf = async (promotionId: bigint): Promise<RaffleRange[]> => readList(draws.db, await raffleOf(promotionId))

const numbersOf = async (promotionId: bigint, memberId: bigint) =>
  (
    await draws.db
      .selectFrom('promotions.raffle_numbers as n')
      .innerJoin('promotions.raffles as r', 'r.id', 'n.raffle_id')
      .select(['n.first', 'n.last', 'n.is_void'])
      .where('r.promotion_id', '=', promotionId)
      .where('n.member_id', '=', memberId)
      .orderBy('n.first')
      .execute()
  ).map(({ first, last, is_void }) => [first, last, is_void])

/** Every step of the draw of a raffle that is closed. */
async function drawIt(drawId: string): Promise<void> {
  const { closesAt, beacon, beaconRound } = (await readDraw(draws.db, drawId))!
  await shared.turnTo(closesAt.getTime())
  for (let steps = 0; steps < 2; steps++) await advanceDraw(draws, drawId)
  await shared.turnTo(msOfRound(beacon, beaconRound))
  for (let steps = 0; steps < 2; steps++) await advanceDraw(draws, drawId)
}

test('numbers come when the draw is named, without a gap; those of void bets cannot be drawn; whoever wins claims once, and anybody can check it', async () => {
  const { db } = draws
  const { promotionId, endsAt } = await startRaffle()
  const [ana, bia, caio, davi] = [await bets.member(), await bets.member(), await bets.member(), await bets.member()]
  await bets.bet(ana.cash, 2500n)
  await bets.hear()
  // Nothing is named yet: nobody has a number.
  expect(await db.selectFrom('promotions.raffle_numbers').selectAll().execute()).toEqual([])
  await tendRaffles(promotions, draws)
  const before = await raffleOf(promotionId)
  expect(await readDraw(db, before.draw_id!)).toMatchObject({ state: 'open', seed: null })
  expect(await numbersOf(promotionId, ana.memberId)).toEqual([[1, 2, false]])
  const undone = await bets.bet(bia.cash, 3000n)
  await bets.bet(caio.cash, 99_000n)
  await bets.bet(davi.cash, 1000n)
  await bets.hear()
  await bets.bet(bia.cash, 1000n)
  await bets.hear()
  expect(await numbersOf(promotionId, caio.memberId)).toHaveLength(1)
  await give(
    db,
    {
      version: { promotionId, version: 1, definition: (await promotions.versions.read(db)).versions.at(-1)!.definition },
      memberId: davi.memberId,
      period: 'gift',
      reward: { type: 'ticket', promotionId: String(promotionId), count: 3 },
      isAuto: true,
    },
    promotions.giving,
  )
  expect(isGapless(await listOf(promotionId))).toBe(true)
  expect((await raffleOf(promotionId)).numbers).toBe(2 + 3 + 10 + 1 + 1 + 3)
  // Void after the numbers were given: three of four are worth nothing.
  await voidBet(db, undone)
  await bets.hear()
  expect(await readRaffleList(promotions, { promotionId, period: 'all', memberId: ana.memberId, after: 0 })).toBe('open')
  await shared.turnTo(endsAt.getTime() + 60_000)
  await bets.close(endsAt)
  const bias = await numbersOf(promotionId, bia.memberId)
  expect(bias.filter(([, , isVoid]) => !isVoid)).toHaveLength(1)
  expect(bias.filter(([, , isVoid]) => isVoid).reduce((sum, [first, last]) => sum + Number(last) - Number(first) + 1, 0)).toBe(3)
  const list = await listOf(promotionId)
  expect(isGapless(list)).toBe(true)
  // Nothing is numbered after the close.
  await bets.bet((await bets.member()).cash, 10_000n)
  await bets.hear()
  expect(await listOf(promotionId)).toEqual(list)
  await drawIt(before.draw_id!)
  await tendRaffles(promotions, draws)
  await tendRaffles(promotions, draws)
  const drawn = (await readDraw(db, before.draw_id!))!
  expect(drawn.root!.toString('hex')).toBe(raffleRoot(list, nodeHashes))
  expect(verifyDraw(raffleGame, publish(drawn), { hashes: nodeHashes, beacon: testChecks })).toEqual([])
  const wins = await db
    .selectFrom('promotions.raffle_wins')
    .select(['number', 'member_id'])
    .where('raffle_id', '=', before.id)
    .orderBy('place')
    .execute()
  expect(wins.map(({ number }) => number)).toEqual(
    drawRaffle(list, { lot: drawn.result as string, winners: 2 }, nodeHashes).map(({ number }) => number),
  )
  expect(new Set(wins.map(({ member_id }) => member_id)).size).toBe(2)
  const winner = wins[0]!.member_id
  const loser = [ana, bia, caio, davi].find(({ memberId }) => !wins.some(({ member_id }) => member_id === memberId))!
  const shown = (await readRaffle(promotions, { promotionId, memberId: winner, period: 'all' }))!
  expect(shown).toMatchObject({
    state: 'drawn',
    tickets: 20,
    canClaim: true,
    listHash: drawn.root!.toString('hex'),
    drawId: before.draw_id,
  })
  expect(shown.winners.map(({ isOwn }) => isOwn)).toEqual([true, false])
  // What is published is enough to check it, by whoever has the list.
  const published = await readRaffleList(promotions, { promotionId, period: 'all', memberId: winner, after: 0 })
  if (!published || published === 'open') throw new Error('not published')
  expect(verifyRaffle(published, publish(drawn), nodeHashes)).toEqual([])
  expect(verifyRaffle({ ...published, winners: published.winners.toReversed() }, publish(drawn), nodeHashes)[0]?.problem).toBe('winners')
  expect(verifyRaffle({ ...published, list: published.list.slice(1) }, publish(drawn), nodeHashes)[0]?.problem).toBe('list')
  const press = (memberId: bigint) => claimWin(promotions, { promotionId, memberId, period: 'all' })
  expect(await Promise.all([press(winner), press(winner)])).toEqual([cash('5000'), cash('5000')])
  expect(await press(loser.memberId)).toBe('raffle.nothing')
  const rewards = await db
    .selectFrom('promotions.rewards')
    .select('type')
    .where('member_id', '=', winner)
    .where('type', '=', 'cash')
    .execute()
  expect(rewards).toHaveLength(1)
})

test('a draw that is void is followed by another over the same list; where nobody has a number nothing is drawn', async () => {
  const { db } = draws
  const { promotionId, endsAt } = await startRaffle()
  const { promotionId: empty } = await startRaffle()
  const ana = await bets.member()
  await tendRaffles(promotions, draws)
  await bets.bet(ana.cash, 1000n)
  await bets.hear()
  const emptyRaffle = await raffleOf(empty)
  await shared.owner.query('delete from promotions.raffle_numbers where raffle_id = $1', [String(emptyRaffle.id)])
  await shared.turnTo(endsAt.getTime())
  const { draw_id: first } = await raffleOf(promotionId)
  // The list is not sealed in time.
  await drawIt(first!)
  expect(await readDraw(db, first!)).toMatchObject({ state: 'void' })
  await bets.close(endsAt)
  expect((await raffleOf(empty)).state).toBe('over')
  await tendRaffles(promotions, draws)
  const { draw_id: second, list_hash: hash } = await raffleOf(promotionId)
  expect(second).not.toBe(first)
  await drawIt(second!)
  await tendRaffles(promotions, draws)
  expect(await raffleOf(promotionId)).toMatchObject({ state: 'drawn', list_hash: hash })
  expect(
    await db
      .selectFrom('promotions.raffle_wins')
      .select('member_id')
      .where('raffle_id', '=', (await raffleOf(promotionId)).id)
      .execute(),
  ).toEqual([{ member_id: ana.memberId }])
})

test('a server that is killed at any step of closing or drawing a raffle: the list is sealed once, each prize is paid once', async () => {
  const { db } = draws
  const { promotionId, endsAt } = await startRaffle('auto')
  const members = [await bets.member(), await bets.member(), await bets.member()]
  await tendRaffles(promotions, draws)
  for (const { cash: pocket } of members) await bets.bet(pocket, 2000n)
  await bets.hear()
  await shared.turnTo(endsAt.getTime() + 60_000)
  const { closes } = contestsListener(promotions)
  const closing = { period: 'fiveMinutes', since: endsAt, until: endsAt } as const
  const closed = await untilThrough(
    db,
    (killed) => killed.transaction().execute((trx) => closes!.close(trx, closing)),
    async () => expect(await raffleOf(promotionId)).toMatchObject({ state: 'open', list_hash: null }),
  )
  expect(closed).toBeGreaterThan(5)
  const { id, draw_id: drawId, list_hash: hash } = await raffleOf(promotionId)
  expect(hash!.toString('hex')).toBe(raffleRoot(await listOf(promotionId), nodeHashes))
  await drawIt(drawId!)
  const given = () => db.selectFrom('promotions.rewards').select(['member_id', 'cost']).where('promotion_id', '=', promotionId).execute()
  const balances = async () =>
    (
      await db
        .selectFrom('ledger.accounts')
        .select('balance')
        .where(
          'id',
          'in',
          members.map(({ cash: pocket }) => pocket),
        )
        .execute()
    ).reduce((sum, { balance }) => sum + balance, 0n)
  const before = await balances()
  const kills = await untilThrough(
    db,
    (killed) => tendRaffles({ ...promotions, db: killed }, draws),
    async () => {
      expect(await raffleOf(promotionId)).toMatchObject({ state: 'closed', draw_id: drawId, list_hash: hash })
      expect([await given(), await balances()]).toEqual([[], before])
    },
  )
  expect(kills).toBeGreaterThan(20)
  await tendRaffles(promotions, draws)
  const drawn = (await readDraw(db, drawId!))!
  const wins = await db.selectFrom('promotions.raffle_wins').select('number').where('raffle_id', '=', id).orderBy('place').execute()
  expect(wins.map(({ number }) => number)).toEqual(
    drawRaffle(await listOf(promotionId), { lot: drawn.result as string, winners: 2 }, nodeHashes).map(({ number }) => number),
  )
  expect((await given()).map(({ cost }) => cost)).toEqual([5000n, 5000n])
  expect(await balances()).toBe(before + 10_000n)
})
