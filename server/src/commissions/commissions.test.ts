import type { Fault } from '#platform/fault'
import { voidBet } from '#betting/bets'
import { reconcile } from '#betting/books'
import type { Closing } from '#betting/closings'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { recount } from '#team/recount'
import { agreeIn, cashIn, offerIn, percent, playIn, reais, tier } from '../testing/agreements.ts'
import { TeamsTest, teamBrand } from '../testing/teams.ts'
import { type Offer, act, edit, expire } from './agreements.ts'
import { payOwed } from './pay.ts'
import { countPeriod } from './settle.ts'

let teams: TeamsTest
const opened: TeamsTest[] = []
beforeAll(async () => {
  const ends = [(db: TeamsTest['db'], closing: Closing) => countPeriod(db, teamBrand, closing)]
  opened.push(
    await TeamsTest.open(inject('clusterUrl'), { at: '2026-03-31T15:00:00Z', ends, periods: ['halfMonth'] }),
    await TeamsTest.open(inject('clusterUrl'), { at: '2026-05-04T14:57:00Z', ends, periods: ['fiveMinutes', 'hour'] }),
  )
})
beforeEach(() => void (teams = opened[0]!))
afterAll(() => Promise.all(opened.map((each) => each.close())))

type Change = Partial<Offer> & Pick<Offer, 'payerId' | 'payeeId'>
const within = <Result>(work: (trx: TeamsTest['db']) => Promise<Result>): Promise<Result> => teams.db.transaction().execute(work)
const offered = (change: Change): Promise<bigint> => offerIn(teams, change)
const agreed = (change: Change): Promise<bigint> => agreeIn(teams, change)
const cashOf = (memberId: bigint): Promise<bigint> => cashIn(teams, memberId)
const lose = (memberId: bigint, played: Parameters<typeof playIn>[2]) => playIn(teams, memberId, played)

interface Told {
  state: string
  tier: number
  due: bigint
  paid: bigint
}

async function settlements(id: bigint): Promise<Told[]> {
  const rows = await teams.db
    .selectFrom('commissions.settlements')
    .select(['state', 'tier', 'due', 'paid'])
    .where('agreement_id', '=', id)
    .orderBy('since')
    .execute()
  return rows
}

async function whole(): Promise<void> {
  expect(await recount(teams.db, teamBrand)).toEqual([])
  expect(await reconcile(teams.db)).toEqual([])
}

test('from the top down everybody pays what it has with what it has just got; the rest stays due, and comes first the next time', async () => {
  const G = await teams.join(null, 2)
  const A = await teams.join(G, 1)
  const X = await teams.join(A, 1)
  const [ofX, ofA, ofG] = [await teams.join(X), await teams.join(A), await teams.join(G)]
  const house = await agreed({ payerId: null, payeeId: G, terms: percent(tier(2000n, { netLoss: 10_000 })) })
  const ofGtoA = await agreed({ payerId: G, payeeId: A, terms: percent(tier(1500n)) })
  const ofAtoX = await agreed({ payerId: A, payeeId: X, terms: percent(tier(1000n)) })
  // In force from the next half month on.
  await teams.turn('2026-04-05T15:00:00Z')
  await lose(ofX, { stake: reais(400_000), payout: reais(370_000), reward: reais(5000) })
  await lose(ofA, { stake: reais(300_000), payout: reais(288_500), reward: reais(1500) })
  await lose(ofG, { stake: reais(600_000), payout: reais(620_000), reward: reais(1000) })
  await teams.pay(G, reais(1000))
  await teams.catchUp()
  expect(await payOwed(teams.db, 'BRL')).toBe(0)
  await teams.turn('2026-04-16T03:00:01Z')
  await teams.catchUp()
  // Piece by piece, as a large team is paid.
  expect(await payOwed(teams.db, 'BRL', 1)).toBe(3)
  expect(await settlements(house)).toEqual([{ state: 'settled', tier: 0, due: reais(2800), paid: reais(2800) }])
  expect(await settlements(ofGtoA)).toEqual([{ state: 'partly', tier: 0, due: reais(5250), paid: reais(3800) }])
  expect(await settlements(ofAtoX)).toEqual([{ state: 'settled', tier: 0, due: reais(2500), paid: reais(2500) }])
  expect([await cashOf(G), await cashOf(A), await cashOf(X)]).toEqual([0n, reais(1300), reais(2500)])
  // The next half month brings 3,000 from the house: what was still due goes first.
  await lose(ofG, { stake: reais(15_000), payout: 0n })
  await teams.turn('2026-05-01T03:00:01Z')
  await teams.catchUp()
  expect(await payOwed(teams.db, 'BRL')).toBe(2)
  expect((await settlements(ofGtoA))[0]).toEqual({ state: 'settled', tier: 0, due: reais(5250), paid: reais(5250) })
  expect([await cashOf(G), await cashOf(A)]).toEqual([reais(1550), reais(2750)])
  expect(await payOwed(teams.db, 'BRL')).toBe(0)
  await whole()
})

