import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type FencedMember, dividendOf, feeOf, fence, netLossOf, rebatesOf, salaryOf, slotOf } from './amounts.ts'
import { payDown } from './pay-down.ts'
import { type Terms, type Tier, findProblem, isHigher, missingToNext, tierFor } from './terms.ts'

const reais = (amount: number): bigint => BigInt(Math.round(amount * 100))
const tier = (turnover: number, active: number, rate: bigint, netLoss = 0): Tier => ({
  turnover: reais(turnover),
  active,
  rate,
  netLoss: reais(netLoss),
})
const percent = (...tiers: Tier[]): Terms => ({ rateType: 'percent', tiers })

test('a dividend is a part of the net loss, and with carry what was lost before is made up for first', () => {
  const terms = percent(tier(0, 0, 2000n))
  const results = [-8000, 5000, 10_000].map(reais)
  const paid = (carry: boolean): bigint[] => {
    let carried = 0n
    return results.map((netLoss) => {
      const due = dividendOf(terms, { turnover: 0n, active: 0, netLoss }, { carry, carried })
      carried = due.carried
      return due.due
    })
  }
  expect(paid(false)).toEqual([0, 1000, 2000].map(reais))
  expect(paid(true)).toEqual([0, 0, 1400].map(reais))
})

test('a salary goes by the highest tier whose conditions all hold, on the whole turnover', () => {
  const terms = percent(tier(10_000, 3, 30n), tier(50_000, 5, 50n))
  const figures = { turnover: reais(62_345.67), active: 4, netLoss: 0n }
  expect(salaryOf(terms, figures)).toMatchObject({ tier: 0, rate: 30n, due: reais(187.03) })
  expect(salaryOf(terms, { ...figures, active: 5 })).toMatchObject({ tier: 1, due: reais(311.72) })
  expect(salaryOf(terms, { ...figures, active: 2 })).toMatchObject({ tier: -1, due: 0n })
  expect(missingToNext(terms, figures)).toEqual({ turnover: 0n, netLoss: 0n, active: 1, rate: 50n })
  expect(missingToNext(terms, { ...figures, active: 9 })).toBeUndefined()
  expect(salaryOf({ rateType: 'amount', tiers: [tier(100, 0, 5000n)] }, figures)).toMatchObject({ due: 5000n })
})

test('slots keep what is below a cent, and at one rate come to what one payment on their sum would', () => {
  const terms = percent(tier(0, 0, 35n))
  const slots = (staked: bigint[]): bigint[] => {
    let [carried, turnover] = [0n, 0n]
    return staked.map((stake) => {
      turnover += stake
      const due = slotOf(terms, { day: { turnover, active: 0, netLoss: 0n }, staked: stake, carried, paidToday: 0n })
      carried = due.carried
      return due.due
    })
  }
  expect(slots([143n, 257n, 100n])).toEqual([0n, 1n, 0n])
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 1_000_000n), { maxLength: 50 }), (staked) => {
      const sum = staked.reduce((all, one) => all + one, 0n)
      expect(slots(staked).reduce((all, one) => all + one, 0n)).toBe((sum * 35n) / 10_000n)
    }),
  )
  // What is undone is made up for before anything is paid again.
  expect(slots([10_000n, -5000n, 5000n, 10_000n])).toEqual([35n, 0n, 0n, 35n])
})

test('a tier that is reached during the day holds from that slot on, and an amount is paid once', () => {
  const day = (turnover: bigint) => ({ turnover, active: 0, netLoss: 0n })
  const rising = percent(tier(0, 0, 10n), tier(100, 0, 50n))
  expect(slotOf(rising, { day: day(9000n), staked: 9000n, carried: 0n, paidToday: 0n })).toMatchObject({ due: 9n, carried: 0n })
  expect(slotOf(rising, { day: day(12_000n), staked: 3000n, carried: 0n, paidToday: 9n })).toMatchObject({ due: 15n })
  const amounts: Terms = { rateType: 'amount', tiers: [tier(10, 0, 500n), tier(100, 0, 800n)] }
  expect(slotOf(amounts, { day: day(2000n), staked: 2000n, carried: 0n, paidToday: 0n }).due).toBe(500n)
  expect(slotOf(amounts, { day: day(3000n), staked: 1000n, carried: 0n, paidToday: 500n }).due).toBe(0n)
  expect(slotOf(amounts, { day: day(20_000n), staked: 17_000n, carried: 0n, paidToday: 500n }).due).toBe(300n)
})

