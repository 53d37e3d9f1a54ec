// How many shares of envelopes a second are caught and paid, how long a member's place on a large board takes, how far behind whoever hears is with 40 promotions,
// and what the calls of the pages take: `npm run bench:promotions`. `-- --only calls` is some of it.
import { parseArgs } from 'node:util'
import { readBrand } from '@tucano/brand'
import { reconcile } from '../../server/src/betting/books.ts'
import { readPlace, readTop, splitBucket } from '../../server/src/promotions/board-places.ts'
import { tendEnvelopes } from '../../server/src/promotions/envelopes.ts'
import { Grabs } from '../../server/src/promotions/grabs.ts'
import { openPromotions } from '../../server/src/promotions/open-promotions.ts'
import type { Promotions } from '../../server/src/promotions/promotions.ts'
import { startTestPromotion } from '../../server/src/testing/running-promotions.ts'
import { ANY_BET } from '../../server/src/testing/promotion-of.ts'
import { measureListeners } from '../betting/listeners.ts'
import { type Books, nameMembers, openBooks } from '../ledger/books.ts'
import { inFlight } from '../ledger/measure.ts'
import { tpcB } from '../ledger/rivals.ts'
import { measureCalls } from './calls.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    members: { type: 'string', default: '20000' },
    board: { type: 'string', default: '1000000' },
    callers: { type: 'string', default: '256' },
    rounds: { type: 'string', default: '3000' },
    times: { type: 'string', default: '200' },
    only: { type: 'string', default: 'grabs,board,engine,calls' },
  },
})
const seconds = Number(values.seconds)
const members = Number(values.members)
const wanted = new Set(values.only.split(','))
const SHARES = 5000
const ENVELOPES = 40
const LOOKS = 2000
const say = (line: string): void => console.log(line)

/** Envelopes of as many promotions, all open. */
async function openEnvelopes(promotions: Promotions, { owner }: Books): Promise<bigint[]> {
  const startsAt = Math.floor(Date.now() / 60_000) * 60_000 - 60_000
  const rain = { total: '5000000', shares: SHARES, least: '10', everyMinutes: 1440, seconds: 3600, startsAt }
  for (let n = 0; n < ENVELOPES; n++) await startTestPromotion(promotions, 'envelopes', rain)
  await tendEnvelopes(promotions)
  const { rows } = await owner.query<{ id: string }>('select id from promotions.envelopes order by id')
  await owner.query('vacuum (analyze) promotions.shares')
  return rows.map(({ id }) => BigInt(id))
}

async function measureGrabs(promotions: Promotions, books: Books): Promise<void> {
  const envelopes = await openEnvelopes(promotions, books)
  const grabs = new Grabs(books, promotions)
  let asked = 0
  let empty = 0
  // One envelope after the other, as they are in life, each pressed by members in turn.
  const grab = async (): Promise<void> => {
    const n = asked++
    const envelopeId = envelopes[Math.floor(n / SHARES) % envelopes.length]!
    await grabs.grab({ envelopeId, memberId: BigInt((n % members) + 1) }).catch(() => empty++)
  }
  const { rate, p50, p99 } = await inFlight(Number(values.callers), seconds, grab)
  await grabs.stop()
  const rival = await tpcB(books, seconds, { isFirst: true })
  say(
    `shares caught and paid: ${rate.toFixed(0)}/s, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms; ${asked} asked, ${empty} refused; TPC-B-like ${rival.toFixed(0)}/s`,
  )
  say(`books: ${(await reconcile(books.db)).length} differences`)
}

