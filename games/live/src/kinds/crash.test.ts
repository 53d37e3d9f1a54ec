import type { Draws } from '@tucano/randomness'
import { type Ratio, plus, minus, ratio, times } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { expect, test } from 'vitest'
import { CRASH, crashComesTo, crashReturnOf, drawCrash, flightMs, leavesAt, msOf, multiplierAt, survivalOf } from './crash.ts'

const { start, first, last } = CRASH

/** Answers what it was given, then nothing but `rest`, and remembers below what it was asked. */
function scripted(answers: readonly number[], rest: number): Draws & { asked: number[] } {
  const asked: number[] = []
  const below = (n: number): number => {
    asked.push(n)
    return answers[asked.length - 1] ?? Math.min(rest, n - 1)
  }
  return { asked, below, belowBig: (n) => BigInt(below(Number(n))) }
}

/** A draw as seen from outside: how probable it is that it leads where a zero leads, and what to answer for either way. */
interface Fork {
  chance: Ratio
  up: number[]
  down: number[]
}

const known = new Map<string, Fork>()
function forkAfter(answers: readonly number[]): Fork {
  const key = answers.join()
  const fork = known.get(key) ?? findFork(answers)
  known.set(key, fork)
  return fork
}

function findFork(answers: readonly number[]): Fork {
  const draws = scripted(answers, 0)
  const end = drawCrash(draws)
  const of = draws.asked[answers.length]!
  let [same, differs] = [0, of]
  while (differs - same > 1) {
    const middle = Math.floor((same + differs) / 2)
    if (drawCrash(scripted([...answers, middle], 0)) === end) same = middle
    else differs = middle
  }
  return { chance: ratio(differs, of), up: [...answers, 0], down: [...answers, differs] }
}

/** The highest numbers lead down, zeros lead up. */
const leastAfter = (answers: readonly number[]): number => drawCrash(scripted(answers, Infinity))
const mostAfter = (answers: readonly number[]): number => drawCrash(scripted(answers, 0))

/** How probable it is that a flight reaches a target: added up over the draws themselves. */
function reaching(target: number, answers: readonly number[] = []): Ratio {
  if (leastAfter(answers) >= target) return ratio(1)
  if (mostAfter(answers) < target) return ratio(0)
  const { chance, up, down } = forkAfter(answers)
  return plus(times(chance, reaching(target, up)), times(minus(ratio(1), chance), reaching(target, down)))
}

const RETURN = ratio(97, 100)

test('draw for draw, a target is reached with exactly 97 of so many chances, and gives back 97 of a hundred', () => {
  const draws = new Seeded(1)
  const targets = [
    ...Array.from({ length: 200 }, (_, n) => first + n),
    500,
    1000,
    9999,
    10_000,
    99_999,
    500_049,
    500_050,
    500_051,
    last - 1,
    last,
    ...Array.from({ length: 100 }, () => first + draws.below(last - first + 1)),
  ]
  for (const target of targets) {
    const chance = reaching(target)
    expect(chance, String(target)).toEqual(survivalOf(target))
    expect(times(chance, ratio(target, 100)), String(target)).toEqual(RETURN)
  }
})

test('what is told of every target is the same return', () => {
  for (let target: number = first; target <= last; target += 997) expect(crashReturnOf(target)).toEqual(RETURN)
  expect(crashReturnOf(last)).toEqual(RETURN)
  for (const none of [start, last + 1, 150.5]) expect(() => crashReturnOf(none)).toThrow(RangeError)
})

test('a hundred thousand flights crash where they should', () => {
  const draws = new Seeded(2)
  const flights = 100_000
  const points = Array.from({ length: flights }, () => drawCrash(draws))
  expect(points.every((point) => Number.isInteger(point) && point >= start && point <= last)).toBe(true)
  for (const target of [first, 110, 150, 200, 333, 1000, 5000, 20_000, 100_000]) {
    const expected = (flights * 97) / target
    const came = points.filter((point) => point >= target).length
    // Five deviations. The seed is fixed.
    expect(Math.abs(came - expected), String(target)).toBeLessThan(5 * Math.sqrt(expected * (1 - 97 / target)))
  }
})

test('who leaves at the point or before is paid, who leaves later is not', () => {
  expect(crashComesTo(250, 250)).toEqual(ratio(5, 2))
  expect(crashComesTo(101, 250)).toEqual(ratio(101, 100))
  expect(crashComesTo(251, 250)).toEqual(ratio(0))
  expect(crashComesTo(101, start)).toEqual(ratio(0))
  expect(() => crashComesTo(start, 250)).toThrow(RangeError)
})

test('a bet leaves by itself, by hand where that is earlier, and at the end of all flights at the latest', () => {
  const [early, late] = [msOf(150), msOf(300)]
  expect([leavesAt({ auto: 200 }), leavesAt({ auto: 200 }, early), leavesAt({ auto: 200 }, late)]).toEqual([200, multiplierAt(early), 200])
  expect([leavesAt({}, late), leavesAt({}), leavesAt({}, 1e9)]).toEqual([multiplierAt(late), last, last])
  // Before 1.01 it cannot leave.
  expect([leavesAt({}, msOf(first) - 1), leavesAt({ auto: 200 }, 0), leavesAt({}, msOf(first))]).toEqual([last, 200, first])
})

test('a multiplier is reached at its first millisecond and not before', () => {
  const draws = new Seeded(3)
  const all = [
    ...Array.from({ length: 2000 }, (_, n) => start + n),
    ...Array.from({ length: 3000 }, () => start + draws.below(last - start + 1)),
    last,
  ]
  for (const multiplier of all) {
    const ms = msOf(multiplier)
    expect(multiplierAt(ms)).toBeGreaterThanOrEqual(multiplier)
    if (multiplier === start) expect(ms).toBe(0)
    else expect(multiplierAt(ms - 1)).toBeLessThan(multiplier)
  }
})

test('it grows from 1.00 to the end by the clock alone, never back, six percent a second', () => {
  let before = 0
  for (let ms = 0; ms <= msOf(last); ms++) {
    const now = multiplierAt(ms)
    if (now < before) expect.unreachable(`back at ${ms}`)
    before = now
  }
  expect([multiplierAt(-5), multiplierAt(0), before, multiplierAt(1e12)]).toEqual([start, start, last, last])
  for (const seconds of [1, 10, 60, 120]) {
    const grown = 100 * 1.003 ** (20 * seconds)
    expect(Math.abs(multiplierAt(seconds * 1000) - grown)).toBeLessThan(1.01)
  }
})

test('a flight lasts until it would be beyond its point', () => {
  expect(flightMs(start)).toBe(msOf(first))
  expect(flightMs(last)).toBe(msOf(last))
  for (const point of [start, 150, 199, 1234, 98_765]) {
    expect(multiplierAt(flightMs(point))).toBeGreaterThan(point)
    expect(multiplierAt(flightMs(point) - 1)).toBeLessThanOrEqual(point)
  }
})
