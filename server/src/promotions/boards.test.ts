import { voidBet } from '#betting/bets'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ContestBets } from '../testing/contest-bets.ts'
import { ANY_BET } from '../testing/promotion-of.ts'
import { startTestPromotion } from '../testing/running-promotions.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { BUCKET_MAX, countMembers, readPlace, readTop, splitBucket } from './board-places.ts'
import { contestsListener } from './contests.ts'
import { readClock } from './clock.ts'
import { openPromotions } from './open-promotions.ts'
import { type Promotions, claim } from './promotions.ts'
import { readLeaderboard } from './read-boards.ts'

let server: TestServer
let promotions: Promotions
let owner: pg.Client
let bets: ContestBets

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  promotions = openPromotions(server.services).promotions
  bets = new ContestBets(server, contestsListener(promotions))
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await bets.stop()
  await owner.end()
  await server.close()
})

const HOUR_MS = 3_600_000
const PRIZES = [
  { to: 1, reward: { type: 'cash' as const, amount: '10000' } },
  { to: 2, reward: { type: 'cash' as const, amount: '5000' } },
]

async function startBoard(fields: object) {
  const now = await readClock(server.services.db)
  const endsAt = now.getTime() + HOUR_MS
  const about = { period: 'campaign' as const, measure: 'stake' as const, stakeADay: null, filter: ANY_BET, prizes: PRIZES }
  const promotionId = await startTestPromotion(promotions, 'board', { ...about, startsAt: now.getTime() - HOUR_MS, endsAt, ...fields })
  return { promotionId, endsAt: new Date(endsAt) }
}

const boardOf = async (promotionId: bigint): Promise<bigint> => {
  const board = await server.services.db
    .selectFrom('promotions.boards')
    .select('id')
    .where('promotion_id', '=', promotionId)
    .executeTakeFirstOrThrow()
  return board.id
}

const topOf = async (promotionId: bigint) =>
  (await readTop(server.services.db, await boardOf(promotionId), 100)).map(({ memberId, score }) => [memberId, score])

test('stakes are added up, a void takes them away, ties go to whoever was there first, and prizes wait when the board is frozen', async () => {
  const { db } = server.services
  const { promotionId, endsAt } = await startBoard({})
  const [ana, bia, caio, davi] = [await bets.member(), await bets.member(), await bets.member(), await bets.member()]
  await bets.bet(ana.cash, 1000n)
  await bets.bet(bia.cash, 2000n)
  await bets.hear()
  await bets.bet(ana.cash, 1000n)
  const undone = await bets.bet(caio.cash, 9000n)
  await bets.bet(davi.cash, 3000n)
  await bets.hear()
  expect(await topOf(promotionId)).toEqual([
    [caio.memberId, 9000n],
    [davi.memberId, 3000n],
    [bia.memberId, 2000n],
    [ana.memberId, 2000n],
  ])
  await voidBet(db, undone)
  await bets.hear()
  await owner.query(
    `insert into limits.player_limits (member_id, closed_until, closed_why) values ($1, now() + interval '1 day', 'exclusion')
    on conflict (member_id) do update set closed_until = excluded.closed_until, closed_why = excluded.closed_why`,
    [String(davi.memberId)],
  )
  await bets.close(new Date(endsAt.getTime() - 1))
  expect(await topOf(promotionId)).toHaveLength(3)
  await bets.close(endsAt)
  await bets.close(endsAt)
  expect(await topOf(promotionId)).toEqual([
    [bia.memberId, 2000n],
    [ana.memberId, 2000n],
  ])
  const entries = await db
    .selectFrom('promotions.entries')
    .select(['member_id', 'state', 'reward'])
    .where('promotion_id', '=', promotionId)
    .orderBy('member_id')
    .execute()
  expect(entries).toEqual([
    { member_id: ana.memberId, state: 'claim', reward: PRIZES[1]!.reward },
    { member_id: bia.memberId, state: 'claim', reward: PRIZES[0]!.reward },
  ])
  const shown = await readLeaderboard(promotions, { promotionId, memberId: ana.memberId })
  expect(shown?.board).toMatchObject({
    isFrozen: true,
    members: 2,
    own: { rank: 2, score: '2000', isOwn: true, reward: PRIZES[1]!.reward },
  })
  expect(shown?.board?.places.map(({ name }) => name)).toEqual(['pe***', 'pe***'])
  expect(await readLeaderboard(promotions, { promotionId, memberId: davi.memberId })).toBeUndefined()
  const asked = { promotionId, memberId: bia.memberId, period: 'all' }
  const now = await readClock(db)
  const press = () => db.transaction().execute((trx) => claim(promotions, trx, asked, now))
  expect(await Promise.all([press(), press(), press()])).toEqual([undefined, undefined, undefined])
  const { balance } = await db.selectFrom('ledger.accounts').select('balance').where('id', '=', bia.cash).executeTakeFirstOrThrow()
  expect(balance).toBe(1_000_000n - 2000n + 10_000n)
  // Closed figures do not change.
  await bets.bet(ana.cash, 100_000n)
  await bets.hear()
  expect((await topOf(promotionId))[0]).toEqual([bia.memberId, 2000n])
})

