import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { correct, voidBet } from '#betting/bets'
import type { Listener } from '#betting/listen'
import { writeReferral } from '#accounts/referrals'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { type Bettor, ClockedBooks } from '../testing/clocked-books.ts'
import { ANY_BET, cash } from '../testing/promotion-of.ts'
import { startTestPromotion } from '../testing/running-promotions.ts'
import { openPromotions } from './open-promotions.ts'

let books: ClockedBooks
const BEGIN = '2026-03-29T12:00:00Z'
beforeEach(async () => {
  books = await ClockedBooks.open(inject('clusterUrl'), BEGIN, (brand) => brand)
})
afterEach(() => books.close())

/** A generator of its own, so that a failure comes again. */
function generator(seed: bigint): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) & 0xffffffffffffffffn
    return Number((state >> 33n) % BigInt(below))
  }
}

/** All that promotions have written down of what members did. */
async function written(): Promise<unknown[]> {
  const { rows: entries } = await sql`
    select promotion_id, member_id, period, version, state, measured, reward, signed_at, earned_at, reached, claim_until from promotions.entries order by 1, 2, 3`.execute(
    books.db,
  )
  const { rows: marks } = await sql`select * from promotions.marks where count <> 0 order by 1, 2, 3, 4`.execute(books.db)
  const { rows: deposits } = await sql`select * from promotions.deposits order by 1`.execute(books.db)
  const { rows: scores } = await sql`
    select b.promotion_id, b.period, s.member_id, s.score, s.earliness from promotions.scores s join promotions.boards b on b.id = s.board_id order by 1, 2, 3`.execute(
    books.db,
  )
  return [entries, marks, deposits, scores]
}

async function deposit({ id }: Bettor, amount: bigint, n: number): Promise<void> {
  const to = await openAccount(books.db, { memberId: id, pocket: 'cash', currency: 'BRL' })
  const from = await operatorAccount(books.db, 'clearing', 'BRL')
  await post(books.db, { key: `again:${id}:${n}`, kind: 'deposit', moves: [{ from, to, amount, currency: 'BRL' }] })
}

test.each([20_261_118n, 4_294_967_311n])(
  'over a history of weeks, hearing everything again in other helpings gives the same rows (seed %s)',
  async (seed) => {
    const { db } = books
    const { promotions, listener, contests } = openPromotions(books)
    // Periods that are closed are not closed again: what was measured is what is compared.
    const hearing: Listener[] = [listener, contests].map(({ name, hear }) => ({ name, hear }))
    const hear = async () => {
      for (const each of hearing) await books.hear(each)
    }
    const startsAt = Date.parse(BEGIN) - 86_400_000
    const mission = { filter: ANY_BET, after: null, reward: cash(5n), startsAt } as const
    const first = await startTestPromotion(promotions, 'mission', { ...mission, measure: 'count', target: 4, window: 'campaign' })
    await startTestPromotion(promotions, 'mission', { ...mission, measure: 'stake', target: 3000, window: 'day', claim: 'auto' })
    await startTestPromotion(promotions, 'mission', { ...mission, measure: 'games', target: 2, window: 'week' })
    await startTestPromotion(promotions, 'mission', { ...mission, measure: 'days', target: 3, window: 'month' })
    await startTestPromotion(promotions, 'mission', { ...mission, measure: 'deposit', target: 500, window: 'day' })
    await startTestPromotion(promotions, 'mission', { ...mission, measure: 'count', target: 3, window: 'campaign', after: String(first) })
    await startTestPromotion(promotions, 'mission', {
      ...mission,
      measure: 'stake',
      target: 900,
      window: 'week',
      after: String(first),
      claim: 'auto',
    })
    await startTestPromotion(promotions, 'cashback', { period: 'week', bp: 1000, products: null, minLoss: '1', max: null, startsAt })
    await startTestPromotion(promotions, 'rebate', { bp: 30, products: ['RNG'], max: null, startsAt })
    await startTestPromotion(promotions, 'depositMatch', {
      nth: [2, 3],
      matchBp: 500,
      minDeposit: '100',
      max: '100',
      terms: null,
      claim: 'auto',
      startsAt,
    })
    await startTestPromotion(promotions, 'depositMatch', { nth: [], matchBp: 500, minDeposit: '100', max: '100', terms: null, startsAt })
    await startTestPromotion(promotions, 'referral', {
      forReferrer: cash(10n),
      forFriend: null,
      firstDeposit: '100',
      stake: '1000',
      withinDays: 5,
      friendsMax: 10,
      startsAt,
    })
    const prizes = [{ to: 1, reward: cash(5n) }]
    await startTestPromotion(promotions, 'board', {
      period: 'week',
      measure: 'stake',
      stakeADay: '4000',
      filter: ANY_BET,
      prizes,
      startsAt,
    })
    await startTestPromotion(promotions, 'board', {
      period: 'campaign',
      measure: 'multiplier',
      stakeADay: null,
      filter: ANY_BET,
      prizes,
      startsAt,
    })
    const ended = Date.parse(BEGIN) + 6 * 86_400_000
    await startTestPromotion(promotions, 'mission', { ...mission, measure: 'stake', target: 2500, window: 'campaign', endsAt: ended })

    const next = generator(seed)
    const players = [await books.begin(), await books.begin(), await books.begin()]
    await sql`insert into member.referral_codes (member_id, code) values (${players[0]!.id}::bigint, ${`AMIGO${String(seed % 1000n).padStart(3, '0')}`})`.execute(
      db,
    )
    await writeReferral(db, players[1]!.id, `AMIGO${String(seed % 1000n).padStart(3, '0')}`)
    const bets: string[] = []
    let at = Date.parse(BEGIN)
    let count = 0
    const acts: ((player: Bettor) => Promise<unknown>)[] = [
      async (player) => bets.push(await books.bet(player, BigInt(1 + next(2000)), next(3) ? 'RNG' : 'LIVE')),
      async (player) => bets.push(await books.bet(player, BigInt(1 + next(2000)), next(3) ? 'RNG' : 'LIVE')),
      (player) => deposit(player, BigInt(50 + next(900)), ++count),
      async () => bets.length > 0 && voidBet(db, bets.splice(next(bets.length), 1)[0]!),
      async () => bets.length > 0 && correct(db, { id: bets[next(bets.length)]!, key: `c${++count}`, payout: BigInt(next(5000)) }),
      async () => {
        at += next(16) * 3_600_000
        await books.turn(new Date(at).toISOString())
      },
      hear,
    ]
    for (let n = 0; n < 140; n++) await acts[next(acts.length)]!(players[next(players.length)]!)
    await hear()
    const before = await written()
    expect(before.map((rows) => (rows as unknown[]).length).every((length) => length > 0)).toBe(true)
    const given = await sql<{ given: number }>`select count(*)::integer as given from promotions.rewards`.execute(db)
    await books.query(`
      delete from promotions.entries;
      truncate promotions.marks, promotions.deposits, promotions.scores, promotions.score_buckets, promotions.boards restart identity cascade;
      update platform.listeners set xid = '0', posting_id = 0`)
    await hear()
    expect(await written()).toEqual(before)
    expect((await sql<{ given: number }>`select count(*)::integer as given from promotions.rewards`.execute(db)).rows).toEqual(given.rows)
  },
)