test('slots of a day go by the day so far, keep what is below a cent, and a void after the slot counts in a later one; in real time they are of five minutes [AGT-24]', async () => {
  teams = opened[1]!
  const G = await teams.join(null, 2)
  const member = await teams.join(G)
  await teams.pay(member, reais(1000))
  await teams.turn('2026-05-04T14:58:00Z')
  const live = await agreed({ payerId: null, payeeId: G, kind: 'salaryLive', period: 'fiveMinutes', terms: percent(tier(35n)) })
  const hourly = await agreed({
    payerId: null,
    payeeId: G,
    kind: 'salaryHour',
    period: 'hour',
    terms: percent(tier(100n, { turnover: 2 }), tier(200n, { turnover: 4 })),
  })
  await teams.catchUp()
  const bets: string[] = []
  for (const [at, stake] of [
    ['15:01', 143n],
    ['15:06', 257n],
    ['15:11', 100n],
  ] as const) {
    await teams.turn(`2026-05-04T${at}:00Z`)
    bets.push(await teams.bet(member, { stake }))
    await teams.turn(`2026-05-04T${at.slice(0, 3)}${Number(at.slice(3)) + 4}:00Z`)
    await teams.catchUp()
    await payOwed(teams.db, 'BRL')
  }
  expect((await settlements(live)).map(({ due }) => due)).toEqual([0n, 1n, 0n])
  const slots = await teams.db
    .selectFrom('commissions.settlements')
    .select(['since', 'until'])
    .where('agreement_id', '=', live)
    .orderBy('since')
    .execute()
  expect(slots.map(({ since, until }) => [since.toISOString().slice(11, 16), until.getTime() - since.getTime()])).toEqual(
    ['15:00', '15:05', '15:10'].map((at) => [at, 300_000]),
  )
  await teams.turn('2026-05-04T16:00:00Z')
  await teams.catchUp()
  // 5.00 staked in the hour, and the day so far is at the second tier.
  expect((await settlements(hourly)).map(({ due, tier: reached }) => [due, reached])).toEqual([[10n, 1]])
  await voidBet(teams.db, bets[1]!)
  await teams.bet(member, { stake: 257n })
  await teams.bet(member, { stake: 1000n })
  await teams.turn('2026-05-04T17:00:00Z')
  await teams.catchUp()
  await payOwed(teams.db, 'BRL')
  expect((await settlements(hourly)).map(({ due }) => due)).toEqual([10n, 20n])
  expect((await settlements(live)).map(({ due }) => due)).toEqual([0n, 1n, 0n, 4n])
  await whole()
})

