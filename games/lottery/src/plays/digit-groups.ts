import { DIGITS, choose, combinations } from '../counting.ts'
import { makePlay, pad, won } from '../make-play.ts'
import type { Pad, Play, Result } from '../play.ts'
import { derived } from '../prizes.ts'

/** What digits look like without their order: so many that come several times, and so many others. */
export interface Pattern {
  /** The name that players know: 60 for a pair and three others, in any of 60 orders. */
  orders: number
  /** How often the first ones come, and how many they are. */
  often: readonly [times: number, count: number]
  /** The same of the others; absent where all come as often. */
  rest?: readonly [times: number, count: number]
}

export const PATTERNS: Readonly<Record<string, Pattern>> = {
  G120: { orders: 120, often: [1, 5] },
  G60: { orders: 60, often: [2, 1], rest: [1, 3] },
  G30: { orders: 30, often: [2, 2], rest: [1, 1] },
  G20: { orders: 20, often: [3, 1], rest: [1, 2] },
  G10: { orders: 10, often: [3, 1], rest: [2, 1] },
  G5: { orders: 5, often: [4, 1], rest: [1, 1] },
  G24: { orders: 24, often: [1, 4] },
  G12: { orders: 12, often: [2, 1], rest: [1, 2] },
  G6_4: { orders: 6, often: [2, 2] },
  G4: { orders: 4, often: [3, 1], rest: [1, 1] },
  G3: { orders: 3, often: [2, 1], rest: [1, 1] },
  G6: { orders: 6, often: [1, 3] },
  G2: { orders: 2, often: [1, 2] },
}

type Groups = readonly [often: readonly string[], rest: readonly string[]]
interface Line {
  often: string[]
  rest: string[]
}

/** Lines without writing them down: what is often may not be among the rest. */
function countLines({ often: [, a], rest: [, b] = [0, 0] }: Pattern, [often, rest]: Groups): number {
  const shared = often.filter((digit) => rest.includes(digit)).length
  let lines = 0
  for (let both = 0; both <= Math.min(a, shared); both++)
    lines += choose(shared, both) * choose(often.length - shared, a - both) * choose(rest.length - both, b)
  return lines
}

function* eachLine({ often: [, a], rest: [, b] = [0, 0] }: Pattern, [often, rest]: Groups): Generator<Line> {
  for (const first of combinations(often, a)) {
    const left = rest.filter((digit) => !first.includes(digit))
    for (const second of combinations(left, b)) yield { often: first, rest: second }
  }
}

/** Whether digits have the pattern, of digits that were chosen. */
function fits({ often, rest }: Pattern, [chosen, others]: Groups, digits: readonly string[]): boolean {
  let [first, second] = [0, 0]
  for (const digit of new Set(digits)) {
    const count = digits.filter((each) => each === digit).length
    if (count === often[0] && chosen.includes(digit)) first++
    else if (count === rest?.[0] && others.includes(digit)) second++
    else return false
  }
  return first === often[1] && second === (rest?.[1] ?? 0)
}

const keyOf = (name: string, pattern: Pattern, { often, rest }: Line): string =>
  `${name}-${pattern.orders}:${[often, rest].map((each) => each.join('')).join()}`

interface OnPlaces {
  code: string
  family: string
  /** Of the places, as selections are called. */
  name: string
  at: readonly number[]
  pattern: Pattern
}

/** A pair and its single come from one group where there are three digits; elsewhere what is often has a pad of its own. */
const takesOne = ({ pattern, at }: Pick<OnPlaces, 'pattern' | 'at'>): boolean => pattern.rest === undefined || at.length === 3

function padsOf(of: Pick<OnPlaces, 'pattern' | 'at'>): Pad[] {
  const { often, rest } = of.pattern
  if (takesOne(of)) return [pad('digits', 'digit', DIGITS, { min: often[1] + (rest?.[1] ?? 0) })]
  return [pad(`times${often[0]}`, 'digit', DIGITS, { min: often[1] }), pad(`times${rest![0]}`, 'digit', DIGITS, { min: rest![1] })]
}

const groupsOf = (of: Pick<OnPlaces, 'pattern' | 'at'>, [often = [], rest = []]: readonly (readonly string[])[]): Groups =>
  takesOne(of) ? [often, of.pattern.rest ? often : []] : [often, rest]

/** Digits in any order, on these places. */
export function digitGroup(of: OnPlaces): Play {
  const { code, family, name, at, pattern } = of
  return makePlay({
    code,
    family,
    pads: padsOf(of),
    prizes: [derived('win', pattern.orders, 10 ** at.length)],
    lines: (picks) => countLines(pattern, groupsOf(of, picks)),
    hits: (picks, result) =>
      won(
        fits(
          pattern,
          groupsOf(of, picks),
          at.map((place) => result[place]!),
        )
          ? 1
          : 0,
      ),
    most: () => won(1),
    selections: function* (picks) {
      for (const line of eachLine(pattern, groupsOf(of, picks))) yield { key: keyOf(name, pattern, line), prize: 0, times: 1 }
    },
  })
}

/** The same on so many of the places that are chosen, whichever. */
export function anyDigitGroup({ code, family, count, pattern }: { code: string; family: string; count: number; pattern: Pattern }): Play {
  const of = { pattern, at: Array.from({ length: count }, (_, n) => n) }
  const places = pad('places', 'word', DIGITS.slice(1, 6), { min: count })
  const timesIn = (chosen: readonly string[], groups: Groups, result: Result): number => {
    let times = 0
    for (const some of combinations(chosen, count))
      if (
        fits(
          pattern,
          groups,
          some.map((place) => result[Number(place) - 1]!),
        )
      )
        times++
    return times
  }
  return makePlay({
    code,
    family,
    pads: [places, ...padsOf(of)],
    prizes: [derived('win', pattern.orders, 10 ** count)],
    lines: ([chosen = [], ...digits]) => choose(chosen.length, count) * countLines(pattern, groupsOf(of, digits)),
    hits: ([chosen = [], ...digits], result) => won(timesIn(chosen, groupsOf(of, digits), result)),
    // More than can be: not all places of two digits and more can be right at once.
    most: ([chosen = []]) => won(choose(chosen.length, count)),
    selections: function* ([chosen = [], ...digits]) {
      for (const some of combinations(chosen, count))
        for (const line of eachLine(pattern, groupsOf(of, digits)))
          yield { key: keyOf(`P${some.join('')}`, pattern, line), prize: 0, times: 1 }
    },
  })
}