test('a salary is paid for what was staked, also when the team has won', () => {
  const won = { turnover: 20_000n, active: 3, netLoss: -9_000_00n }
  expect(salaryOf(percent(tier(100, 3, 50n)), won)).toMatchObject({ tier: 0, due: 100n })
  expect(slotOf(percent(tier(100, 3, 50n)), { day: won, staked: 2000n, carried: 0n, paidToday: 0n })).toMatchObject({ tier: 0, due: 10n })
  expect(dividendOf(percent(tier(100, 3, 50n)), won, { carry: false, carried: 0n })).toMatchObject({ tier: -1, due: 0n })
})

test('a brand’s fee is a part of what was won of the team, and of nothing when the team has won', () => {
  const given = { rebate: reais(10), promotion: reais(20), salary: reais(5) }
  const lost = { stake: reais(1000), payout: reais(400.01), ...given }
  // 12.5 % of 599.99, a half cent less.
  expect(feeOf(lost, 1250n)).toBe(reais(74.99))
  expect(netLossOf(lost, 1250n)).toBe(reais(599.99 - 35 - 74.99))
  expect(netLossOf(lost, 0n)).toBe(reais(564.99))
  const won = { stake: reais(1000), payout: reais(1400), ...given }
  expect([feeOf(won, 1250n), netLossOf(won, 1250n)]).toEqual([0n, reais(-435)])
})

test('rebates are differences by floors of the whole: the chain costs what its highest rate alone would', () => {
  expect(rebatesOf(333n, [20n, 50n, 80n])).toEqual([0n, 1n, 1n])
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.array(fc.bigInt(0n, 500n), { minLength: 1, maxLength: 12 }), (turnover, rates) => {
      const rising = rates.toSorted((a, b) => Number(a - b))
      const paid = rebatesOf(turnover, rising)
      expect(paid.reduce((all, one) => all + one, 0n)).toBe((turnover * rising.at(-1)!) / 10_000n)
      expect(paid.every((amount) => amount >= 0n)).toBe(true)
    }),
  )
  expect(rebatesOf(10_000n, [50n, 20n, 80n])).toEqual([50n, 0n, 30n])
  expect(rebatesOf(-5000n, [50n])).toEqual([0n])
})

test('the house pays its own, everybody else what it has with what it has just got, and the rest stays due', () => {
  const terms = (bp: bigint) => percent(tier(0, 0, bp, 10_000))
  const result = (stake: number, payout: number, costs: number) => ({
    stake: reais(stake),
    payout: reais(payout),
    rebate: reais(costs),
    promotion: 0n,
    salary: 0n,
  })
  const lossOfX = netLossOf(result(400_000, 370_000, 5000), 0n)
  const lossOfA = lossOfX + netLossOf(result(300_000, 288_500, 1500), 0n)
  const lossOfG = lossOfA + netLossOf(result(600_000, 620_000, 1000), 0n)
  expect([lossOfX, lossOfA, lossOfG]).toEqual([25_000, 35_000, 14_000].map(reais))
  const due = (netLoss: bigint, bp: bigint): bigint =>
    dividendOf(terms(bp), { turnover: 0n, active: 0, netLoss }, { carry: false, carried: 0n }).due
  const owed = [
    { id: 'X', payerId: 2n, payeeId: 3n, depth: 2, since: 1, amount: due(lossOfX, 1000n) },
    { id: 'A', payerId: 1n, payeeId: 2n, depth: 1, since: 1, amount: due(lossOfA, 1500n) },
    { id: 'G', payerId: null, payeeId: 1n, depth: 0, since: 1, amount: due(lossOfG, 2000n) },
  ]
  expect(owed.map(({ amount }) => amount)).toEqual([2500, 5250, 2800].map(reais))
  expect(payDown(owed, new Map([[1n, reais(1000)]])).map(({ id, amount }) => [id, amount])).toEqual([
    ['G', reais(2800)],
    ['A', reais(3800)],
    ['X', reais(2500)],
  ])
  // What is still owed from before comes first.
  const old = { id: 'old', payerId: 2n, payeeId: 4n, depth: 2, since: 0, amount: reais(3000) }
  expect(payDown([...owed, old], new Map([[1n, reais(1000)]])).map(({ id, amount }) => [id, amount])).toEqual([
    ['G', reais(2800)],
    ['A', reais(3800)],
    ['old', reais(3000)],
    ['X', reais(800)],
  ])
})

