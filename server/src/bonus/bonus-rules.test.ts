import { type PlacedBet, cashOut, place, raise, settle, voidBet, wonAbove } from '#betting/bets'
import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import type { BetFact } from '#betting/facts'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { BonusMembers, spin } from '../testing/bonus-members.ts'
import { KnownPlays } from '../testing/known-plays.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { endBonus, giveBonus, lockActive } from './bonuses.ts'
import { runClocks } from './clocks.ts'
import { readContribution } from './contribution.ts'
import { giveFreeBet } from './free-stakes.ts'
import { progressOf } from './listen.ts'

let server: TestServer
let members: BonusMembers
let plays: KnownPlays
let owner: pg.Client

beforeAll(async () => {
  server = await openTestServer({ clusterUrl: inject('clusterUrl') })
  members = new BonusMembers(server)
  plays = new KnownPlays(server.services)
  owner = new pg.Client({ connectionString: server.databaseUrl })
  await owner.connect()
})
afterAll(async () => {
  await plays.stop()
  await owner.end()
  await server.close()
})

const bet = (pocket: bigint, more: Partial<PlacedBet> = {}): PlacedBet => ({
  id: newBetId(),
  product: 'SPORTS',
  vendor: 'TUC',
  game: 'football',
  inputs: 'home',
  pocket,
  stake: 500n,
  ...more,
})
const whole = async () => expect(await reconcile(server.services.db)).toEqual([])
/** Of the operator, all stripes together. */
const balanceOf = async (kind: 'promotion' | 'suspense') => {
  const { rows } = await owner.query<{ balance: string }>(
    `select sum(balance)::text as balance from ledger.accounts where member_id is null and kind = $1 and currency = 'BRL'`,
    [kind],
  )
  return BigInt(rows[0]!.balance)
}
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    () => 'refused',
  )
const expire = (memberId: bigint) =>
  owner.query(`update betting.bonuses set expires_at = platform.clock() - interval '1 second' where member_id = $1 and state = 'active'`, [
    memberId,
  ])

test('a bonus that is sticky leaves only what it has won', async () => {
  const { memberId, bonus, balances, bonuses } = await members.begin()
  await members.give(memberId, { multiple: 1, convert: 'winnings', maxStake: null, maxConversion: null }, 1000n)
  await plays.play(spin(bonus, { stake: 1000n, payout: 1300n }))
  await members.hear()
  expect(await balances()).toEqual({ cash: 300n, bonus: 0n })
  expect(await bonuses()).toEqual([{ state: 'converted', progress: 1000n, converted: 300n }])
  await whole()
})

test('a sticky bonus that has won nothing becomes nothing, and one that is played away is spent', async () => {
  const { memberId, bonus, balances, bonuses } = await members.begin()
  await members.give(memberId, { multiple: 1, convert: 'winnings' }, 1000n)
  await plays.play(spin(bonus, { payout: 200n }))
  await plays.play(spin(bonus, { payout: 200n }))
  await members.hear()
  expect(await balances()).toEqual({ cash: 0n, bonus: 0n })
  await members.give(memberId, {}, 500n)
  await plays.play(spin(bonus))
  await members.hear()
  expect((await bonuses()).map(({ state }) => state)).toEqual(['converted', 'spent'])
})

test('a bonus waits for its open bets: what they win is within its most', async () => {
  const { db } = server.services
  const { memberId, bonus, balances } = await members.begin()
  await members.give(memberId, { multiple: 1, maxConversion: 2, maxStake: null }, 1000n)
  const open = bet(bonus, { potential: 9000n })
  await place(db, open)
  await plays.play(spin(bonus, { stake: 500n, payout: 1500n }))
  await plays.play(spin(bonus, { stake: 500n }))
  await members.hear()
  expect(await balances()).toEqual({ cash: 0n, bonus: 1000n })
  await settle(db, { id: open.id, payout: 9000n })
  await members.hear()
  expect(await balances()).toEqual({ cash: 2000n, bonus: 0n })
  await whole()
})

test('a bonus that expires with an open bet: what that wins goes back to the promotion account', async () => {
  const { db } = server.services
  const { memberId, bonus, balances, bonuses } = await members.begin()
  const before = await balanceOf('promotion')
  await members.give(memberId, {}, 1000n)
  const open = bet(bonus)
  await place(db, open)
  await expire(memberId)
  await runClocks(server.services)
  expect(await balances()).toEqual({ cash: 0n, bonus: 0n })
  expect(await bonuses()).toMatchObject([{ state: 'expired' }])
  await settle(db, { id: open.id, payout: 2000n })
  expect(await balances()).toEqual({ cash: 0n, bonus: 2000n })
  await members.hear()
  await members.hear()
  expect(await balances()).toEqual({ cash: 0n, bonus: 0n })
  expect((await balanceOf('promotion')) - before).toBe(1500n)
  await whole()
})

