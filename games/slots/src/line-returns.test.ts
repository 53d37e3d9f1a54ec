import type { Draws } from '@tucano/randomness'
import { type Ratio, ratio, sumOf } from '@tucano/round'
import { describe, expect, test } from 'vitest'
import { classics, expandings, lines } from './classic-lines-games.ts'
import { classicSlot } from './classic.ts'
import { type ExpandingData, expandingSlot } from './expanding.ts'
import { type FreeSpins, expectedSpins, leadsOf } from './free-spins.ts'
import type { LineSlot } from './line-slot.ts'
import { type LinesData, linesSlot } from './lines.ts'
import type { Outcome } from './slot-game.ts'
import { everyDraw } from './testing/every-draw.ts'

/** Opens a round, and goes on with the choice where there is one, from the first draw again. */
function playOn(slot: LineSlot, choice: number, draws: Draws): Outcome {
  const drawn: number[] = []
  const kept = (n: number): number => {
    const number = draws.below(n)
    drawn.push(number)
    return number
  }
  const opened = slot.play({ ...draws, below: kept }, [])
  if (!opened.choose) return opened
  return slot.play({ ...draws, below: (n) => drawn.shift() ?? draws.below(n) }, [choice])
}

/** What comes back of a coin when every draw is played. */
function played(slot: LineSlot, choice = 0): Ratio {
  const coins = new Map<number, number>()
  for (const { outcome, once } of everyDraw((draws) => playOn(slot, choice, draws))) coins.set(once, (coins.get(once) ?? 0) + outcome.coins)
  return sumOf([...coins].map(([once, won]) => ratio(won, BigInt(once) * BigInt(slot.sheet.cost))))
}

const few = { spins: 1, more: 2, max: 2 }

/** Two reels with their scatter, their wild and others; the rest stand still. One scatter less does what it takes. */
function cut(strips: readonly string[]): string[] {
  const turning = strips.flatMap((strip, reel) => (strip.includes('S') ? [reel] : [])).slice(0, 2)
  return strips.map((strip, reel) => {
    const first = `${strip.includes('W') ? 'W' : ''}${turning.includes(reel) ? 'S' : ''}`
    const letters = [...new Set(first + strip.replaceAll('S', ''))]
    return letters.slice(0, turning.includes(reel) ? 4 : 1).join('')
  })
}

const cutLines = (data: LinesData): LinesData => ({
  ...data,
  strips: cut(data.strips),
  freeStrips: cut(data.freeStrips),
  free: data.free.map((free) => ({ ...free, ...few, count: free.count - 1 })),
})

const cutExpanding = (data: ExpandingData): ExpandingData => ({
  ...data,
  strips: cut(data.strips),
  freeStrips: cut(data.freeStrips),
  scatters: data.scatters - 1,
  choices: data.choices.map((choice) => ({ ...choice, ...few })),
})

test.each(classics)('every stop of $code, played, comes to the return that is computed', (data) => {
  const slot = classicSlot(data)
  expect(played(slot)).toEqual(slot.returns[0].rtp)
})

test.each(lines)('every draw of $code on short strips, free spins included, comes to the return that is computed', (data) => {
  const slot = linesSlot(cutLines(data))
  const { rtp } = slot.returns.at(-1)!
  expect(played(slot)).toEqual(rtp)
})

test.each(expandings)('every draw of $code on short strips, for each choice, comes to the return that is computed', (data) => {
  const slot = expandingSlot(cutExpanding(data))
  for (const choice of data.choices.keys()) expect(played(slot, choice)).toEqual(slot.returns[choice + 1]!.rtp)
})

describe('free spins that are won again and again', () => {
  const base = { ...lines[0]!, strips: ['SAKQ', 'AKQS', 'A', 'A', 'A'], freeStrips: ['SAKQ', 'W', 'A', 'A', 'K'] }

  test('end at their limit, and what they pay until then is what is computed', () => {
    const free = [
      { count: 1, spins: 2, multiplier: 3, more: 1, max: 4 },
      { count: 2, spins: 3, multiplier: 2, more: 2, max: 5 },
    ]
    const slot = linesSlot({ ...base, free })
    expect(played(slot)).toEqual(slot.returns[0].rtp)
    const counts = [...everyDraw((draws) => slot.play(draws, []))].map(({ outcome }) => outcome.spins.length - 1)
    expect(Math.max(...counts)).toBe(5)
  })

  test('are counted exactly', () => {
    const free: FreeSpins = { count: 1, spins: 2, multiplier: 1, more: 2, max: 4 }
    // Of three stops one shows a scatter. Two spins; if one of them has it, two more, and no more than that.
    expect(expectedSpins(free, leadsOf([free], 3), [2, 1])).toEqual(ratio(2 * 9 + 2 * 5, 9))
    expect(expectedSpins({ ...free, max: 2 }, leadsOf([free], 3), [2, 1])).toEqual(ratio(2))
  })
})
