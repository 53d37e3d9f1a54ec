/** A place on the cloth where a bet can lie. Inside bets are named by their numbers, outside bets by which of their kind they are. */
export interface Spot {
  kind: Kind
  which?: string
  numbers: readonly number[]
}

/** What a kind pays on top of the stake: 36 divided by its numbers, less the stake. */
export const PAYS = {
  straight: 35,
  split: 17,
  street: 11,
  trio: 11,
  firstFour: 8,
  corner: 8,
  line: 5,
  column: 2,
  dozen: 2,
  colour: 1,
  parity: 1,
  half: 1,
} as const
export type Kind = keyof typeof PAYS

/** As the numbers lie around the wheel, clockwise. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
] as const
export const RED: readonly number[] = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]

const upTo = (count: number): number[] => Array.from({ length: count }, (_, n) => n)
const NUMBERS = upTo(36).map((n) => n + 1)
/** Streets are rows of three: 1 2 3, 4 5 6 and so on. */
const ROWS = upTo(12).map((row) => [row * 3 + 1, row * 3 + 2, row * 3 + 3] as const)

const inside = (kind: Kind, numbers: readonly number[]): Spot => ({ kind, numbers })
const outside = (kind: Kind, which: string, holds: (number: number) => boolean): Spot => ({ kind, which, numbers: NUMBERS.filter(holds) })

const neighbours = [...ROWS.flatMap(([a, b, c]) => [a, b].map((n) => [n, n === a ? b : c])), ...NUMBERS.slice(0, 33).map((n) => [n, n + 3])]

export const SPOTS: readonly Spot[] = [
  ...upTo(37).map((number) => inside('straight', [number])),
  ...[[0, 1], [0, 2], [0, 3], ...neighbours].map((pair) => inside('split', pair)),
  ...ROWS.map((row) => inside('street', row)),
  inside('trio', [0, 1, 2]),
  inside('trio', [0, 2, 3]),
  inside('firstFour', [0, 1, 2, 3]),
  ...ROWS.slice(0, 11).flatMap(([a, b]) => [a, b].map((n) => inside('corner', [n, n + 1, n + 3, n + 4]))),
  ...ROWS.slice(0, 11).map(([a]) =>
    inside(
      'line',
      upTo(6).map((n) => a + n),
    ),
  ),
  ...[1, 2, 3].map((which) => outside('column', String(which), (number) => (number - which) % 3 === 0)),
  ...[1, 2, 3].map((which) => outside('dozen', String(which), (number) => Math.ceil(number / 12) === which)),
  outside('colour', 'red', (number) => RED.includes(number)),
  outside('colour', 'black', (number) => !RED.includes(number)),
  outside('parity', 'even', (number) => number % 2 === 0),
  outside('parity', 'odd', (number) => number % 2 === 1),
  outside('half', 'low', (number) => number <= 18),
  outside('half', 'high', (number) => number > 18),
]

/** The name of a spot: its kind, and what tells it from the others of its kind. */
export const nameOf = ({ kind, which, numbers }: Pick<Spot, 'kind' | 'which'> & { numbers?: readonly number[] }): string =>
  `${kind} ${which ?? numbers?.join('-')}`

export const SPOT_BY_NAME: ReadonlyMap<string, Spot> = new Map(SPOTS.map((spot) => [nameOf(spot), spot]))
