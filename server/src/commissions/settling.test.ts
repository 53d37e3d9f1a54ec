import { hold } from '@tucano/ledger'
import { transactionsEnded } from '@tucano/database/test-cluster'
import { reconcile } from '#betting/books'
import { hearSome } from '#betting/listen'
import { recount } from '#team/recount'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { agreeIn, cashIn, offerIn, percent, playIn, reais, tier } from '../testing/agreements.ts'
import { untilThrough } from '../testing/kills.ts'
import { TeamsTest, teamBrand } from '../testing/teams.ts'
import { type Party, act, edit } from './agreements.ts'
import type { AgreementAct } from './agreement.ts'
import { payOwed } from './pay.ts'
import { countPeriod } from './settle.ts'

/** An eighth of what was won of a team. */
const feeBrand = { ...teamBrand, agents: { ...teamBrand.agents, feeBp: 1250 } }
const ends = [(db: TeamsTest['db'], closing: Parameters<typeof countPeriod>[2]) => countPeriod(db, feeBrand, closing)]
const opened: TeamsTest[] = []
let teams: TeamsTest
beforeAll(async () => {
  teams = await TeamsTest.open(inject('clusterUrl'), { at: '2026-03-10T15:00:00Z', ends, periods: ['day'] })
  opened.push(teams)
})
afterAll(() => Promise.all(opened.map((each) => each.close())))

async function turn(at: string, on = teams): Promise<void> {
  await on.turn(at)
  await on.catchUp()
  await payOwed(on.db, 'BRL')
}

async function whole(on = teams): Promise<void> {
  expect(await recount(on.db, teamBrand)).toEqual([])
  expect(await reconcile(on.db)).toEqual([])
}

interface Told {
  since: Date
  until: Date
  stake: bigint
  due: bigint
  paid: bigint
  state: string
}

const told = (id: bigint, on = teams): Promise<Told[]> =>
  on.db
    .selectFrom('commissions.settlements')
    .select(['since', 'until', 'stake', 'due', 'paid', 'state'])
    .where('agreement_id', '=', id)
    .orderBy('since')
    .execute()

test('terms in force run on while others, or the end, wait for an answer; what is accepted holds from the next period on, and after the end nothing is counted', async () => {
  const G = await teams.join(null, 2)
  const agent = await teams.join(G, 1)
  const member = await teams.join(agent)
  await teams.pay(G, reais(10_000))
  const id = await agreeIn(teams, { payerId: G, payeeId: agent, kind: 'salaryDay', period: 'day', terms: percent(tier(1000n)) })
  const [payer, payee] = [{ by: 'payer', payerId: G } as const, { by: 'payee', payeeId: agent } as const]
  let version = 2
  const within = <Result>(work: (trx: TeamsTest['db']) => Promise<Result>) => teams.db.transaction().execute(work)
  const acts = async (what: AgreementAct, party: Party) =>
    void ({ version } = await within((trx) => act(trx, { id, version, act: what, party })))
  const edits = async (bp: bigint) =>
    void ({ version } = await within((trx) => edit(trx, { id, version, payerId: G, terms: percent(tier(bp)), isHigherConfirmed: true })))
  const days: (() => Promise<void>)[] = [
    () => edits(9000n),
    async () => (await acts('reject', payee), await edits(8000n), await acts('withdraw', payer)),
    () => edits(2000n),
    () => acts('accept', payee),
    () => acts('askEnd', payer),
    () => acts('keep', payee),
    async () => (await acts('askEnd', payer), await acts('confirmEnd', payee)),
    async () => undefined,
  ]
  for (const [n, happens] of days.entries()) {
    await turn(`2026-03-${11 + n}T15:00:00Z`)
    await happens()
    await playIn(teams, member, { stake: reais(100), payout: 0n })
  }
  await turn('2026-03-20T15:00:00Z')
  const settlements = await told(id)
  expect(settlements.map(({ due, paid }) => [due, paid])).toEqual(
    [10, 10, 10, 10, 20, 20, 20].map((amount) => [reais(amount), reais(amount)]),
  )
  expect(settlements[0]!.since.toISOString()).toBe('2026-03-11T03:00:00.000Z')
  await whole()
})