test('what comes after a conversion is cash as far as the most allows, once, and the next bonus has nothing of it', async () => {
  const { db } = server.services
  const { memberId, bonus, balances, bonuses } = await members.begin()
  await members.give(memberId, { multiple: 1, maxConversion: 2, maxStake: null }, 1000n)
  await members.give(memberId, {}, 300n)
  const lost = spin(bonus, { stake: 900n, payout: 0n })
  await plays.play(lost)
  await plays.play(spin(bonus, { stake: 100n, payout: 1500n }))
  await members.hear()
  expect(await balances()).toEqual({ cash: 1500n, bonus: 300n })
  // 900 come back, and 500 of them are within the most.
  await voidBet(db, lost.id)
  await members.hear()
  await members.hear()
  expect(await balances()).toEqual({ cash: 2000n, bonus: 300n })
  expect(await bonuses()).toMatchObject([
    { state: 'converted', converted: 2000n },
    { state: 'active', progress: 0n },
  ])
  await whole()
})

test('a round that had won, undone after the conversion, leaves a claim in suspense', async () => {
  const { db } = server.services
  const { memberId, bonus, balances } = await members.begin()
  await members.give(memberId, { multiple: 1, maxStake: null }, 1000n)
  const won = spin(bonus, { stake: 1000n, payout: 1800n })
  await plays.play(won)
  await members.hear()
  expect(await balances()).toEqual({ cash: 1800n, bonus: 0n })
  const before = await balanceOf('suspense')
  await voidBet(db, won.id)
  await members.hear()
  expect((await balanceOf('suspense')) - before).toBe(-800n)
  expect(await balances()).toEqual({ cash: 1800n, bonus: 0n })
  await whole()
})

test('a round that had won, undone while the next bonus is staked, leaves a claim in suspense and that bonus as it is', async () => {
  const { db } = server.services
  const { memberId, bonus, balances, bonuses } = await members.begin()
  await members.give(memberId, { multiple: 1, maxStake: null }, 1000n)
  await members.give(memberId, { maxStake: null }, 2000n)
  const won = spin(bonus, { stake: 1000n, payout: 1800n })
  await plays.play(won)
  await members.hear()
  expect(await balances()).toEqual({ cash: 1800n, bonus: 2000n })
  const before = await balanceOf('suspense')
  await voidBet(db, won.id)
  await members.hear()
  expect((await balanceOf('suspense')) - before).toBe(-800n)
  expect(await balances()).toEqual({ cash: 1800n, bonus: 2000n })
  // One of the running bonus is taken from what that has.
  const own = spin(bonus, { stake: 500n, payout: 900n })
  await plays.play(own)
  await voidBet(db, own.id)
  await members.hear()
  expect((await balanceOf('suspense')) - before).toBe(-800n)
  expect(await balances()).toEqual({ cash: 1800n, bonus: 2000n })
  expect(await bonuses()).toMatchObject([{ state: 'converted' }, { state: 'active', progress: 0n }])
  await whole()
})

test('a bet whose bonus is over is not raised with the money of the next one', async () => {
  const { db } = server.services
  const { memberId, bonus, balances } = await members.begin()
  await members.give(memberId, { maxStake: null }, 1000n)
  await members.give(memberId, { maxStake: null }, 2000n)
  const open = bet(bonus)
  await place(db, open)
  await expire(memberId)
  await runClocks(server.services)
  expect(await balances()).toEqual({ cash: 0n, bonus: 2000n })
  await expect(raise(db, { id: open.id, key: 'more', amount: 500n })).rejects.toMatchObject({ code: 'bonus.none' })
  expect(await balances()).toEqual({ cash: 0n, bonus: 2000n })
  await whole()
})

