import { reconcile } from '#betting/books'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { BonusMembers, spin } from '../testing/bonus-members.ts'
import { KnownPlays, type KnownRound } from '../testing/known-plays.ts'
import { type TestServer, openTestServer } from '../testing/test-server.ts'
import { endBonus, lockActive } from './bonuses.ts'
import { giveFreeRounds } from './free-stakes.ts'

let server: TestServer
let members: BonusMembers
let plays: KnownPlays
let owner: pg.Client
const CURRENCY = 'BRL'

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

test('100 of bonus at ten times, at most 5 a stake and five times as cash: 720 become 500, and 220 go back', async () => {
  const { db } = server.services
  const { memberId, cash, bonus, balances } = await members.begin(10_000n)
  await members.give(memberId)
  expect(await balances()).toEqual({ cash: 10_000n, bonus: 10_000n })
  for (let count = 0; count < 20; count++) await plays.play(spin(cash))
  await members.hear()
  expect((await lockActive(db, memberId, CURRENCY))?.progress).toBe(10_000n)
  // 180 rounds of 5 that pay 1,520 in all.
  for (let count = 0; count < 180; count++) await plays.play(spin(bonus, { payout: count < 4 ? 380_00n : 0n }))
  expect(await balances()).toEqual({ cash: 0n, bonus: 72_000n })
  await members.hear()
  expect(await balances()).toEqual({ cash: 50_000n, bonus: 0n })
  expect(
    await db.selectFrom('betting.bonuses').select(['state', 'progress', 'converted']).where('member_id', '=', memberId).execute(),
  ).toEqual([{ state: 'converted', progress: 100_000n, converted: 50_000n }])
  expect(await reconcile(db)).toEqual([])
})

test('what terms forbid is refused at the stake, and leaves nothing', async () => {
  const { memberId, bonus, balances } = await members.begin()
  const refusal = (round: KnownRound) =>
    plays.play(round).then(
      () => 'played',
      (error: Error) => error.message.split(':')[0],
    )
  await members.give(memberId, { products: ['RNG'] })
  expect(await refusal(spin(bonus, { stake: 501n }))).toBe('bonus.stake')
  expect(await refusal(spin(bonus, { product: 'LIVE' }))).toBe('bonus.product')
  expect(await refusal(spin(bonus))).toBe('played')
  await owner.query(`update betting.bonuses set expires_at = now() - interval '1 second' where member_id = $1`, [memberId])
  expect(await refusal(spin(bonus))).toBe('bonus.none')
  expect(await balances()).toEqual({ cash: 0n, bonus: 9500n })
})

test('one bonus is active and others wait; given up, its money goes back and the next one begins', async () => {
  const { db } = server.services
  const { memberId, balances } = await members.begin()
  await members.give(memberId, {}, 100n)
  await members.give(memberId, {}, 200n)
  expect(await balances()).toEqual({ cash: 0n, bonus: 100n })
  const active = await lockActive(db, memberId, CURRENCY)
  const ends = await Promise.all(Array.from({ length: 5 }, () => db.transaction().execute((trx) => endBonus(trx, active!, 'forfeited'))))
  expect(ends.toSorted()).toEqual(['ended', 'none', 'none', 'none', 'none'])
  expect(await balances()).toEqual({ cash: 0n, bonus: 200n })
})

test('free rounds are paid by the promotion account, as often as given; what they win is cash', async () => {
  const { db } = server.services
  const { memberId, cash, balances } = await members.begin()
  await giveFreeRounds(db, { memberId, source: 'promotion:4:1:all', title: 'Rodadas', stake: 500n, days: 7, game: 'jaguar', rounds: 2 })
  const { id: free } = await db.selectFrom('betting.free_stakes').select('id').where('member_id', '=', memberId).executeTakeFirstOrThrow()
  const refusal = (round: KnownRound) =>
    plays.play(round).then(
      () => 'played',
      (error: Error) => error.message.split(':')[0],
    )
  expect(await refusal(spin(cash, { free, stake: 600n }))).toBe('ticket.unknown')
  expect(await refusal(spin(cash, { free, game: 'other' }))).toBe('ticket.unknown')
  const many = await Promise.all(Array.from({ length: 6 }, () => refusal(spin(cash, { free, payout: 700n }))))
  expect(many.filter((each) => each === 'played')).toHaveLength(2)
  expect(new Set(many)).toEqual(new Set(['played', 'ticket.unknown']))
  expect(await balances()).toEqual({ cash: 1400n, bonus: 0n })
  expect(await db.selectFrom('betting.free_stakes').select(['used', 'won']).where('id', '=', free).execute()).toEqual([
    { used: 2, won: 1400n },
  ])
  expect(await reconcile(db)).toEqual([])
})