test('one type beside another, and all of them together instead of any; of each kind', async () => {
  const G = await teams.join(null, 2)
  const [agent, other] = [await teams.join(G, 1), await teams.join(G, 1)]
  const offered = (payeeId: bigint, more: object = {}) => offerIn(teams, { payerId: G, payeeId, ...more })
  const first = await offered(agent, { type: 'RNG' })
  await offered(agent, { type: 'LIVE' })
  await expect(offered(agent, { type: 'RNG' })).rejects.toMatchObject({ code: 'agreement.exists' })
  await expect(offered(agent, { type: 'CONS' })).rejects.toMatchObject({ code: 'agreement.exists' })
  await offered(agent, { type: 'CONS', kind: 'salaryDay', period: 'day' })
  await offered(other, { type: 'CONS' })
  await expect(offered(other, { type: 'LIVE' })).rejects.toMatchObject({ code: 'agreement.exists' })
  // What was taken back is in nobody's way.
  await teams.db.transaction().execute((trx) => act(trx, { id: first, version: 1, act: 'withdraw', party: { by: 'payer', payerId: G } }))
  await offered(agent, { type: 'RNG' })
})

test('the fee is taken off before a dividend is counted, and what waits to be withdrawn pays nobody', async () => {
  const G = await teams.join(null, 2)
  const agent = await teams.join(G, 1)
  const member = await teams.join(agent)
  const id = await agreeIn(teams, { payerId: G, payeeId: agent, period: 'day', terms: percent(tier(1000n)) })
  await turn('2026-03-21T15:00:00Z')
  await teams.pay(G, reais(50))
  await hold(teams.db, { key: 'withdrawal:held', account: await teams.cash(G), amount: reais(30) })
  await playIn(teams, member, { stake: reais(1000), payout: reais(400) })
  await turn('2026-03-22T03:00:01Z')
  // 10 % of 600 less 75; 20 are free.
  expect(await told(id)).toMatchObject([{ due: reais(52.5), paid: reais(20), state: 'partly' }])
  expect([await cashIn(teams, G), await cashIn(teams, agent)]).toEqual([0n, reais(20)])
  const { rows } = await teams.owner.query<{ held: string }>(
    `select balance::text as held from ledger.accounts where member_id = $1 and kind = 'locked'`,
    [G],
  )
  expect(rows).toEqual([{ held: String(reais(30)) }])
  await whole()
})

/** A day of a team that is over: the house pays G, and out of that G its agent, and that one its own. */
async function dayOver(day: number): Promise<{ ids: bigint[]; people: bigint[] }> {
  const date = (many: number, time: string): string => `2026-04-${String(many).padStart(2, '0')}T${time}Z`
  await turn(date(day, '15:00:00'))
  const G = await teams.join(null, 2)
  const A = await teams.join(G, 1)
  const X = await teams.join(A, 1)
  const member = await teams.join(X)
  const salary = { kind: 'salaryDay', period: 'day' } as const
  const ids = [
    await agreeIn(teams, { payerId: null, payeeId: G, ...salary, terms: percent(tier(3000n)) }),
    await agreeIn(teams, { payerId: G, payeeId: A, ...salary, terms: percent(tier(2000n)) }),
    await agreeIn(teams, { payerId: A, payeeId: X, ...salary, terms: percent(tier(1000n)) }),
  ]
  await turn(date(day + 1, '03:00:01'))
  await playIn(teams, member, { stake: reais(100), payout: 0n })
  await teams.turn(date(day + 2, '03:00:01'))
  return { ids, people: [G, A, X] }
}

const cashOf = async (people: readonly bigint[]): Promise<string> =>
  (await Promise.all(people.map((one) => cashIn(teams, one)))).map(String).join(' ')
const countOf = async (ids: readonly bigint[]): Promise<number> =>
  (await Promise.all(ids.map((id) => told(id)))).reduce((sum, rows) => sum + rows.length, 0)
const NOTHING = '0 0 0'
const EACH_TEN = [10, 10, 10].map((amount) => String(reais(amount))).join(' ')

