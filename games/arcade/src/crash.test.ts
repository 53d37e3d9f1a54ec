import { compare, ratio } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { type CrashMove, type CrashSheet, crash, pointOf } from './crash.ts'
import { scripted } from './testing/scripted.ts'

const CHANCES = 2 ** 24
const LIMIT = 100_000
const { growth, stepMs } = crash.sheet as CrashSheet
const reaching = (multiplier: number): number => Number((97n * BigInt(CHANCES)) / BigInt(multiplier))
const play = (chance: number, ...moves: CrashMove[]) => crash.run([{ stake: '100' }, ...moves], scripted([chance]), {})

test('of all 16,777,216 chances, as many reach each multiplier as its return asks for', () => {
  const ending = new Uint32Array(LIMIT + 1)
  for (let chance = 0; chance < CHANCES; chance++) ending[pointOf(chance)]!++
  let count = 0
  const wrong: number[] = []
  for (let multiplier = LIMIT; multiplier >= 100; multiplier--) {
    count += ending[multiplier]!
    if (count !== reaching(multiplier)) wrong.push(multiplier)
  }
  expect(wrong).toEqual([])
  expect(ending[0]).toBe(CHANCES - reaching(100))
})

test('every multiplier returns the same to within 0.01 percentage points', () => {
  const [best, worst] = crash.returns
  expect(best.rtp).toEqual(ratio(97, 100))
  expect(compare(worst!.rtp, ratio(9699, 10_000))).toBeGreaterThan(0)
  const sums = Array.from({ length: LIMIT - 99 }, (_, n) => (n + 100) * reaching(n + 100))
  expect(worst!.rtp).toEqual(ratio(Math.min(...sums), 100 * CHANCES))
  expect(best.rtp).toEqual(ratio(Math.max(...sums), 100 * CHANCES))
})

test('the last chance that reaches a multiplier pays it, and the next one pays nothing', () => {
  for (const at of [100, 101, 150, 200, 333, 1000, 4217, 50_000, 99_999, LIMIT]) {
    const won = play(reaching(at) - 1, { do: 'cashOut', at })
    expect([won.over, won.payout, won.view.multiplier]).toEqual([true, BigInt(at), at])
    const lost = play(reaching(at), { do: 'cashOut', at })
    expect([lost.over, lost.payout, lost.view.multiplier]).toEqual([true, 0n, 0])
  }
})

test('the multiplier grows from 1.00 to the limit by the clock alone', () => {
  expect([growth[0], growth.at(-1), crash.maxWin]).toEqual([100, LIMIT, 1000])
  for (const [step, multiplier] of growth.slice(0, -1).entries()) {
    expect(multiplier).toBeLessThanOrEqual(growth[step + 1]!)
    expect(Math.abs(multiplier - 100 * 1.003 ** step)).toBeLessThan(1.000_001)
  }
})

test('the clock writes down the multiplier of the moment, and nobody else does', () => {
  const asked = crash.readMove({ do: 'cashOut', at: 99_999 }, false)
  expect(asked).toEqual({ do: 'cashOut' })
  expect(() => play(0, asked)).toThrow('the clock')
  const at = (elapsedMs: number) => crash.stamp!(asked, elapsedMs)
  expect([at(-5), at(0), at(49.9)]).toEqual(Array.from({ length: 3 }, () => ({ do: 'cashOut', at: 100 })))
  expect(at(stepMs * 1000)).toEqual({ do: 'cashOut', at: growth[1000] })
  expect(at(stepMs * 1000 - 1)).toEqual({ do: 'cashOut', at: growth[999] })
  expect(at(1e12)).toEqual({ do: 'cashOut', at: LIMIT })
  expect(crash.stamp!({ stake: '100' }, 1000)).toEqual({ stake: '100' })
})

test('a cash-out a step before the end wins, and from the end on the clock has decided', () => {
  const draws = new Seeded(7)
  for (let n = 0; n < 5000; n++) {
    const chance = n < 50 ? n * 5 : draws.below(CHANCES)
    const opening: CrashMove = n % 2 ? { stake: '100' } : { stake: '100', auto: 101 + draws.below(n % 4 ? 300 : LIMIT - 100) }
    const { afterMs, move } = crash.ends!([opening], scripted([chance]))
    const payoutAt = (elapsedMs: number) => crash.run([opening, crash.stamp!({ do: 'cashOut' }, elapsedMs)], scripted([chance]), {}).payout
    const end = crash.run([opening, move], scripted([chance]), {})
    const goal = opening.auto ?? LIMIT
    expect(end.payout).toBe(goal <= pointOf(chance) ? BigInt(goal) : 0n)
    for (const late of [0, 1, stepMs, 1e9]) expect(payoutAt(afterMs + late)).toBe(end.payout)
    if (afterMs > 0) expect(payoutAt(afterMs - 1)).toBe(BigInt(growth[afterMs / stepMs - 1]!))
  }
})

test('who flies farther flies longer', () => {
  let last = Infinity
  for (let chance = 0; chance < CHANCES; chance += 4999) {
    const { afterMs } = crash.ends!([{ stake: '100' }], scripted([chance]))
    expect(afterMs).toBeLessThanOrEqual(last)
    last = afterMs
  }
  expect(last).toBe(0)
})

test('nothing of the point is seen while it flies', () => {
  const views = new Set(Array.from({ length: 200 }, (_, seed) => JSON.stringify(crash.run([{ stake: '100' }], new Seeded(seed), {}).view)))
  expect([...views]).toEqual(['{"auto":null,"multiplier":0,"point":null}'])
})

test('a round is cashed out once', () => {
  const out: CrashMove = { do: 'cashOut', at: 100 }
  expect(() => play(0, out, out)).toThrow('over')
})
