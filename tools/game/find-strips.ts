import { approximate } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { classicSlot } from '../../games/slots/src/classic.ts'
import { figuresOf } from '../../games/slots/src/line-figures.ts'
import type { LineData } from '../../games/slots/src/line-slot.ts'

/** Letters of the symbols of a classic, best first. */
export const CLASSIC_SYMBOLS: LineData['symbols'] = {
  S: { drawing: 'seven', pays: { 3: 500 } },
  B: { drawing: 'bell', pays: { 3: 60 } },
  F: { drawing: 'clover', pays: { 3: 20 } },
  A: { drawing: 'acai', pays: { 3: 10 } },
  P: { drawing: 'pineapple', pays: { 3: 8 } },
  C: { drawing: 'cherry', pays: { 1: 2, 2: 4, 3: 15 } },
}
const START = ['SBBFFFFAAAAAPPPPPPCCC', 'SBBBFFFFAAAAAAPPPPCCCC', 'SBBBFFFFFFFAAAAAPPPPPCCC']
const LENGTHS = [20, 32] as const
/** How often a classic pays. */
const HITS = [0.105, 0.195] as const
/** A return is told with two digits: what is found reads as what was asked for. */
const TOLERANCE = 0.004
const STEPS = 40_000

/** Strips whose exact return is the wanted one, in percent, found step by step from a seed: the same seed finds the same strips. */
export function findClassicStrips(data: Omit<LineData, 'strips'>, wanted: number, seed: number): string[] {
  const chance = new Seeded(seed)
  const letters = Object.keys(data.symbols)
  const judge = (strips: readonly string[]): { off: number; hits: number } => {
    const slot = classicSlot({ ...data, strips })
    return { off: Math.abs(approximate(slot.returns[0].rtp) * 100 - wanted), hits: figuresOf(slot.model).hitRate }
  }
  let best = START
  let { off } = judge(best)
  for (let step = 0; step < STEPS && off > TOLERANCE; step++) {
    const next = changed(best, letters, chance)
    // The figures of a spin take longer than its return: they are looked at for what would be taken.
    if (!isWhole(next, letters)) continue
    const found = judge(next)
    // Now and then a step back, so that the search does not end where no single step helps.
    if (found.hits < HITS[0] || found.hits > HITS[1] || (found.off >= off && chance.below(50) > 0)) continue
    best = next
    off = found.off
  }
  if (off > TOLERANCE) throw new RangeError(`no strips with a return of ${wanted} % were found: ask for another return, or another seed`)
  return best.map((strip) => shuffled(strip, chance))
}

/** One letter of one strip becomes another, comes or goes. */
function changed(strips: readonly string[], letters: readonly string[], chance: Seeded): string[] {
  const reel = chance.below(strips.length)
  return strips.map((strip, n) => {
    if (n !== reel) return strip
    const place = chance.below(strip.length)
    const letter = letters[chance.below(letters.length)]!
    const way = chance.below(3)
    return `${strip.slice(0, place)}${way === 0 ? '' : letter}${strip.slice(way === 1 ? place : place + 1)}`
  })
}

/** Every symbol on every reel, and the best one once: the most that can be won is won by three of it. */
const isWhole = (strips: readonly string[], letters: readonly string[]): boolean =>
  strips.every(
    (strip) =>
      strip.length >= LENGTHS[0] &&
      strip.length <= LENGTHS[1] &&
      letters.every((letter) => strip.includes(letter)) &&
      strip.split(letters[0]!).length === 2,
  )

function shuffled(strip: string, chance: Seeded): string {
  const letters = strip.split('')
  for (let last = letters.length - 1; last > 0; last--) {
    const other = chance.below(last + 1)
    ;[letters[last], letters[other]] = [letters[other]!, letters[last]!]
  }
  return letters.join('')
}