test('killed after any statement of it, a day is counted whole or not at all, and paid whole or not at all: once', async () => {
  const { ids, people } = await dayOver(2)
  // The mark is set, and what was before it has ended: what is left is to hear and to close.
  let kills = 0
  for (let times = 0; times < 3; times++) {
    await transactionsEnded(teams.db)
    kills += await untilThrough(
      teams.db,
      async (db) => {
        while (await hearSome(db, teams.listener));
      },
      async () => expect([0, ids.length]).toContain(await countOf(ids)),
    )
  }
  expect(kills).toBeGreaterThan(15)
  expect([await countOf(ids), await cashOf(people)]).toEqual([3, NOTHING])
  const paying = await untilThrough(
    teams.db,
    (db) => payOwed(db, 'BRL').catch((error: unknown) => Promise.reject(error instanceof AggregateError ? error.errors[0] : error)),
    async () => expect([NOTHING, EACH_TEN]).toContain(await cashOf(people)),
  )
  expect(paying).toBeGreaterThan(5)
  expect(await cashOf(people)).toBe(EACH_TEN)
  expect(await payOwed(teams.db, 'BRL')).toBe(0)
  await teams.catchUp()
  await whole()
})

test('of servers that close a day and pay it at once one does it', async () => {
  const { ids, people } = await dayOver(6)
  const close = async (): Promise<void> => {
    for (let times = 0; times < 3; times++) {
      await transactionsEnded(teams.db)
      while (await hearSome(teams.db, teams.listener));
      await payOwed(teams.db, 'BRL')
    }
  }
  await Promise.all([close(), close(), close()])
  await teams.catchUp()
  await payOwed(teams.db, 'BRL')
  expect([await countOf(ids), await cashOf(people)]).toEqual([3, EACH_TEN])
  await whole()
})

test('where clocks are put back an hour comes twice and each is paid; where they are put forward a day is shorter, and whole', async () => {
  const salaries = async (on: TeamsTest) => {
    const G = await on.join(null, 2)
    const member = await on.join(G)
    const terms = percent(tier(100n))
    const hourly = await agreeIn(on, { payerId: null, payeeId: G, kind: 'salaryHour', period: 'hour', terms })
    const daily = await agreeIn(on, { payerId: null, payeeId: G, kind: 'salaryDay', period: 'day', terms })
    await on.catchUp()
    const plays = async (at: string, stake: number): Promise<void> => {
      await turn(at, on)
      await playIn(on, member, { stake: reais(stake), payout: 0n })
    }
    const shown = async (id: bigint) =>
      (await told(id, on)).map(({ since, until, stake, due }) => [
        since.toISOString().slice(5, 16),
        until.toISOString().slice(5, 16),
        stake,
        due,
      ])
    return { hourly, daily, plays, shown }
  }
  // In São Paulo, at midnight of 18 February and of 4 November 2018.
  const back = await TeamsTest.open(inject('clusterUrl'), { at: '2018-02-16T15:00:00Z', ends, periods: ['hour', 'day'] })
  opened.push(back)
  const february = await salaries(back)
  await february.plays('2018-02-18T01:30:00Z', 100)
  await february.plays('2018-02-18T02:30:00Z', 200)
  await february.plays('2018-02-18T03:30:00Z', 400)
  await turn('2018-02-18T04:00:01Z', back)
  expect(await february.shown(february.hourly)).toEqual([
    ['02-18T01:00', '02-18T02:00', reais(100), reais(1)],
    ['02-18T02:00', '02-18T03:00', reais(200), reais(2)],
    ['02-18T03:00', '02-18T04:00', reais(400), reais(4)],
  ])
  expect(await february.shown(february.daily)).toEqual([['02-17T02:00', '02-18T03:00', reais(300), reais(3)]])
  await whole(back)
  const forward = await TeamsTest.open(inject('clusterUrl'), { at: '2018-11-03T15:00:00Z', ends, periods: ['hour', 'day'] })
  opened.push(forward)
  const november = await salaries(forward)
  await november.plays('2018-11-04T02:30:00Z', 100)
  await november.plays('2018-11-04T03:30:00Z', 200)
  await turn('2018-11-05T02:00:01Z', forward)
  expect(await november.shown(november.hourly)).toEqual([
    ['11-04T02:00', '11-04T03:00', reais(100), reais(1)],
    ['11-04T03:00', '11-04T04:00', reais(200), reais(2)],
  ])
  expect(await november.shown(november.daily)).toEqual([['11-04T03:00', '11-05T02:00', reais(200), reais(2)]])
  await whole(forward)
})