test('whoever has won more than the threshold counts by itself, until that is made up for', () => {
  const of = (...results: number[]): FencedMember[] =>
    results.map((result, n) => ({ memberId: BigInt(n), result: reais(result), fenced: 0n }))
  const first = fence(of(20_000, 15_000, -90_000), reais(50_000))
  expect(first).toEqual({ counted: reais(35_000), fenced: new Map([[2n, reais(-90_000)]]) })
  expect((first.counted * 3000n) / 10_000n).toBe(reais(10_500))
  const later = fence([{ memberId: 2n, result: reais(60_000), fenced: reais(-90_000) }, ...of(-1000)], reais(50_000))
  expect(later).toEqual({ counted: reais(-1000), fenced: new Map([[2n, reais(-30_000)]]) })
  expect(fence([{ memberId: 2n, result: reais(40_000), fenced: reais(-30_000) }], reais(50_000))).toEqual({
    counted: reais(10_000),
    fenced: new Map(),
  })
})

test('tiers rise strictly in what they pay, and never ask for less; what is wrong is named', () => {
  const good = percent(tier(0, 0, 10n), tier(0, 0, 20n), tier(100, 5, 10_000n))
  expect(findProblem(good)).toBeUndefined()
  const wrong: [Terms, string][] = [
    [percent(), '0 rate'],
    [percent(...Array.from({ length: 11 }, (_, n) => tier(n, n, BigInt(n + 1)))), '10 rate'],
    [percent(tier(0, 0, 0n)), '0 rate'],
    [percent(tier(0, 0, -5n)), '0 rate'],
    [percent(tier(0, 0, 10_001n)), '0 rate'],
    [percent(tier(-1, 0, 5n)), '0 turnover'],
    [percent(tier(0, -1, 5n)), '0 active'],
    [percent(tier(0, 1.5, 5n)), '0 active'],
    [percent(tier(0, 0, 5n, -1)), '0 netLoss'],
    [percent(tier(0, 0, 5n), tier(0, 0, 5n)), '1 rate'],
    [percent(tier(5, 0, 5n), tier(4, 0, 6n)), '1 turnover'],
    [percent(tier(0, 5, 5n), tier(0, 4, 6n)), '1 active'],
    [percent(tier(0, 0, 5n, 2), tier(0, 0, 6n, 1)), '1 netLoss'],
    [{ rateType: 'amount', tiers: [{ ...tier(0, 0, 1n), rate: 10n ** 13n }] }, '0 rate'],
  ]
  for (const [terms, problem] of wrong) {
    const found = findProblem(terms)
    expect(`${found?.tier} ${found?.field}`).toBe(problem)
  }
  expect(tierFor(good, { turnover: reais(100), active: 4, netLoss: 0n })).toBe(1)
})

test('more than one gets oneself, at the same thresholds, is seen', () => {
  const own = percent(tier(0, 0, 100n), tier(1000, 5, 200n))
  expect(isHigher(percent(tier(0, 0, 100n), tier(1000, 5, 200n)), own)).toBe(false)
  expect(isHigher(percent(tier(0, 0, 50n), tier(900, 5, 101n)), own)).toBe(true)
  expect(isHigher(percent(tier(1000, 4, 150n)), own)).toBe(true)
  expect(isHigher(percent(tier(0, 0, 1n)), undefined)).toBe(true)
  expect(isHigher({ rateType: 'amount', tiers: [tier(0, 0, 1n)] }, own)).toBe(true)
})
