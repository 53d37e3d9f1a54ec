import { DIGITS, combinations, product, range, total } from '../counting.ts'
import { makePlay, pad, won } from '../make-play.ts'
import type { Play, Shape } from '../play.ts'
import { PATTERNS, anyDigitGroup, digitGroup } from '../plays/digit-groups.ts'
import { PARITIES, SIZES, SIZE_AND_PARITY, choosing, sizeAndParity } from '../plays/options.ts'
import { type Window, anyExact, byMeasure, exact, exactTyped, marks } from '../plays/places.ts'
import { sets } from '../plays/sets.ts'
import { derived } from '../prizes.ts'
import { drawNumbers, readNumbers } from './results.ts'

const PLACES = range(0, 4)
const window = (name: string, family: string, at: readonly number[]): Window => ({ name, family, at, look: 'digit', choices: DIGITS })
const ALL = window('A5', 'five', PLACES)
const FOURS = [window('F4', 'four', [0, 1, 2, 3]), window('B4', 'four', [1, 2, 3, 4])]
const THREES = [window('F3', 'front3', [0, 1, 2]), window('M3', 'mid3', [1, 2, 3]), window('B3', 'back3', [2, 3, 4])]
const TWOS = [window('F2', 'two', [0, 1]), window('B2', 'two', [3, 4])]
const ANY = window('P', 'any', PLACES)

const sumOf = (digits: readonly number[]): number => total(digits)
const spreadOf = (digits: readonly number[]): number => Math.max(...digits) - Math.min(...digits)

const groups = ({ name, family, at }: Window, codes: readonly string[]): Play[] =>
  codes.map((code) => digitGroup({ code: `${name}${code.split('_')[0]}`, family, name, at, pattern: PATTERNS[code]! }))

/** How many results of so many digits have so many others in them at all, by what is left out. */
function waysWithAll(places: number, digits: number): number {
  return range(0, digits).reduce(
    (ways, out) => ways + (out % 2 === 0 ? 1 : -1) * [...combinations(range(1, digits), out)].length * (10 - out) ** places,
    0,
  )
}

/** Some digits that come anywhere on the places. */
const contains = ({ name, family, at }: Window, size: number): Play =>
  sets({
    code: `${name}C${size}`,
    family,
    name: `${name}-has`,
    look: 'digit',
    choices: DIGITS,
    size,
    pays: [{ drawn: size, prize: derived('win', waysWithAll(at.length, size), 10 ** at.length) }],
    drawn: (result) => [...new Set(at.map((place) => result[place]!))],
    count: [1, at.length],
  })

/** A digit that comes so often, at least, in five. */
const often = (times: number, ways: number): Play =>
  choosing({
    code: `ONE${times}`,
    family: 'five',
    look: 'digit',
    outcomes: 100_000,
    options: DIGITS.map((key) => ({ key, ways })),
    wins: (result) => DIGITS.filter((digit) => result.filter((each) => each === digit).length >= times),
    together: Math.floor(5 / times),
  })

const WORDS: readonly string[] = [...SIZES, ...PARITIES]

/** Size and parity of each place: all have to be right. */
const sizesOf = ({ name, family, at }: Window): Play =>
  makePlay({
    code: `${name}Z`,
    family,
    pads: at.map((place) => pad(`place${place + 1}`, 'word', WORDS)),
    prizes: [derived('win', 1, 2 ** at.length)],
    lines: (picks) => product(picks.map(({ length }) => length)),
    hits: (picks, result) =>
      won(
        product(
          picks.map((group, n) => {
            const has = sizeAndParity(Number(result[at[n]!]), 5)
            return group.filter((word) => has.includes(word)).length
          }),
        ),
      ),
    most: (picks) =>
      won(product(picks.map((group) => Math.max(...SIZE_AND_PARITY.map((has) => group.filter((word) => has.includes(word)).length))))),
    selections: function* (picks) {
      for (const line of linesOfWords(picks)) yield { key: `${name}Z:${line.join()}`, prize: 0, times: 1 }
    },
  })

function* linesOfWords([group, ...others]: readonly (readonly string[])[]): Generator<string[]> {
  if (group === undefined) yield []
  else for (const word of group) for (const rest of linesOfWords(others)) yield [word, ...rest]
}

/** Digits that follow one another, nine and nought too. */
function isStraight(digits: readonly number[]): boolean {
  const sorted = digits.toSorted((a, b) => a - b)
  const steps = sorted.map((digit, n) => (sorted[(n + 1) % 3]! - digit + 10) % 10)
  return steps.filter((step) => step === 1).length === 2
}

