import { combinations, product, productsOf, total, tuples } from '../counting.ts'
import { makePlay, pad, typedPad, won } from '../make-play.ts'
import { type Pad, type Picks, type Play, type Result, BadPicks } from '../play.ts'
import { derived } from '../prizes.ts'

/** Places of a result that are bet on. */
export interface Window {
  /** Selections of all plays on the same places are counted together. */
  name: string
  family: string
  at: readonly number[]
  look: 'digit' | 'ball'
  choices: readonly string[]
  /** A ball is drawn once. */
  isDealt?: boolean
}

const padsOf = ({ at, look, choices }: Window, min = 1): Pad[] => at.map((place) => pad(`place${place + 1}`, look, choices, { min }))

/** Results that the places can have. */
const outcomesOf = ({ at, choices, isDealt }: Window): bigint =>
  at.reduce((all, _, n) => all * BigInt(isDealt ? choices.length - n : choices.length), 1n)

const keyOf = ({ name }: Window, numbers: readonly string[]): string => `${name}:${numbers.join()}`
const isDistinct = (numbers: readonly string[]): boolean => new Set(numbers).size === numbers.length

function* linesOf(window: Window, picks: Picks): Generator<string[]> {
  for (const line of tuples(picks)) if (!window.isDealt || isDistinct(line)) yield line
}

function countDealt(picks: Picks): number {
  let lines = 0
  for (const line of tuples(picks)) if (isDistinct(line)) lines++
  return lines
}

/** Every place exactly: some choices for each. */
export const exact = (code: string, window: Window): Play =>
  makePlay({
    code,
    family: window.family,
    pads: padsOf(window),
    prizes: [derived('win', 1, outcomesOf(window))],
    lines: (picks) => (window.isDealt ? countDealt(picks) : product(picks.map(({ length }) => length))),
    hits: (picks, result) => won(picks.every((group, n) => group.includes(result[window.at[n]!]!)) ? 1 : 0),
    most: () => won(1),
    selections: function* (picks) {
      for (const line of linesOf(window, picks)) yield { key: keyOf(window, line), prize: 0, times: 1 }
    },
  })

const TYPED_MAX = 2000

/** Numbers that are typed, or pasted. */
export const exactTyped = (code: string, window: Window): Play =>
  makePlay({
    code,
    family: window.family,
    pads: [typedPad(window.at.length, TYPED_MAX)],
    prizes: [derived('win', 1, outcomesOf(window))],
    lines: ([numbers = []]) => numbers.length,
    hits: ([numbers = []], result) => won(numbers.includes(window.at.map((place) => result[place]!).join('')) ? 1 : 0),
    most: () => won(1),
    selections: ([numbers = []]) => numbers.map((number) => ({ key: keyOf(window, number.split('')), prize: 0, times: 1 })),
  })

/** Each place by itself: a line a mark. */
export const marks = (code: string, window: Window): Play =>
  makePlay({
    code,
    family: window.family,
    pads: padsOf(window, 0),
    least: 1,
    prizes: [derived('win', 1, window.choices.length)],
    lines: (picks) => total(picks.map(({ length }) => length)),
    hits: (picks, result) => won(matching(window, picks, result)),
    most: (picks) => won(window.isDealt ? placesAtOnce(picks) : filled(picks)),
    selections: (picks) =>
      picks.flatMap((group, n) => group.map((choice) => ({ key: `P${window.at[n]! + 1}:${choice}`, prize: 0, times: 1 }))),
  })

const filled = (picks: Picks): number => picks.filter(({ length }) => length > 0).length
const matching = ({ at }: Window, picks: Picks, result: Result): number =>
  picks.filter((group, n) => group.includes(result[at[n]!]!)).length

/** How many places can be right at once where each ball comes once: paths that make room, one after the other. */
function placesAtOnce(picks: Picks): number {
  const holder = new Map<string, number>()
  const takes = (place: number, seen: Set<string>): boolean =>
    picks[place]!.some((ball) => {
      if (seen.has(ball)) return false
      seen.add(ball)
      const other = holder.get(ball)
      if (other !== undefined && !takes(other, seen)) return false
      holder.set(ball, place)
      return true
    })
  return picks.filter((_, place) => takes(place, new Set())).length
}

/** So many of the places exactly, whichever: every choice of places is played. */
export const anyExact = (code: string, window: Window, count: number): Play =>
  makePlay({
    code,
    family: window.family,
    pads: padsOf(window, 0),
    least: count,
    prizes: [derived('win', 1, window.choices.length ** count)],
    lines: (picks) =>
      productsOf(
        picks.map(({ length }) => length),
        count,
      ),
    hits: (picks, result) =>
      won(
        productsOf(
          picks.map((group, n) => (group.includes(result[window.at[n]!]!) ? 1 : 0)),
          count,
        ),
      ),
    most: (picks) =>
      won(
        productsOf(
          picks.map(({ length }) => (length > 0 ? 1 : 0)),
          count,
        ),
      ),
    selections: function* (picks) {
      const chosen = picks.flatMap((group, n) => (group.length > 0 ? [{ place: window.at[n]! + 1, group }] : []))
      for (const some of combinations(chosen, count))
        for (const line of tuples(some.map(({ group }) => group)))
          yield { key: `P${some.map(({ place }) => place).join('')}:${line.join()}`, prize: 0, times: 1 }
    },
  })

/** Numbers by something that they have together, a sum or a spread: choosing it buys every number that has it. */
export function byMeasure(
  code: string,
  window: Window,
  measure: { key: string; most: number; of: (digits: readonly number[]) => number },
): Play {
  const choices = Array.from({ length: measure.most + 1 }, (_, n) => String(n))
  // A thousand numbers are sorted when the play is first looked at.
  let sorted: Map<string, string[][]> | undefined
  const numbersOf = (choice: string): readonly string[][] => {
    sorted ??= Map.groupBy(tuples(window.at.map(() => window.choices)), (line) => String(measure.of(line.map(Number))))
    return sorted.get(choice)!
  }
  return makePlay({
    code,
    family: window.family,
    pads: [pad(measure.key, 'ball', choices)],
    prizes: [derived('win', 1, outcomesOf(window))],
    lines: ([chosen = []]) => total(chosen.map((each) => numbersOf(each).length)),
    hits: ([chosen = []], result) => won(chosen.includes(String(measure.of(window.at.map((place) => Number(result[place]))))) ? 1 : 0),
    most: () => won(1),
    selections: function* ([chosen = []]) {
      for (const each of chosen) for (const line of numbersOf(each)) yield { key: keyOf(window, line), prize: 0, times: 1 }
    },
  })
}

/** Refuses what stands in two groups. */
export function apart(first: readonly string[], second: readonly string[], field: string): void {
  if (second.some((choice) => first.includes(choice))) throw new BadPicks(field, 'in both groups')
}
