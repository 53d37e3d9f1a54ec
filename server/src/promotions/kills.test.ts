import type { Db } from '@tucano/database'
import { transactionsEnded } from '@tucano/database/test-cluster'
import { hearSome } from '#betting/listen'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { untilThrough } from '../testing/kills.ts'
import { ANY_BET, cash, promotionOf } from '../testing/promotion-of.ts'
import { PromotionsTest } from '../testing/promotions.ts'
import { writeReferral } from '#accounts/referrals'
import { apply, decide, lockApplication } from './apply.ts'
import { byClock } from './by-clock.ts'
import { readClock } from './clock.ts'
import { closeOver, tendEnvelopes } from './envelopes.ts'
import { claim, join } from './promotions.ts'
import { redeem } from './redeem.ts'
import { decideReward } from './suspicions-decided.ts'

let site: PromotionsTest
beforeAll(async () => {
  site = await PromotionsTest.open(inject('clusterUrl'))
})
afterAll(() => site.close())

const mission = (own: { claim: 'press' | 'auto' }) =>
  promotionOf('mission', { measure: 'stake', filter: ANY_BET, target: 100, window: 'campaign', after: null, reward: cash(700n), ...own })

test('a claim that is killed at any step leaves nothing, and is given once when it is through', async () => {
  const promotionId = BigInt(await site.run(mission({ claim: 'press' })))
  const ana = await site.somebody()
  await site.deposit(ana.id, 100n).then(() => site.bet(ana.id, 100n))
  await site.hear()
  const { promotions } = site.engine
  const kills = await untilThrough(
    site.server.services.db,
    (db) =>
      db.transaction().execute(async (trx) => {
        await claim({ ...promotions, db: trx }, trx, { promotionId, memberId: ana.id, period: 'all' }, await readClock(trx))
      }),
    async () => {
      expect(await site.balance(ana.id)).toBe(0n)
      expect((await site.own(ana, String(promotionId)))?.status).toBe('claim')
    },
  )
  expect(kills).toBeGreaterThan(5)
  expect(await site.balance(ana.id)).toBe(700n)
  expect((await site.own(ana, String(promotionId)))?.status).toBe('claimed')
})

test('a listener that is killed at any step of hearing credits once', async () => {
  await site.run(mission({ claim: 'auto' }))
  const ana = await site.somebody()
  await site.deposit(ana.id, 100n).then(() => site.bet(ana.id, 100n))
  await transactionsEnded(site.server.services.db)
  await untilThrough(
    site.server.services.db,
    async (db) => {
      while (await hearSome(db, site.engine.listener));
    },
    () => Promise.resolve(),
  )
  await site.hear()
  expect(await site.balance(ana.id)).toBe(700n)
})

/** The day that somebody has bet in. */
async function dayOf(memberId: bigint): Promise<{ since: Date; until: Date }> {
  const { rows } = await site.query(
    `select p.since, p.until from betting.bets b, platform.period_of('day', b.settled_at) p where b.member_id = $1 limit 1`,
    [memberId],
  )
  return rows[0] as { since: Date; until: Date }
}

test('the closing of a day that is killed at any step gives cashback once', async () => {
  await site.run(promotionOf('cashback', { period: 'day', bp: 1000, products: null, minLoss: '1', max: null, claim: 'auto' }))
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  for (const { id } of [ana, bia]) await site.deposit(id, 120_000n).then(() => site.bet(id, 120_000n, 101_337n))
  await site.hear()
  const before = [await site.balance(ana.id), await site.balance(bia.id)]
  const day = await dayOf(ana.id)
  const { close } = site.engine.listener.closes!
  const kills = await untilThrough(
    site.server.services.db,
    (db) => db.transaction().execute((trx) => close(trx, { period: 'day', ...day })),
    async () => expect([await site.balance(ana.id), await site.balance(bia.id)]).toEqual(before),
  )
  expect(kills).toBeGreaterThan(10)
  expect([await site.balance(ana.id), await site.balance(bia.id)]).toEqual(before.map((balance) => balance + 1866n))
})