/** A board with so many members, most of whom have scores that others have too. */
async function fillBoard({ owner, db }: Books, promotions: Promotions): Promise<{ boardId: bigint; promotionId: bigint }> {
  const prizes = [{ to: 1, reward: { type: 'cash' as const, amount: '100' } }]
  const promotionId = await startTestPromotion(promotions, 'board', {
    period: 'campaign',
    measure: 'stake',
    stakeADay: null,
    filter: ANY_BET,
    prizes,
  })
  const { rows } = await owner.query<{ id: string }>(
    `insert into promotions.boards (promotion_id, period, version, starts_at) values ($1, 'all', 1, now()) returning id`,
    [String(promotionId)],
  )
  const boardId = BigInt(rows[0]!.id)
  // Members of a board that is only looked at need no rows of their own.
  await owner.query('set session_replication_role = replica')
  await owner.query(
    `insert into promotions.scores (board_id, member_id, score, earliness) select $1, n, 1 + (n::bigint * 7919 % 50000) * 100, -(n::bigint * 104729 % 86400000) from generate_series(1, $2::integer) n`,
    [String(boardId), values.board],
  )
  await owner.query('set session_replication_role = origin')
  const bucket = { score: 0n, earliness: -(2n ** 62n), members: Number(values.board) }
  await db
    .insertInto('promotions.score_buckets')
    .values({ board_id: boardId, ...bucket })
    .execute()
  await splitBucket(db, boardId, bucket)
  await owner.query('vacuum (analyze) promotions.scores, promotions.score_buckets')
  return { boardId, promotionId }
}

async function measureBoard(boardId: bigint, books: Books): Promise<void> {
  const time = async (look: (n: number) => Promise<unknown>): Promise<string> => {
    const times: number[] = []
    for (let n = 0; n < LOOKS; n++) {
      const began = performance.now()
      await look(n)
      times.push(performance.now() - began)
    }
    times.sort((a, b) => a - b)
    return `p50 ${times[LOOKS / 2]!.toFixed(2)} ms, p99 ${times[Math.floor(LOOKS * 0.99)]!.toFixed(2)} ms`
  }
  const some = (n: number): bigint => BigInt(1 + ((n * 15_485_863) % Number(values.board)))
  say(`own place among ${values.board}: ${await time((n) => readPlace(books.db, boardId, some(n)))}`)
  say(`first hundred: ${await time(() => readTop(books.db, boardId, 100))}`)
}

/** Forty promotions that hear every round: missions of each measure, cashback, rebates, boards, a raffle. */
async function startForty(promotions: Promotions): Promise<void> {
  const cash = { type: 'cash' as const, amount: '100' }
  const measures = ['count', 'stake', 'multiplier', 'games', 'days'] as const
  const windows = ['day', 'week', 'month', 'campaign'] as const
  const mission = { filter: ANY_BET, target: 1_000_000_000, after: null, reward: cash }
  for (let n = 0; n < 32; n++)
    await startTestPromotion(promotions, 'mission', { ...mission, measure: measures[n % 5]!, window: windows[n % 4]! })
  for (const period of ['day', 'week', 'month'] as const)
    await startTestPromotion(promotions, 'cashback', { period, bp: 1000, products: null, minLoss: '1', max: null })
  for (const bp of [10, 20]) await startTestPromotion(promotions, 'rebate', { bp, products: null, max: null })
  const prizes = [{ to: 1, reward: cash }]
  for (const measure of ['stake', 'multiplier'] as const)
    await startTestPromotion(promotions, 'board', { period: 'day', measure, stakeADay: null, filter: ANY_BET, prizes })
  const drawn = [{ name: 'Um', count: 1, reward: cash }]
  await startTestPromotion(promotions, 'raffle', {
    period: 'week',
    stakePerTicket: '1000',
    ticketsMax: 100,
    filter: ANY_BET,
    prizes: drawn,
  })
}

async function measureEngine(promotions: Promotions, books: Books): Promise<void> {
  await startForty(promotions)
  const { heard, played } = await measureListeners(books, { perSecond: Number(values.rounds), seconds, many: 0 })
  say(
    `${(played / seconds).toFixed(0)} rounds/s with 40 promotions: ${heard.map(({ name, lag }) => `${name} ${lag.toFixed(1)} s behind`).join(', ')}`,
  )
}

const books = await openBooks(members)
try {
  const promotions = openPromotions({ db: books.db, brand: await readBrand('tucano') }).promotions
  await nameMembers(books)
  if (wanted.has('grabs')) await measureGrabs(promotions, books)
  const { boardId, promotionId } = await fillBoard(books, promotions)
  if (wanted.has('board')) await measureBoard(boardId, books)
  if (wanted.has('engine')) await measureEngine(promotions, books)
  if (wanted.has('calls')) await measureCalls(books, { members, times: Number(values.times), boardOf: promotionId }, say)
} finally {
  await books.stop()
}