/** What three digits are, each of them one thing only. */
export function kindOf(digits: readonly number[]): string {
  const different = new Set(digits).size
  if (different < 3) return different === 1 ? 'TRIPLE' : 'PAIR'
  if (isStraight(digits)) return 'STRAIGHT'
  return digits.some((digit) => digits.includes((digit + 1) % 10)) ? 'HALF' : 'MIXED'
}

const KINDS = { TRIPLE: 10, STRAIGHT: 60, PAIR: 270, HALF: 360, MIXED: 300 }
const kinds = ({ name, family, at }: Window): Play =>
  choosing({
    code: `${name}K`,
    family,
    outcomes: 1000,
    options: Object.entries(KINDS).map(([key, ways]) => ({ key, ways })),
    wins: (result) => [kindOf(at.map((place) => Number(result[place])))],
  })

const three = (of: Window): Play[] => [
  exact(`${of.name}D`, of),
  exactTyped(`${of.name}T`, of),
  byMeasure(`${of.name}S`, of, { key: 'sum', most: 27, of: sumOf }),
  byMeasure(`${of.name}P`, of, { key: 'spread', most: 9, of: spreadOf }),
  ...groups(of, ['G3', 'G6']),
  contains(of, 1),
  contains(of, 2),
  sizesOf(of),
  kinds(of),
]

const dragon = (a: number, b: number): Play =>
  choosing({
    code: `DT${a + 1}${b + 1}`,
    family: 'dragon',
    outcomes: 100,
    options: [
      { key: 'DRAGON', ways: 45 },
      { key: 'TIGER', ways: 45 },
      { key: 'TIE', ways: 10 },
    ],
    wins: (result) => [result[a] === result[b] ? 'TIE' : result[a]! > result[b]! ? 'DRAGON' : 'TIGER'],
  })

const BULLS = range(1, 10)
/** Three of five that come to tens, and what the other two come to then; nothing where no three do. */
export function bullOf(digits: readonly number[]): number {
  const sum = total(digits)
  for (const three of combinations(range(0, 4), 3)) if (total(three.map((n) => digits[n]!)) % 10 === 0) return ((sum + 9) % 10) + 1
  return 0
}
const bullWays = (bull: number): number => (bull === 10 ? 6456 : bull % 2 === 1 ? 6375 : 6505)
const bull = choosing({
  code: 'BULL',
  family: 'bull',
  outcomes: 100_000,
  options: [{ key: 'NONE', ways: 35_649 }, ...BULLS.map((n) => ({ key: `BULL${n}`, ways: bullWays(n) }))],
  wins: (result) => {
    const is = bullOf(result.map(Number))
    return [is === 0 ? 'NONE' : `BULL${is}`]
  },
})

const sum = choosing({
  code: 'SUM',
  family: 'sum',
  outcomes: 2,
  options: WORDS.map((key) => ({ key, ways: 1 })),
  wins: (result) => sizeAndParity(total(result.map(Number)), 23),
  together: SIZE_AND_PARITY,
})

const any = [
  ...[2, 3, 4].map((count) => anyExact(`ANY${count}D`, ANY, count)),
  ...Object.entries({ 2: ['G2'], 3: ['G3', 'G6'], 4: ['G24', 'G12', 'G6_4', 'G4'] }).flatMap(([count, codes]) =>
    codes.map((code) =>
      anyDigitGroup({ code: `ANY${count}${code.split('_')[0]}`, family: 'any', count: Number(count), pattern: PATTERNS[code]! }),
    ),
  ),
]

/** Five digits. */
export const ssc: Shape = {
  code: 'ssc',
  plays: [
    exact('A5D', ALL),
    exactTyped('A5T', ALL),
    ...groups(ALL, ['G120', 'G60', 'G30', 'G20', 'G10', 'G5']),
    contains(ALL, 2),
    contains(ALL, 3),
    ...[40_951, 8146, 856, 46].map((ways, n) => often(n + 1, ways)),
    ...FOURS.flatMap((of) => [
      exact(`${of.name}D`, of),
      exactTyped(`${of.name}T`, of),
      ...groups(of, ['G24', 'G12', 'G6_4', 'G4']),
      contains(of, 1),
      contains(of, 2),
    ]),
    ...THREES.flatMap(three),
    ...TWOS.flatMap((of) => [exact(`${of.name}D`, of), exactTyped(`${of.name}T`, of), ...groups(of, ['G2']), sizesOf(of)]),
    marks('FIX1', { ...ALL, family: 'fix' }),
    ...any,
    sum,
    ...[...combinations(PLACES, 2)].map(([a = 0, b = 0]) => dragon(a, b)),
    bull,
  ],
  draw: (draws) => drawNumbers(draws, [1, 1, 1, 1, 1]),
  readResult: readNumbers([1, 1, 1, 1, 1]),
  parts: [{ key: 'digits', look: 'digit', count: 5 }],
}