test('a board whose freezing is killed at any step is frozen once, with its prizes', async () => {
  const { db } = site.server.services
  const { contests } = site.engine
  const endsAt = (await readClock(db)).getTime() + 3_600_000
  const prizes = [
    { to: 1, reward: cash(900n) },
    { to: 2, reward: cash(300n) },
  ]
  const promotionId = await site.run(
    promotionOf('board', { period: 'campaign', measure: 'stake', stakeADay: null, filter: ANY_BET, prizes, endsAt, claim: 'auto' }),
  )
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  await site.deposit(ana.id, 200n).then(() => site.bet(ana.id, 200n))
  await site.deposit(bia.id, 100n).then(() => site.bet(bia.id, 100n))
  await transactionsEnded(db)
  while (await hearSome(db, contests));
  await site.hear()
  const before = [await site.balance(ana.id), await site.balance(bia.id)]
  const until = new Date(endsAt)
  const kills = await untilThrough(
    db,
    (killed) => killed.transaction().execute((trx) => contests.closes!.close(trx, { period: 'fiveMinutes', since: until, until })),
    async () => expect([await site.balance(ana.id), await site.balance(bia.id)]).toEqual(before),
  )
  expect(kills).toBeGreaterThan(10)
  expect([await site.balance(ana.id), await site.balance(bia.id)]).toEqual([before[0]! + 900n, before[1]! + 300n])
  const { rows } = await site.query('select count(*)::integer as given from promotions.rewards where promotion_id = $1', [promotionId])
  expect(rows).toEqual([{ given: 2 }])
})

/** Does something that brings members ten each, killed after each of its statements in turn. */
async function bringsTen(members: readonly { id: bigint }[], act: (db: Db) => Promise<unknown>): Promise<void> {
  const balances = () => Promise.all(members.map(({ id }) => site.balance(id)))
  const before = await balances()
  const kills = await untilThrough(site.server.services.db, act, async () => expect(await balances()).toEqual(before))
  expect(kills).toBeGreaterThan(5)
  expect(await balances()).toEqual(before.map((balance) => balance + 10n))
}

/** The same of something that a job does: it finds nothing more to do. */
async function bringsTenOnce(members: readonly { id: bigint }[], act: (db: Db) => Promise<unknown>): Promise<void> {
  await bringsTen(members, act)
  const balances = () => Promise.all(members.map(({ id }) => site.balance(id)))
  const has = await balances()
  await act(site.server.services.db)
  expect(await balances()).toEqual(has)
}

test('check-ins, codes, what an operator lets go and ranks that were reached: killed at any step they bring nothing, and once when they are through', async () => {
  const { promotions } = site.engine
  const { vault } = site.server.services
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  const memberId = ana.id
  const inOne = (act: (trx: Db, at: Date) => Promise<unknown>) => (db: Db) =>
    db.transaction().execute(async (trx) => act(trx, await readClock(trx)))
  const daily = BigInt(await site.run(promotionOf('checkIn', { ladder: [cash(10n)], claim: 'auto' })))
  const checkIn = inOne((trx, at) => join({ ...promotions, db: trx }, trx, { promotionId: daily, memberId }, at))
  await bringsTen([ana], checkIn)
  await checkIn(site.server.services.db)
  await site.run(promotionOf('code', { codes: ['MORTE-26'], uses: 1, ask: 'nothing', reward: cash(10n) }))
  const asked = { code: 'MORTE-26', contact: undefined, vault }
  await bringsTen(
    [ana],
    inOne((trx, at) => redeem(promotions, trx, { ...asked, memberId }, at)),
  )
  expect(await inOne((trx, at) => redeem(promotions, trx, { ...asked, memberId: bia.id }, at))(site.server.services.db)).toMatchObject({
    refusal: 'code.used',
  })
  for (const { id } of [ana, bia])
    await site.query(`insert into session.devices (member_id, token_hash, name) values ($1, '\\x0d', 'um')`, [id])
  await site.run(promotionOf('code', { codes: ['ESPERA-26'], uses: null, ask: 'nothing', reward: cash(10n) }))
  for (const { id } of [ana, bia])
    await inOne((trx, at) => redeem(promotions, trx, { ...asked, code: 'ESPERA-26', memberId: id }, at))(site.server.services.db)
  const { rows } = await site.query(`select id from promotions.suspicions where member_id = $1 and state = 'waiting'`, [bia.id])
  const decided = { id: BigInt((rows as { id: string }[])[0]!.id), isReleased: true, by: 'operadora', reason: 'Pessoas diferentes' }
  await bringsTen(
    [bia],
    inOne((trx) => decideReward(promotions, trx, decided)),
  )
  const climbers = [await site.somebody(), await site.somebody()]
  await site.run(promotionOf('rankUp', { rewards: [cash(10n)], claim: 'auto' }))
  for (const { id } of climbers) await site.query('insert into ranks.reached (member_id, level, at) values ($1, 1, platform.clock())', [id])
  const ranks = (db: Db) =>
    byClock({ ...promotions, db })
      .find(({ name }) => name === 'promotions.ranks')!
      .run()
  await bringsTen(climbers, ranks)
  await ranks(site.server.services.db)
  expect(await Promise.all([ana, bia, ...climbers].map(({ id }) => site.balance(id)))).toEqual([30n, 10n, 10n, 10n])
})

