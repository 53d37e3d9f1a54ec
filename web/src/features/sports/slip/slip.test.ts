import { expect, test } from 'vitest'
import { betsOf, combinedOdds, conflicts, halvesOf, linesOf, sumOf } from './slip-bets.ts'
import {
  EMPTY_SLIP,
  type SlipLeg,
  type SlipState,
  accepting,
  afterBet,
  answered,
  askedAs,
  formKey,
  isChosen,
  legKey,
  systemsFor,
  toggled,
  withLeg,
  withMode,
  without,
} from './slip-state.ts'
import { readKeptSlip } from './read-kept-slip.ts'
import { askedSlip } from './use-quote.ts'

const leg = (n: number, odds = 2000, more: Partial<SlipLeg> = {}): SlipLeg => ({
  event: `tc:match:${n}`,
  selections: [{ market: 1, specifiers: '', outcome: '1', marketName: 'Resultado', outcomeName: 'Casa', version: 3 }],
  odds,
  home: 'Casa',
  away: 'Fora',
  sport: 'football',
  stake: '',
  isBanker: false,
  ...more,
})
const slipOf = (...legs: SlipLeg[]): SlipState => legs.reduce(toggled, EMPTY_SLIP)
const keep = (state: SlipState): SlipState => readKeptSlip(JSON.stringify(state))

test('outcomes come and go by the same press, and the slip is what so many legs can be', () => {
  const one = slipOf(leg(1))
  expect([one.mode, isChosen(one, 'tc:match:1', one.legs[0]!.selections[0])]).toEqual(['singles', true])
  const two = toggled(one, leg(2))
  expect(two.mode).toBe('multiple')
  expect(toggled(two, leg(2)).mode).toBe('singles')
  const three = withMode(toggled(two, leg(3)), 'system')
  expect([three.mode, three.system]).toEqual(['system', formKey(systemsFor(3)[0]!)])
  expect(without(three, legKey(leg(3))).mode).toBe('multiple')
  expect(systemsFor(9).map(formKey)).toContain('super-goliath')
})

test('singles are bets of their own; a multiple is one; nothing staked is no bet', () => {
  const two = slipOf(leg(1, 1900), leg(2, 2500))
  expect(betsOf(two)).toEqual([])
  const singles = withLeg(withMode(two, 'singles'), legKey(leg(1)), { stake: '1000' })
  expect(betsOf(singles).map(({ slip }) => [slip.kind, slip.unit])).toEqual([['single', 1000n]])
  const multiple = { ...two, unit: '1000' }
  expect(sumOf(betsOf(multiple))).toEqual({ cost: 1000n, lines: 1, most: 4750n })
  expect(combinedOdds(two.legs, () => undefined)).toBe(4750)
})

test('each way a single costs twice its stake, and each half says what it can bring; what is no single is not', () => {
  const one = keep(slipOf(leg(1, 9000, { stake: '1000', terms: '1/4', league: 'Liga do Norte' })))
  const [bet] = betsOf(one)
  expect(sumOf([bet!])).toEqual({ cost: 2000n, lines: 2, most: 12_000n })
  expect(halvesOf(bet!)).toEqual({ win: { odds: 9000, most: 9000n }, place: { odds: 3000, most: 3000n } })
  expect(askedSlip(bet!)).toMatchObject({ kind: 'single', unit: '1000', eachWay: true, legs: [{ odds: 9000, terms: '1/4' }] })
  const two = { ...toggled(one, leg(2)), unit: '1000' }
  const [multiple] = betsOf(two)
  expect([multiple!.slip.eachWay, sumOf([multiple!]).cost, halvesOf(multiple!)]).toEqual([false, 1000n, undefined])
  expect(askedSlip(multiple!)).not.toHaveProperty('eachWay')
  const foreign = readKeptSlip(JSON.stringify({ ...one, legs: [{ ...one.legs[0], terms: '9/1' }] }))
  expect(betsOf(foreign)[0]!.slip.eachWay).toBe(false)
})

