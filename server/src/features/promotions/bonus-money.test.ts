import { endBonus, getBonusLiability } from '@tucano/contract/promotions/office'
import { giveFreeBet, giveFreeRounds } from '#bonus/free-stakes'
import { givePoints } from '#points/lots'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { BonusMembers } from '../../testing/bonus-members.ts'
import { employ } from '../../testing/desk.ts'
import { ANY_BET, cash, promotionOf } from '../../testing/promotion-of.ts'
import { PromotionsTest, REASON } from '../../testing/promotions.ts'

let site: PromotionsTest
let members: BonusMembers

beforeAll(async () => {
  site = await PromotionsTest.open(inject('clusterUrl'))
  members = new BonusMembers(site.server)
})
afterAll(() => site.close())

const liability = async () => (await site.server.call(getBonusLiability, {}, site.operator)).body.value
const grantsOf = async (memberId: bigint) =>
  (await site.query('select id, state from betting.bonuses where member_id = $1 order by id', [memberId])).rows as {
    id: string
    state: string
  }[]

test('an operator ends a bonus for a reason: its money goes back, the next one begins, the journal says who and why', async () => {
  const { memberId, balances } = await members.begin()
  await members.give(memberId, {}, 1000n)
  await members.give(memberId, {}, 300n)
  const [first] = await grantsOf(memberId)
  const end = (headers = site.operator) => site.server.call(endBonus, { grantId: first!.id, reason: REASON }, headers)
  const { headers: support } = await employ(site.server.services, 'atendente', ['support'])
  expect((await end(support)).body.errorCode).toBe('operator.role')
  expect((await end()).body.success).toBe(true)
  expect(await balances()).toEqual({ cash: 0n, bonus: 300n })
  expect((await grantsOf(memberId)).map(({ state }) => state)).toEqual(['ended', 'active'])
  expect((await end()).body.errorCode).toBe('bonus.none')
  const { rows } = await site.query(`select subject, details from operator.journal where action = 'promotions.endBonus'`)
  expect(rows).toEqual([
    { subject: `member:${memberId}`, details: expect.objectContaining({ bonus: first!.id, amount: '1000', reason: REASON }) },
  ])
})

test('what bonuses, points, free stakes and claims can cost is told, bonuses by their age', async () => {
  const before = await liability()
  const { db, brand } = site.server.services
  const { memberId, headers } = await members.begin(10_000n)
  await members.give(memberId, {}, 1000n)
  await members.give(memberId, {}, 300n)
  await site.query(`update betting.bonuses set granted_at = granted_at - interval '8 days' where member_id = $1 and state = 'waiting'`, [
    memberId,
  ])
  await giveFreeRounds(db, { memberId, source: `r:${memberId}`, title: 'x', stake: 20n, days: 7, game: 'dados', rounds: 10 })
  await giveFreeBet(db, { memberId, source: `b:${memberId}`, title: 'x', stake: 700n, days: 7, products: ['SPORTS'] })
  await db.transaction().execute((trx) => givePoints(trx, { key: `p:${memberId}`, memberId, points: 250n, timeZone: brand.timeZone }))
  const once = { measure: 'count', target: 1, window: 'campaign', after: null, filter: ANY_BET } as const
  const promotionId = await site.run(promotionOf('mission', { ...once, reward: cash(90n) }))
  await site.run(promotionOf('mission', { ...once, reward: { type: 'points', points: 40 } }))
  await site.bet(memberId, 100n)
  await site.hear()
  expect(await site.own({ headers }, promotionId)).toMatchObject({ status: 'claim' })
  const now = await liability()
  const more = (of: (told: typeof now) => string): bigint => BigInt(of(now)) - BigInt(of(before))
  expect(now.ages.map(({ fromDays, toDays }) => [fromDays, toDays])).toEqual([
    [0, 7],
    [7, 30],
    [30, 90],
    [90, null],
  ])
  expect([more(({ ages }) => ages[0]!.balance), more(({ ages }) => ages[0]!.waiting), more(({ ages }) => ages[1]!.waiting)]).toEqual([
    1000n,
    0n,
    300n,
  ])
  expect(now.ages[1]!.grants - before.ages[1]!.grants).toBe(1)
  expect([more(({ points }) => points), more(({ pointsWorth }) => pointsWorth)]).toEqual([250n, 250n])
  expect([more(({ freeRounds }) => freeRounds), more(({ freeBets }) => freeBets), more(({ claims }) => claims)]).toEqual([200n, 700n, 130n])
})