test('what was applied for, friends, birthdays and salaries: killed at any step they bring nothing, and once when they are through', async () => {
  const { promotions } = site.engine
  const { vault, db } = site.server.services
  const inOne = (act: (trx: Db, at: Date) => Promise<unknown>) => (on: Db) =>
    on.transaction().execute(async (trx) => act(trx, await readClock(trx)))
  const job = (name: string) => (on: Db) =>
    byClock({ ...promotions, db: on })
      .find((each) => each.name === `promotions.${name}`)!
      .run()
  const [ana, bia] = [await site.somebody(), await site.somebody()]
  const applied = BigInt(await site.run(promotionOf('application', { pictures: 'none', again: false, reward: cash(10n), claim: 'auto' })))
  await inOne((trx, at) =>
    apply({ ...promotions, db: trx }, trx, { promotionId: applied, memberId: ana.id, comment: '', pictures: [], vault }, at),
  )(db)
  const { rows } = await site.query(`select id from promotions.applications where member_id = $1`, [ana.id])
  const decided = { isApproved: true, by: 'operadora', reason: null }
  const application = BigInt((rows as { id: string }[])[0]!.id)
  await bringsTen(
    [ana],
    inOne(async (trx) => decide(promotions, trx, (await lockApplication(trx, application))!, decided)),
  )

  await site.run(
    promotionOf('referral', {
      forReferrer: cash(10n),
      forFriend: cash(10n),
      firstDeposit: '100',
      stake: '100',
      withinDays: 30,
      friendsMax: 3,
      claim: 'auto',
    }),
  )
  await site.query(`insert into member.referral_codes (member_id, code) values ($1, 'AMIGADA2')`, [ana.id])
  await writeReferral(db, bia.id, 'AMIGADA2')
  await site.query(
    `insert into documents.cases (member_id, state, full_name, born_on, cpf, kind, number, decided_at, operator_id)
     select $1, 'verified', 'Bia', ((platform.clock() at time zone 'America/Sao_Paulo')::date - interval '30 years')::date, '52998224725', 'rg', '12345', clock_timestamp(), min(id) from operator.operators`,
    [bia.id],
  )
  await site.deposit(bia.id, 100n).then(() => site.bet(bia.id, 100n))
  await site.hear()
  await bringsTenOnce([ana, bia], job('referrals'))

  await site.run(promotionOf('birthday', { reward: cash(10n), staked: '1', claim: 'auto' }))
  await site.query(
    `insert into betting.turnover (member_id, day, product, currency, bets, stake, payout) values ($1, platform.clock()::date - 10, 'RNG', 'BRL', 1, 100, 0)`,
    [bia.id],
  )
  await bringsTenOnce([bia], job('birthdays'))

  await site.run(promotionOf('rankSalary', { rewards: [null, cash(10n)], claim: 'auto' }))
  await site.query('update member.members set rank_level = 2 where id = $1', [bia.id])
  await site.query(
    `insert into platform.closings (listener, period, since, until) select 'promotions', 'month', p.since, p.until from platform.period_of('month', platform.clock()) p
     on conflict do nothing`,
  )
  await bringsTenOnce([bia], job('salaries'))
  await site.query(`delete from platform.closings where period = 'month' and until > platform.clock()`)
  expect(await site.balance(ana.id)).toBe(20n)
})

test('an envelope whose closing is killed at any step gives back once what nobody caught', async () => {
  const { db } = site.server.services
  const startsAt = Math.floor((await readClock(db)).getTime() / 60_000) * 60_000 - 60_000
  const rain = { total: '1000', shares: 5, least: '50', everyMinutes: 1440, seconds: 3600, startsAt }
  const promotionId = await site.run(promotionOf('envelopes', rain))
  await tendEnvelopes(site.engine.promotions)
  await site.query(`update promotions.envelopes set closes_at = opens_at + interval '1 second' where promotion_id = $1`, [promotionId])
  const spent = async () =>
    (await site.query('select amount::integer, rewards::integer from promotions.promotions where id = $1', [promotionId])).rows[0] as object
  const kills = await untilThrough(db, closeOver, async () => expect(await spent()).toEqual({ amount: 1000, rewards: 5 }))
  expect(kills).toBeGreaterThan(3)
  await closeOver(db)
  expect(await spent()).toEqual({ amount: 0, rewards: 0 })
})
