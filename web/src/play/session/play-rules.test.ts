import { expect, test } from 'vitest'
import { type Auto, type StopRules, stopAfter } from './autoplay.ts'
import { affordable, firstStake, fits, fitted, nextStake, stakeSteps } from './stakes.ts'

test('stakes are round sums that fit the unit, with the least and the most', () => {
  expect(stakeSteps({ unit: '10', min: '10', max: '2000' })).toEqual([10n, 20n, 50n, 100n, 200n, 500n, 1000n, 2000n])
  expect(stakeSteps({ unit: '25', min: '50', max: '3000' })).toEqual([50n, 100n, 200n, 500n, 1000n, 2000n, 3000n])
  expect(stakeSteps({ unit: '20', min: '20', max: '500' })).toEqual([20n, 40n, 100n, 200n, 500n])
  // No round sum is a multiple of thirty.
  expect(stakeSteps({ unit: '30', min: '30', max: '900' })).toEqual([30n, 60n, 150n, 300n, 600n, 900n])
  expect(stakeSteps({ unit: '7', min: '7', max: '7' })).toEqual([7n])
  for (const [unit, min, max] of [
    [1, 5, 50_000],
    [25, 50, 100_000],
    [49, 49, 4900],
  ])
    for (const step of stakeSteps({ unit: `${unit}`, min: `${min}`, max: `${max}` })) {
      expect(step % BigInt(unit!)).toBe(0n)
      expect(step >= BigInt(min!) && step <= BigInt(max!)).toBe(true)
    }
})

test('no step of a ladder is more than two and a half times the one before', () => {
  for (const [unit, min, max] of [
    [20, 20, 100_000],
    [25, 75, 50_000],
    [50, 50, 100_000],
    [100, 100, 100_000],
    [7, 7, 70_000],
  ]) {
    const steps = stakeSteps({ unit: `${unit}`, min: `${min}`, max: `${max}` })
    for (const [place, step] of steps.slice(1).entries()) expect(step * 2n).toBeLessThanOrEqual(steps[place]! * 5n)
    expect(steps.every((step) => step % BigInt(unit!) === 0n)).toBe(true)
  }
})

test('any amount that the game takes may be staked; half, twice and the most are made to fit', () => {
  const limits = { unit: '20', min: '40', max: '1000' }
  expect([20n, 40n, 50n, 1000n, 1020n].map((stake) => fits(limits, stake))).toEqual([false, true, false, true, false])
  expect([0n, 30n, 50n, 99n, 2000n].map((wanted) => fitted(limits, wanted))).toEqual([40n, 40n, 40n, 80n, 1000n])
})

test('a player begins low, goes up and down in steps, and finds the stake that is left', () => {
  const steps = stakeSteps({ unit: '10', min: '10', max: '2000' })
  expect(firstStake(steps)).toBe(100n)
  expect(firstStake([500n, 1000n])).toBe(500n)
  expect([nextStake(steps, 100n, 1), nextStake(steps, 100n, -1)]).toEqual([200n, 50n])
  expect([nextStake(steps, 2000n, 1), nextStake(steps, 10n, -1), nextStake(steps, 70n, 1)]).toEqual([2000n, 10n, 100n])
  expect([affordable(steps, 75n), affordable(steps, 9n)]).toEqual([50n, undefined])
})

const auto = (rules: Partial<StopRules>, left = 5): Auto => ({
  rules: { rounds: 10, winAbove: undefined, lossOf: undefined, onFeature: false, ...rules },
  left,
  startedWith: 1000n,
})
const after = { stake: 100n, payout: 0n, balance: 900n, hadFeature: false }

test('a row ends by its rules, and only by those that were set', () => {
  expect(stopAfter(auto({}), { ...after, payout: 1_000_000n, hadFeature: true })).toBeUndefined()
  expect(stopAfter(auto({}, 0), after)).toBe('done')
  expect(stopAfter(auto({ winAbove: 500n }), { ...after, payout: 500n })).toBeUndefined()
  expect(stopAfter(auto({ winAbove: 500n }), { ...after, payout: 501n })).toBe('win')
  expect(stopAfter(auto({ onFeature: true }), { ...after, hadFeature: true })).toBe('feature')
})

test('a loss that was set is never exceeded', () => {
  expect(stopAfter(auto({ lossOf: 200n }), after)).toBeUndefined()
  expect(stopAfter(auto({ lossOf: 199n }), after)).toBe('loss')
  expect(stopAfter(auto({ lossOf: 200n }), { ...after, balance: 800n })).toBe('loss')
  expect(stopAfter(auto({ lossOf: 200n }), { ...after, balance: 1500n })).toBeUndefined()
})