test('of one day so much counts; what is beyond it is taken away first', async () => {
  const { promotionId } = await startBoard({ stakeADay: '5000' })
  const { memberId, cash } = await bets.member()
  await bets.bet(cash, 4000n)
  await bets.hear()
  const beyond = await bets.bet(cash, 4000n)
  await bets.hear()
  expect(await topOf(promotionId)).toEqual([[memberId, 5000n]])
  await voidBet(server.services.db, beyond)
  await bets.hear()
  expect(await topOf(promotionId)).toEqual([[memberId, 4000n]])
})

test('a board of multipliers keeps the best of one bet; when it is void, the next best counts', async () => {
  const { db } = server.services
  const { promotionId } = await startBoard({ measure: 'multiplier', filter: { ...ANY_BET, products: ['RNG'], minStake: '100' } })
  const { memberId, cash } = await bets.member()
  const best = await bets.bet(cash, 100n, 5000n)
  await bets.bet(cash, 1000n, 2550n)
  await bets.bet(cash, 99n, 9900n)
  await bets.bet(cash, 100n, 9900n, 'LIVE')
  await bets.hear()
  expect(await topOf(promotionId)).toEqual([[memberId, 5000n]])
  await voidBet(db, best)
  await bets.hear()
  expect(await topOf(promotionId)).toEqual([[memberId, 255n]])
})

test('a place that is found by buckets is the place that counting finds, however they were split', async () => {
  const { db } = server.services
  const { promotionId } = await startBoard({})
  const { cash } = await bets.member()
  await bets.bet(cash, 1n)
  await bets.hear()
  const boardId = await boardOf(promotionId)
  const many = 2 * BUCKET_MAX + 500
  // Most of them stand at a few scores, as where of one day only so much counts.
  await owner.query(
    `with made as (
       insert into member.members (account, nickname, password_hash) select 'board' || n, 'board' || n, '*' from generate_series(1, $2::integer) n returning id
     )
     insert into promotions.scores (board_id, member_id, score, earliness) select $1, m.id, 1 + m.id % 7, -(m.id % 9001) from made m`,
    [String(boardId), many],
  )
  await db
    .updateTable('promotions.score_buckets')
    .set({ members: many + 1 })
    .where('board_id', '=', boardId)
    .execute()
  const [bucket] = await db
    .selectFrom('promotions.score_buckets')
    .select(['score', 'earliness', 'members'])
    .where('board_id', '=', boardId)
    .execute()
  await splitBucket(db, boardId, bucket!)
  const buckets = await db.selectFrom('promotions.score_buckets').select('members').where('board_id', '=', boardId).execute()
  expect(buckets.length).toBeGreaterThan(2)
  expect(Math.max(...buckets.map(({ members }) => members))).toBeLessThanOrEqual(BUCKET_MAX)
  expect(await countMembers(db, boardId)).toBe(many + 1)
  const top = await readTop(db, boardId, many + 1)
  for (const n of [0, 1, 99, 5000, 10_000, 12_345, many - 1, many]) expect(await readPlace(db, boardId, top[n]!.memberId)).toEqual(top[n])
})