test('a system costs its lines, bankers make them fewer, and a cap takes from what it can bring', () => {
  const four = { ...withMode(slipOf(leg(1), leg(2), leg(3), leg(4)), 'system'), unit: '100' }
  const yankee = { ...four, system: 'yankee' }
  expect([linesOf(yankee), sumOf(betsOf(yankee)).cost]).toEqual([11, 1100n])
  const banked = withLeg({ ...four, system: 'system:2' }, legKey(leg(1)), { isBanker: true })
  expect([linesOf({ ...four, system: 'system:2' }), linesOf(banked)]).toEqual([6, 3])
  // Two bankers leave nothing to choose in lines of two.
  expect(linesOf(withLeg(banked, legKey(leg(2)), { isBanker: true }))).toBe(3)
  expect(sumOf(betsOf(yankee), 500n).most).toBe(500n)
})

test('the odds of now are what is reckoned with, and those that were seen are kept until the member goes on', () => {
  const two = { ...slipOf(leg(1, 2000), leg(2, 2000)), unit: '100' }
  const now = ({ event }: SlipLeg) => (event === 'tc:match:1' ? 3000 : undefined)
  expect(sumOf(betsOf(two, now)).most).toBe(600n)
  expect(two.legs[0]!.odds).toBe(2000)
  const accepted = accepting(two, (leg) => (now(leg) ? { odds: 3000, versions: [8] } : undefined))
  expect(accepted.legs.map(({ odds, selections: [{ version }] }) => [odds, version])).toEqual([
    [3000, 8],
    [2000, 3],
  ])
})

test('legs of one match stand together in singles only', () => {
  const over = leg(1, 1800, {
    selections: [{ market: 18, specifiers: 'total=2.5', outcome: '12', marketName: 'Total', outcomeName: 'Mais de 2.5', version: 1 }],
  })
  const both = slipOf(leg(1), over)
  expect(conflicts(both).map(({ why, legs }) => [why, legs])).toEqual([['same-event', [0, 1]]])
  expect(conflicts(withMode(both, 'singles'))).toEqual([])
})

test('a bet whose answer was lost is asked for under the same id, another one under another', () => {
  const first = askedAs(slipOf(leg(1)), 'this', '0192aaaa-0000-7000-8000-000000000001')
  const again = askedAs(keep(first.state), 'this', '0192aaaa-0000-7000-8000-000000000002')
  expect(again.betId).toBe(first.betId)
  expect(askedAs(first.state, 'that', 'b').betId).toBe('b')
  expect(askedAs(answered(again.state, first.betId), 'this', 'c').betId).toBe('c')
})

test('after a bet the slip is empty, or as it was without stakes', () => {
  const state = { ...withLeg(slipOf(leg(1), leg(2)), legKey(leg(1)), { stake: '100' }), unit: '100' }
  expect(afterBet(state).legs).toEqual([])
  const kept = afterBet({ ...state, keeps: true })
  expect([kept.legs.length, kept.legs[0]!.stake, kept.unit]).toEqual([2, '', ''])
})

test('what was kept is read as it was; what somebody else wrote there is left out', () => {
  const state = { ...withMode(slipOf(leg(1), leg(2), leg(3)), 'system'), unit: '500', policy: 'any' as const, keeps: true }
  expect(keep(state)).toEqual(state)
  expect(readKeptSlip('nonsense')).toEqual(EMPTY_SLIP)
  expect(readKeptSlip('[]').legs).toEqual([])
  const bad = { ...state, unit: '-5', policy: 'all', legs: [leg(1), { ...leg(2), odds: 1 }, { ...leg(3), event: '<b>' }, 7] }
  const read = readKeptSlip(JSON.stringify(bad))
  expect([read.legs.length, read.unit, read.policy, read.mode]).toEqual([1, '', 'better', 'singles'])
})
