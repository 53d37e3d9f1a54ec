import { type Ratio, compare, plus, ratio } from '@tucano/round'
import { makePlay, pad } from '../make-play.ts'
import type { Hit, Pad, Picks, Play, Prize, Result } from '../play.ts'
import { FULL_SERIES, derived, withPush } from '../prizes.ts'

/** Something that a result has or has not, and how often. */
export interface Option {
  key: string
  ways: number | bigint
}

export interface Choosing {
  code: string
  family: string
  look?: Exclude<Pad['look'], 'typed'>
  outcomes: number | bigint
  options: readonly Option[]
  /** The options that win. */
  wins: (result: Result) => readonly string[]
  /** What can win at once: so many of any, or these; one alone where nothing is said. */
  together?: number | readonly (readonly string[])[]
  /** Outcomes that give the stake back, whatever was chosen. */
  pushes?: { ways: number; on: (result: Result) => boolean }
}

/** What a result pays in all, by odds of the full series: enough to tell which pays more. */
const worth = (prizes: readonly Prize[], hits: readonly Hit[]): Ratio =>
  hits.reduce((sum, { prize, times }) => {
    const { over, under } = prizes[prize]!.odds(FULL_SERIES)
    return plus(sum, ratio(over * BigInt(times), under))
  }, ratio(0))

/** Of several lists of hits, the one that pays most. */
export function best(prizes: readonly Prize[], cases: Iterable<readonly Hit[]>): readonly Hit[] {
  let found: readonly Hit[] = []
  for (const hits of cases) if (compare(worth(prizes, hits), worth(prizes, found)) > 0) found = hits
  return found
}

/** A line for each option that is chosen. */
export function choosing({ code, family, look = 'word', outcomes, options, wins, together = 1, pushes }: Choosing): Play {
  const prizes = options.flatMap(({ key, ways }) =>
    pushes ? withPush(key, Number(ways), Number(outcomes), pushes.ways) : [derived(key, ways, outcomes, { of: key })],
  )
  const step = pushes ? 2 : 1
  const places = new Map(options.map(({ key }, n) => [key, n * step]))
  const hitsOf = (chosen: readonly string[], winning: readonly string[]): Hit[] =>
    chosen.filter((key) => winning.includes(key)).map((key) => ({ prize: places.get(key)!, times: 1 }))
  const worthOf = new Map([...places].map(([key, prize]) => [key, prizes[prize]!.odds(FULL_SERIES)]))
  /** The dearest of what was chosen come first. */
  const dearest = (chosen: readonly string[]): string[] => chosen.toSorted((a, b) => compare(worthOf.get(b)!, worthOf.get(a)!))
  return makePlay({
    code,
    family,
    pads: [
      pad(
        'options',
        look,
        options.map(({ key }) => key),
      ),
    ],
    prizes,
    lines: ([chosen = []]) => chosen.length,
    hits: ([chosen = []], result) =>
      pushes?.on(result) ? chosen.map((key) => ({ prize: places.get(key)! + 1, times: 1 })) : hitsOf(chosen, wins(result)),
    most: ([chosen = []]: Picks) =>
      typeof together === 'number'
        ? hitsOf(chosen, dearest(chosen).slice(0, together))
        : best(
            prizes,
            together.map((each) => hitsOf(chosen, each)),
          ),
    selections: ([chosen = []]) => chosen.map((key) => ({ key: `${code}:${key}`, prize: places.get(key)!, times: 1 })),
  })
}

export const SIZES = ['BIG', 'SMALL'] as const
export const PARITIES = ['ODD', 'EVEN'] as const
/** A size and a parity come together. */
export const SIZE_AND_PARITY: readonly string[][] = SIZES.flatMap((size) => PARITIES.map((parity) => [size, parity]))
export const sizeAndParity = (number: number, from: number): string[] => [
  number >= from ? 'BIG' : 'SMALL',
  number % 2 === 1 ? 'ODD' : 'EVEN',
]
