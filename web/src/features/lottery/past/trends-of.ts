import { shapes } from '@tucano/lottery'
import { ballsOf } from '../looks/balls-of.ts'
import { lookOf } from '../looks/look-of.ts'

/** How a number has come: in draws, the newest first. */
export interface Trend {
  choice: string
  /** Draws since it came last; all of them where it did not. */
  missing: number
  /** Between two times that it came. */
  average: number
  longest: number
  times: number
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** What of a result stands on its places, and what may stand there. */
export interface Places {
  /** Several things of one result that are looked at together have no places. */
  count: number
  choices: readonly string[]
  of: (result: readonly string[]) => readonly string[]
}

/** The last two digits of the highest prize stand for a board of many numbers. */
const lastTwo = (result: readonly string[]): string[] => Array.from((result[0] ?? '').replaceAll(/\D/g, '').slice(-2))

export function placesOf(shape: string, results: readonly (readonly string[])[]): Places {
  const look = lookOf(shape)
  const count = results[0]?.length ?? 0
  switch (look) {
    case 'digits':
      // A number in one piece has its digits as places.
      return count === 1
        ? { count: results[0]?.[0]?.length ?? 0, choices: DIGITS, of: ([number = '']) => Array.from(number) }
        : { count, choices: DIGITS, of: (result) => result }
    case 'board':
      return { count: 2, choices: DIGITS, of: lastTwo }
    case 'dice':
      return { count: 0, choices: ['1', '2', '3', '4', '5', '6'], of: (result) => result }
    case 'race':
      return { count, choices: Array.from({ length: count }, (_, n) => String(n + 1)), of: (result) => result }
    case 'balls':
      // Those that have never come are told, too.
      return { count: 0, choices: ballsOf(shapes.get(shape)!), of: (result) => result }
  }
}

/** How each number has come on a place, or anywhere, in so many of the newest draws. */
export function trendsOf(results: readonly (readonly string[])[], places: Places, place: number | undefined): Trend[] {
  const came = results.map((result) => {
    const all = places.of(result)
    return new Set(place === undefined ? all : [all[place] ?? ''])
  })
  return places.choices.map((choice) => {
    const at = came.flatMap((numbers, draw) => (numbers.has(choice) ? [draw] : []))
    const gaps = at.map((draw, n) => draw - (at[n - 1] ?? -1) - 1)
    const tail = came.length - (at.at(-1) ?? -1) - 1
    const between = [...gaps, ...(at.length > 0 ? [] : [came.length])]
    return {
      choice,
      missing: at[0] ?? came.length,
      average: at.length > 0 ? (came.length - at.length) / at.length : came.length,
      longest: Math.max(...between, tail),
      times: at.length,
    }
  })
}

/** The choices that came most, and least, where some came more than others. */
export function extremesOf(trends: readonly Trend[]): { hot: readonly string[]; cold: readonly string[] } {
  const [most, least] = [Math.max(...trends.map(({ times }) => times)), Math.min(...trends.map(({ times }) => times))]
  if (most === least) return { hot: [], cold: [] }
  const cameSo = (count: number): string[] => trends.filter(({ times }) => times === count).map(({ choice }) => choice)
  return { hot: cameSo(most), cold: cameSo(least) }
}
