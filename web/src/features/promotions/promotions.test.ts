import { type BonusTerms, type DefinitionOf, type OwnPromotion, activityStatuses } from '@tucano/contract/promotions'
import { afterEach, expect, test } from 'vitest'
import { addPictures } from './apply/pictures.ts'
import { countNew, noteSeen, useAvailable } from './available.ts'
import { sceneInTurn } from './scenes.ts'
import { readSplit } from './sent/check-split.ts'
import { canTake, groupOf, inOrder, toneOf } from './standing.ts'
import { takeableOf } from './takeable.ts'
import { topicOf, topics } from './topics.ts'
import { cashbackOf, fullDeposit, matchOf, rebateOf, termsOf } from './work-out.ts'

afterEach(() => useAvailable.setState({ takeable: [], seen: [] }))

const own = (promotionId: string, status: OwnPromotion['status'], act: OwnPromotion['act'] = null): OwnPromotion => ({
  promotionId,
  kind: 'mission',
  title: `Promoção ${promotionId}`,
  summary: 'Uma promoção',
  scene: 'gift',
  startsAt: 0,
  endsAt: null,
  window: 'day',
  until: null,
  offer: null,
  budgetLeft: null,
  status,
  period: 'd-2026-11-18',
  act,
  closed: null,
  reason: null,
  progress: null,
  hasBegun: false,
  reward: null,
  claimUntil: null,
  after: null,
})

test('what can be taken counts until it was seen, what was earned until it is taken, and what comes again is new again', () => {
  const takeable = takeableOf([
    own('1', 'claim', 'claim'),
    own('2', 'join', 'join'),
    own('3', 'join', 'checkIn'),
    own('4', 'in process', 'play'),
    own('5', 'claimed'),
  ])
  useAvailable.setState({ takeable })
  expect(countNew(useAvailable.getState())).toBe(3)
  noteSeen(['2:d-2026-11-18', '99:all'])
  expect(countNew(useAvailable.getState())).toBe(2)
  noteSeen(takeable.map(({ key }) => key))
  expect(countNew(useAvailable.getState())).toBe(1)
  useAvailable.setState({ takeable: takeableOf([{ ...own('3', 'join', 'checkIn'), period: 'd-2026-11-19' }]) })
  expect(countNew(useAvailable.getState())).toBe(1)
  noteSeen(['3:d-2026-11-19'])
  expect(useAvailable.getState().seen).toEqual(['3:d-2026-11-19'])
})

test('every status has its place, a colour and, where a member has to do with it, a group', () => {
  const all = activityStatuses.map((status, index) => own(String(index + 1), status))
  const order = inOrder(all).map(({ status }) => status)
  expect(new Set(order)).toEqual(new Set(activityStatuses))
  expect([order[0], order.at(-1)]).toEqual(['claim', 'closed'])
  for (const status of activityStatuses) expect(toneOf(status)).toBeDefined()
  const grouped = activityStatuses.filter((status) => groupOf({ status, hasBegun: false }))
  expect(grouped).toEqual(['claim', 'applying', 'rejected', 'issued', 'claimed', 'signed'])
  expect(groupOf({ status: 'in process', hasBegun: true })).toBe('going')
  expect(canTake({ act: 'deposit' })).toBe(false)
})

test('what can be taken stands first, what is over last, and everything else with what it is about', () => {
  const of = (kind: OwnPromotion['kind'], status: OwnPromotion['status'], act: OwnPromotion['act'] = null) =>
    topicOf({ ...own('1', status, act), kind })
  expect(of('depositMatch', 'join', 'join')).toBe('now')
  expect(of('depositMatch', 'signed', 'deposit')).toBe('money')
  expect(of('mission', 'claim', 'claim')).toBe('now')
  expect(of('mission', 'claimed')).toBe('over')
  expect(of('wheel', 'in process', 'spin')).toBe('now')
  // It can always be asked for: that is no news.
  expect(of('application', 'join', 'apply')).toBe('club')
  expect(of('application', 'rejected', 'apply')).toBe('club')
  expect(of('raffle', 'in process', 'play')).toBe('luck')
  expect([topics[0], topics.at(-1)]).toEqual(['now', 'over'])
})

test('of those that stand alike the one that ends first is shown first', () => {
  const ends = (id: string, endsAt: number | null) => ({ ...own(id, 'join', 'join'), endsAt })
  expect(inOrder([ends('10', null), ends('9', null), ends('3', 200), ends('4', 100)]).map(({ promotionId }) => promotionId)).toEqual([
    '4',
    '3',
    '9',
    '10',
  ])
})