test('what counts: all of a slot, a tenth of a table, half of a lottery, of sports no more than could be won, nothing of what was no risk', async () => {
  const { counted, contribution } = readContribution([
    {
      contributionBp: ({ game }) => (game === 'blackjack' ? 1000 : undefined),
      counts: ({ game }) => (game === 'covered' ? 0n : undefined),
    },
  ])
  const progress = (more: Partial<BetFact>, own: Record<string, number> = {}, products: string[] | null = null) => {
    const stake = more.stake ?? 10_000n
    const fact = {
      name: 'betSettled',
      product: 'RNG',
      game: 'jaguar',
      isFree: false,
      isCashedOut: false,
      wasSettled: true,
      potential: null,
      ...more,
      stake,
      effectiveStake: more.isFree ? 0n : stake,
    } as BetFact
    return progressOf({ terms: { contribution: own, products } as never }, fact, { counted, contribution })
  }
  expect(await progress({})).toBe(10_000n)
  expect(await progress({ product: 'FISH' })).toBe(10_000n)
  expect(await progress({ product: 'LIVE' })).toBe(1000n)
  expect(await progress({ product: 'LOTT' })).toBe(5000n)
  expect(await progress({ product: 'PVP' })).toBe(0n)
  expect(await progress({ game: 'blackjack' })).toBe(1000n)
  expect(await progress({ game: 'covered' })).toBe(0n)
  expect(await progress({ product: 'SPORTS', potential: 10_100n })).toBe(100n)
  expect(await progress({ product: 'SPORTS', potential: 40_000n })).toBe(10_000n)
  expect(await progress({ isCashedOut: true })).toBe(0n)
  expect(await progress({ isFree: true })).toBe(0n)
  expect(await progress({ name: 'betVoided', wasSettled: false })).toBe(0n)
  expect(await progress({ name: 'betVoided' })).toBe(-10_000n)
  expect(await progress({ stake: 19n, product: 'LIVE' })).toBe(1n)
  expect(await progress({ product: 'PVP' }, { PVP: 2500 })).toBe(2500n)
  // Cash on what the bonus cannot be staked on does not count either.
  expect(await progress({ product: 'LIVE' }, {}, ['RNG'])).toBe(0n)
  expect(await progress({}, {}, ['RNG'])).toBe(10_000n)
})

test('a bet that its member has cashed out counts nothing, nor does one from before that is undone', async () => {
  const { db } = server.services
  const { memberId, cash, bonuses } = await members.begin(5000n)
  const earlier = spin(cash)
  await plays.play(earlier)
  await members.hear()
  await members.give(memberId)
  const out = bet(cash, { potential: 2000n })
  await place(db, out)
  await cashOut(db, { id: out.id, key: 'out', part: 500n, payout: 450n })
  await voidBet(db, earlier.id)
  const counted = bet(cash, { potential: 700n })
  await place(db, counted)
  await settle(db, { id: counted.id, payout: 0n })
  await members.hear()
  expect(await bonuses()).toMatchObject([{ state: 'active', progress: 200n }])
})

test('a free bet of 20 at 3.00 that has won: 20 go back to the promotion account, 40 are cash', async () => {
  const { db } = server.services
  const { memberId, cash, balances } = await members.begin()
  const before = await balanceOf('promotion')
  await giveFreeBet(db, { memberId, source: `free:${memberId}`, title: 'Aposta grátis', stake: 2000n, days: 7, products: ['SPORTS'] })
  const { id: ticket } = await db.selectFrom('betting.free_stakes').select('id').where('member_id', '=', memberId).executeTakeFirstOrThrow()
  const placing = (more: Partial<PlacedBet>) =>
    place(db, bet(cash, { stake: 2000n, ticket, ...more })).then(
      () => 'placed',
      ({ code }: { code: string }) => code,
    )
  expect(await placing({ stake: 1999n })).toBe('ticket.unknown')
  expect(await placing({ product: 'LOTT' })).toBe('ticket.unknown')
  const somebody = await members.begin()
  expect(await placing({ pocket: somebody.cash })).toBe('ticket.unknown')
  const undone = newBetId()
  expect(await placing({ id: undone })).toBe('placed')
  expect(await placing({})).toBe('ticket.unknown')
  await voidBet(db, undone)
  expect(await balanceOf('promotion')).toBe(before)
  const won = newBetId()
  const many = await Promise.all([placing({ id: won }), ...Array.from({ length: 4 }, () => placing({}))])
  expect(many.toSorted()).toEqual(['placed', ...Array.from({ length: 4 }, () => 'ticket.unknown')])
  const { bet_id: id } = await db.selectFrom('betting.free_stakes').select('bet_id').where('id', '=', ticket).executeTakeFirstOrThrow()
  expect((await balanceOf('promotion')) - before).toBe(-2000n)
  await settle(db, { id: id!, payout: wonAbove(2000n, 6000n) })
  expect(await balances()).toEqual({ cash: 4000n, bonus: 0n })
  expect(await balanceOf('promotion')).toBe(before)
  expect(await db.selectFrom('betting.free_stakes').select(['used', 'won']).where('id', '=', ticket).execute()).toEqual([
    { used: 1, won: 4000n },
  ])
  await whole()
})

