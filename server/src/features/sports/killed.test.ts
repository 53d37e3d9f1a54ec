import type { Db } from '@tucano/database'
import { newBetId } from '#betting/bet'
import { reconcile } from '#betting/books'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { untilThrough } from '../../testing/kills.ts'
import type { Player } from '../../testing/players.ts'
import { SportsTest } from '../../testing/sports.ts'
import { cashOutBet, decideCashOuts } from './cash-out/cash-out.ts'
import { decidePending } from './place/pending.ts'
import { placeBets } from './place/placing.ts'
import { prepareBet } from './place/prepare.ts'
import type { Sports } from './sports.ts'

const RESULT = { market: 1 }
const chance = (odds: number, probability: number) => ({ odds, probability: probability * 10_000_000 })

/** Each bet is on its own match, and was placed while there still was a server: from then on nothing happens but what the test does. */
let site: SportsTest
let player: Player
let placed: Awaited<ReturnType<typeof prepareBet>>
let waiting: string
let inPlay: string
let worthMore: string

beforeAll(async () => {
  site = await SportsTest.open(inject('clusterUrl'))
  player = await site.newPlayer(100_000n)
  const bet = async (making: Parameters<SportsTest['newMatch']>[0]) => {
    const match = await site.newMatch(making)
    await site.odds(match, RESULT, { 1: chance(2500, 40), 2: 3300, 3: 3600 }, { isLive: making?.state === 'live' })
    return { match, slip: site.single(site.leg(match, RESULT, '1', 2500), 1000) }
  }
  /** A bet that was placed before its match, which goes well for it by now. */
  const goesWell = async (isVirtual: boolean): Promise<string> => {
    const { match, slip } = await bet({ isVirtual })
    const betId = await site.bet(player, slip)
    await site.state(match, 'live')
    await site.odds(match, RESULT, { 1: chance(1390, 70), 2: 6000, 3: 9000 }, { isLive: true })
    return betId
  }
  worthMore = await goesWell(true)
  inPlay = await goesWell(false)
  waiting = await site.bet(player, (await bet({ state: 'live', startsInMs: -60_000 })).slip)
  const { slip } = await bet({})
  placed = await prepareBet(site.book, { betId: newBetId(), slip, policy: 'better' }, { memberId: player.memberId, type: 0 } as never)
  await site.server.app.close()
})
afterAll(() => site.close())

/** The book, on a database that may go away. */
const bookOn = (db: Db): Sports => ({ ...site.book, services: { ...site.book.services, db } })

/** All that a member could tell apart: its money, its bets and what became of them, what the house has taken on. */
async function everything(): Promise<string> {
  const { rows } = await site.owner.query<{ all: unknown }>(`
    select jsonb_build_array((select jsonb_agg(to_jsonb(b) order by b.id) from sports.bets b), (select jsonb_agg(to_jsonb(c) order by c.bet_id, c.version) from sports.bet_changes c),
      (select jsonb_agg(to_jsonb(o) order by o.id) from sports.cash_outs o), (select jsonb_agg(to_jsonb(e) order by to_jsonb(e)::text) from sports.exposures e)) as all`)
  return JSON.stringify([String(await site.balanceOf(player)), rows[0]!.all])
}

/** Nothing of it is seen until all of it is. */
async function expectWholeOrNothing(act: (db: Db) => Promise<unknown>, least: number): Promise<void> {
  const before = await everything()
  const kills = await untilThrough(site.db, act, async () => expect(await everything()).toBe(before))
  expect(kills).toBeGreaterThanOrEqual(least)
  expect(await everything()).not.toBe(before)
}

const stateOf = async (betId: string): Promise<object> =>
  (await site.owner.query<object>('select state, payout from sports.bets where id = $1', [betId])).rows[0]!

test('killed between any two of its statements, a bet is placed whole or not at all, and the same again is the same bet', async () => {
  const before = await site.balanceOf(player)
  await expectWholeOrNothing((db) => db.transaction().execute((trx) => placeBets(trx, [placed], site.book.judgedBy)), 5)
  expect(await site.book.placing.place(placed)).toMatchObject({ kind: 'placed', bet: { state: 'open' } })
  expect(await site.balanceOf(player)).toBe(before - 1000n)
})

test('killed between any two statements, a bet that has waited is decided once', async () => {
  await site.wait(5)
  await expectWholeOrNothing((db) => decidePending(bookOn(db)), 5)
  expect(await stateOf(waiting)).toMatchObject({ state: 'open' })
})

const asked = (betId: string) => ({ id: newBetId(), betId, memberId: player.memberId, unit: undefined, least: 1680n, isAuto: false })

test('killed between any two statements, a cash-out is paid once, at once or after it has waited', async () => {
  const before = await site.balanceOf(player)
  const atOnce = asked(worthMore)
  await expectWholeOrNothing((db) => cashOutBet(bookOn(db), atOnce), 5)
  expect(await cashOutBet(site.book, atOnce)).toMatchObject({ kind: 'paid', paid: 1680n })
  const later = asked(inPlay)
  await expectWholeOrNothing((db) => cashOutBet(bookOn(db), later), 5)
  expect(await stateOf(inPlay)).toMatchObject({ state: 'open' })
  await site.wait(5)
  await expectWholeOrNothing((db) => decideCashOuts(bookOn(db)), 5)
  expect(await stateOf(inPlay)).toMatchObject({ state: 'settled', payout: 1680n })
  expect(await site.balanceOf(player)).toBe(before + 2n * 1680n)
})

test('after all of it the books agree', async () => {
  expect(await reconcile(site.db)).toEqual([])
})