test('of many answers to one offer one counts; who answers an older version, or somebody else’s, is refused', async () => {
  const [G, other] = [await teams.join(null, 2), await teams.join(null, 2)]
  const A = await teams.join(G, 1)
  const refused = (code: string) => expect.objectContaining({ code }) as Fault
  const id = await offered({ payerId: G, payeeId: A })
  const answer = (version: number, act_: 'accept' | 'reject', payeeId = A) =>
    within((trx) => act(trx, { id, version, act: act_, party: { by: 'payee', payeeId } }))
  await expect(answer(1, 'accept', other)).rejects.toEqual(refused('agreement.unknown'))
  const all = await Promise.allSettled(Array.from({ length: 50 }, () => answer(1, 'accept')))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  // An edit against an answer: one of them is too late.
  const terms = percent(tier(700n))
  await within((trx) => edit(trx, { id, version: 2, payerId: G, terms, isHigherConfirmed: true }))
  await expect(answer(2, 'accept')).rejects.toEqual(refused('agreement.changed'))
  await answer(3, 'reject')
  await expect(within((trx) => edit(trx, { id, version: 4, payerId: other, terms, isHigherConfirmed: true }))).rejects.toEqual(
    refused('agreement.unknown'),
  )
  // What is taken back while it is accepted, or asked to end while it is edited: one of the two counts, whichever comes first.
  let version = 4
  const acts = (act_: Parameters<typeof act>[1]['act'], party: Parameters<typeof act>[1]['party']) =>
    within((trx) => act(trx, { id, version, act: act_, party }))
  const [asPayer, asPayee] = [{ by: 'payer', payerId: G } as const, { by: 'payee', payeeId: A } as const]
  for (let round = 0; round < 5; round++) {
    const changes = [within((trx) => edit(trx, { id, version, payerId: G, terms, isHigherConfirmed: true })), acts('askEnd', asPayer)]
    expect((await Promise.allSettled(changes)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    version++
    const { state } = await teams.db.selectFrom('commissions.agreements').select('state').where('id', '=', id).executeTakeFirstOrThrow()
    const answers = [acts(state === 'E' ? 'accept' : 'keep', asPayee), acts('withdraw', asPayer)]
    expect((await Promise.allSettled(answers)).map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    version++
  }
  for (const [change, code] of [
    [{ payerId: G, payeeId: A }, 'agreement.exists'],
    [{ payerId: G, payeeId: A, type: 'RNG' }, 'agreement.exists'],
    [{ payerId: null, payeeId: A }, 'agreement.payee'],
    [{ payerId: other, payeeId: A }, 'agreement.payee'],
    [{ payerId: G, payeeId: await teams.join(G) }, 'agreement.payee'],
    [{ payerId: G, payeeId: A, kind: 'salaryDay', period: 'day', terms: percent(tier(-1n)) }, 'agreement.terms'],
    [{ payerId: G, payeeId: A, kind: 'salaryDay', period: 'day', isHigherConfirmed: false }, 'agreement.higher'],
  ] as const)
    await expect(offered(change), code).rejects.toEqual(refused(code))
})

test('what nobody answers for a week is over: an offer is gone, other terms are not taken, and an end is not either', async () => {
  const now = await teams.now()
  const G = await teams.join(null, 2)
  const agents = [await teams.join(G, 1), await teams.join(G, 1), await teams.join(G, 1)] as const
  const ids = [
    await offered({ payerId: G, payeeId: agents[0] }),
    await agreed({ payerId: G, payeeId: agents[1] }),
    await agreed({ payerId: G, payeeId: agents[2] }),
  ] as const
  await within((trx) => edit(trx, { id: ids[1], version: 2, payerId: G, terms: percent(tier(9n)), isHigherConfirmed: true }))
  await within((trx) => act(trx, { id: ids[2], version: 2, act: 'askEnd', party: { by: 'payer', payerId: G } }))
  await teams.turn(new Date(now.getTime() + 7 * 86_400_000 - 1000).toISOString())
  await expire(teams.db)
  const states = async (): Promise<string[]> =>
    (await teams.db.selectFrom('commissions.agreements').select('state').where('payer_id', '=', G).orderBy('id').execute()).map(
      ({ state }) => state,
    )
  expect(await states()).toEqual(['P', 'E', 'V'])
  await teams.turn(new Date(now.getTime() + 7 * 86_400_000).toISOString())
  await expire(teams.db)
  expect(await states()).toEqual(['X', 'A', 'A'])
})