test('a free bet that is lost costs the promotion account its stake', async () => {
  const { db } = server.services
  const { memberId, cash, balances } = await members.begin()
  const before = await balanceOf('promotion')
  await giveFreeBet(db, { memberId, source: `free:${memberId}`, title: 'Aposta grátis', stake: 2000n, days: 7, products: ['SPORTS'] })
  const { id: ticket } = await db.selectFrom('betting.free_stakes').select('id').where('member_id', '=', memberId).executeTakeFirstOrThrow()
  const lost = bet(cash, { stake: 2000n, ticket })
  await place(db, lost)
  await settle(db, { id: lost.id, payout: 0n })
  expect(await balances()).toEqual({ cash: 0n, bonus: 0n })
  expect((await balanceOf('promotion')) - before).toBe(-2000n)
  await whole()
})

test('a closed account keeps nobody else’s bonus back, and its own goes on when it is open again', async () => {
  const { db } = server.services
  const closed = await members.begin()
  const other = await members.begin()
  for (const { memberId, bonus } of [closed, other]) {
    await members.give(memberId, { multiple: 1, maxStake: null }, 1000n)
    await plays.play(spin(bonus, { stake: 1000n, payout: 1000n }))
  }
  for (const account of [closed.cash, closed.bonus]) await owner.query('select ledger.close_account($1, true)', [account])
  await members.hear()
  expect(await other.balances()).toEqual({ cash: 1000n, bonus: 0n })
  expect(await closed.balances()).toEqual({ cash: 0n, bonus: 1000n })
  await expire(closed.memberId)
  await runClocks(server.services)
  expect(await closed.bonuses()).toMatchObject([{ state: 'active' }])
  expect(await reconcile(db)).toEqual([])
  await owner.query(`update betting.bonuses set expires_at = platform.clock() + interval '1 day' where member_id = $1`, [closed.memberId])
  await runClocks(server.services)
  expect(await closed.balances()).toEqual({ cash: 0n, bonus: 1000n })
  for (const account of [closed.cash, closed.bonus]) await owner.query('select ledger.close_account($1, false)', [account])
  await runClocks(server.services)
  expect(await closed.balances()).toEqual({ cash: 1000n, bonus: 0n })
  await whole()
})

test('a bonus that is given to a closed account begins when that is open again', async () => {
  const { memberId, cash, bonus, balances, bonuses } = await members.begin()
  for (const account of [cash, bonus]) await owner.query('select ledger.close_account($1, true)', [account])
  await members.give(memberId, {}, 1000n)
  await runClocks(server.services)
  expect([await balances(), await bonuses()]).toMatchObject([{ bonus: 0n }, [{ state: 'waiting' }]])
  for (const account of [cash, bonus]) await owner.query('select ledger.close_account($1, false)', [account])
  await runClocks(server.services)
  await runClocks(server.services)
  expect([await balances(), await bonuses()]).toMatchObject([{ bonus: 1000n }, [{ state: 'active' }]])
  await whole()
})

test('a bonus that asks for no stakes is cash at once, as far as its terms allow, and the next one begins', async () => {
  const { memberId, balances, bonuses } = await members.begin()
  await members.give(memberId, { multiple: 0, maxConversion: null }, 700n)
  await members.give(memberId, { multiple: 0, convert: 'winnings' }, 300n)
  await members.give(memberId, {}, 200n)
  expect(await balances()).toEqual({ cash: 700n, bonus: 200n })
  expect((await bonuses()).map(({ state, converted }) => [state, converted])).toEqual([
    ['converted', 700n],
    ['converted', 0n],
    ['active', 0n],
  ])
  await whole()
})

test('a bet from before a bonus that is settled in it counts, and is taken away when it is undone', async () => {
  const { db } = server.services
  const { memberId, cash, bonuses } = await members.begin(5000n)
  const early = bet(cash, { product: 'RNG' })
  await place(db, early)
  await members.give(memberId)
  await settle(db, { id: early.id, payout: 0n })
  await members.hear()
  expect(await bonuses()).toMatchObject([{ progress: 500n }])
  await voidBet(db, early.id)
  await members.hear()
  expect(await bonuses()).toMatchObject([{ progress: 0n }])
})