const TERMS: BonusTerms = {
  multiple: 10,
  base: 'bonus',
  contribution: {},
  maxStake: '500',
  maxConversion: 5,
  days: 7,
  products: null,
  convert: 'all',
  onWithdrawal: 'forfeit',
}

test('terms are worked out for an amount as the house works them out', () => {
  const match = { matchBp: 10_000, minDeposit: '2000', max: '50000', terms: TERMS } as DefinitionOf<'depositMatch'>
  expect(matchOf(match, 1999n)).toBeUndefined()
  const worked = matchOf(match, 10_000n)!
  expect(worked.given).toBe(10_000n)
  expect(termsOf(worked)).toEqual({ required: 100_000n, mostCash: 50_000n })
  expect(matchOf(match, 90_000n)?.given).toBe(50_000n)
  expect(fullDeposit(match)).toBe(50_000n)
  expect(fullDeposit({ ...match, matchBp: 3000 })).toBe(166_667n)
  expect(matchOf({ ...match, matchBp: 3000 }, 166_667n)?.given).toBe(50_000n)
  const both = matchOf({ ...match, terms: { ...TERMS, base: 'bonusAndDeposit', maxConversion: null } }, 10_000n)!
  expect(termsOf(both)).toEqual({ required: 200_000n, mostCash: null })
  expect(termsOf(matchOf({ ...match, terms: null }, 10_000n)!)).toBeUndefined()
  const cashback = { bp: 1000, minLoss: '1000', max: null } as DefinitionOf<'cashback'>
  expect([cashbackOf(cashback, 18_663n), cashbackOf(cashback, 999n)]).toEqual([1866n, undefined])
  expect(rebateOf({ bp: 80, max: '5' } as DefinitionOf<'rebate'>, 1_000_000n)).toBe(5n)
})

test('pictures are png or jpg, of 5 MB at most, and three of them', () => {
  const file = (name: string, type = 'image/png', size = 100) => ({ name, type, size })
  const three = [file('a.png'), file('b.jpg', 'image/jpeg'), file('c.png', 'image/png', 5 * 1024 * 1024)]
  expect(addPictures([], three)).toEqual({ pictures: three, problem: undefined })
  expect(addPictures(three, [file('d.png')])).toEqual({ pictures: three, problem: { why: 'many' } })
  expect(addPictures([], [file('e.gif', 'image/gif')]).problem).toEqual({ why: 'type', name: 'e.gif', size: 100 })
  expect(addPictures([], [file('f.png', 'image/png', 5 * 1024 * 1024 + 1), file('g.png')])).toMatchObject({
    pictures: [{ name: 'g.png' }],
    problem: { why: 'large', name: 'f.png' },
  })
  expect(addPictures([], [file('h.png', 'image/png', 0)]).problem).toMatchObject({ why: 'broken' })
})

test('five texts that follow each other have five pictures', () => {
  for (const first of [1, 6, 98]) {
    const pictures = [0, 1, 2, 3, 4].map((next) => sceneInTurn(String(first + next)))
    expect(new Set(pictures.map(([hero]) => hero)).size).toBe(5)
    expect(new Set(pictures.map(([, , , from, to]) => from + to)).size).toBe(5)
  }
})

test('an envelope is split into shares that the money is enough for, within what may be sent', () => {
  const terms = { min: '1000', max: '500000', available: '30000', leftToday: '20000' }
  const read = (total: bigint | undefined, shares: number | undefined, least: bigint | undefined) =>
    readSplit({ total, shares, least }, terms)
  expect(read(2000n, 3, 100n)).toEqual({ split: { total: 2000n, shares: 3, least: 100n } })
  expect(read(2000n, 3, 666n)).toHaveProperty('split')
  expect(read(2000n, 3, 667n)).toEqual({ problem: { field: 'least', why: 'large', most: 666n } })
  expect(read(2000n, 3, 0n)).toMatchObject({ problem: { field: 'least', why: 'wrong' } })
  for (const shares of [undefined, 0, 101]) expect(read(2000n, shares, 1n)).toEqual({ problem: { field: 'shares' } })
  const whyOf = (total: bigint | undefined) => read(total, 1, 1n)
  expect(whyOf(undefined)).toEqual({ problem: { field: 'total', why: 'wrong' } })
  expect(whyOf(999n)).toEqual({ problem: { field: 'total', why: 'limits' } })
  expect(whyOf(30_001n)).toEqual({ problem: { field: 'total', why: 'balance' } })
  expect(whyOf(20_001n)).toEqual({ problem: { field: 'total', why: 'today' } })
})