test('given up while it is being staked: either way nothing is lost or doubled, and nothing is staked afterwards', async () => {
  const { db } = server.services
  for (let count = 0; count < 6; count++) {
    const { memberId, bonus, balances, bonuses } = await members.begin()
    await members.give(memberId, {}, 3000n)
    const active = (await lockActive(db, memberId, 'BRL'))!
    const before = await balanceOf('promotion')
    const outcomes = await Promise.all([
      ...Array.from({ length: 4 }, () => outcomeOf(plays.play(spin(bonus)))),
      outcomeOf(place(db, bet(bonus, { product: 'RNG' }))),
      db.transaction().execute((trx) => endBonus(trx, active, 'forfeited')),
      ...Array.from({ length: 4 }, () => outcomeOf(plays.play(spin(bonus)))),
    ])
    const [placed, ended] = [outcomes[4], outcomes[5]]
    const lost = BigInt(outcomes.filter((each, n) => each === 'done' && n !== 4).length) * 500n
    if (ended === 'ended') {
      expect([placed, await balances()]).toEqual(['refused', { cash: 0n, bonus: 0n }])
      expect((await balanceOf('promotion')) - before).toBe(3000n - lost)
      expect(await outcomeOf(plays.play(spin(bonus)))).toBe('refused')
    } else {
      expect([ended, placed, await bonuses()]).toMatchObject(['open', 'done', [{ state: 'active' }]])
      expect(await balances()).toEqual({ cash: 0n, bonus: 2500n - lost })
    }
  }
  await whole()
})

test('a pause stops the clock of a bonus: its days begin again where they stopped', async () => {
  const { memberId, bonuses } = await members.begin()
  await members.give(memberId)
  const expiresAt = async () =>
    (
      await server.services.db
        .selectFrom('betting.bonuses')
        .select('expires_at')
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow()
    ).expires_at!
  const before = await expiresAt()
  await owner.query(`select limits.close($1, 'pause', interval '3 days')`, [memberId])
  await runClocks(server.services)
  await owner.query(
    `update betting.bonuses set paused_at = date_trunc('milliseconds', paused_at) - interval '3 days', expires_at = platform.clock() - interval '1 day' where member_id = $1`,
    [memberId],
  )
  await runClocks(server.services)
  expect(await bonuses()).toMatchObject([{ state: 'active' }])
  await owner.query(`update betting.bonuses set expires_at = $2 where member_id = $1`, [memberId, before])
  const { rows } = await owner.query<{ until: Date }>(
    `update limits.player_limits l set closed_until = date_trunc('milliseconds', platform.clock()) - interval '1 minute' where member_id = $1 returning closed_until as until`,
    [memberId],
  )
  const pausedAt = (
    await server.services.db.selectFrom('betting.bonuses').select('paused_at').where('member_id', '=', memberId).executeTakeFirstOrThrow()
  ).paused_at!
  await runClocks(server.services)
  expect((await expiresAt()).getTime() - before.getTime()).toBe(rows[0]!.until.getTime() - pausedAt.getTime())
})

test('an exclusion that came by another way ends what is being staked and what waits', async () => {
  const { memberId, balances, bonuses } = await members.begin()
  await members.give(memberId, {}, 1000n)
  await members.give(memberId, {}, 2000n)
  await owner.query(`select limits.close($1, 'exclusion', interval '6 months')`, [memberId])
  await runClocks(server.services)
  expect(await balances()).toEqual({ cash: 0n, bonus: 0n })
  expect((await bonuses()).map(({ state }) => state)).toEqual(['ended', 'ended'])
})

test('the same reward gives one bonus', async () => {
  const { db } = server.services
  const { memberId, balances } = await members.begin()
  const gift = {
    memberId,
    currency: 'BRL',
    source: `promotion:1:${memberId}:all`,
    title: 'x',
    amount: 700n,
    terms: {
      multiple: 1,
      base: 'bonus',
      contribution: {},
      maxStake: null,
      maxConversion: null,
      days: 1,
      products: null,
      convert: 'all',
      onWithdrawal: 'refuse',
    },
  } as const
  await Promise.all(Array.from({ length: 4 }, () => db.transaction().execute((trx) => giveBonus(trx, gift))))
  expect(await balances()).toEqual({ cash: 0n, bonus: 700n })
})
