import { type Card, rankOf } from './cards.ts'

/** Ace one, tens and figures nothing, the others as they count. */
export function pointsOf(card: Card): number {
  const rank = rankOf(card)
  return rank === 12 ? 1 : rank >= 8 ? 0 : rank + 2
}

/** After a third card of the player's: with so many points, the banker draws if that card counts one of these. */
export const BANKER_DRAWS: readonly (readonly number[])[] = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  [0, 1, 2, 3, 4, 5, 6, 7, 9],
  [2, 3, 4, 5, 6, 7],
  [4, 5, 6, 7],
  [6, 7],
  [],
]
/** The player draws with so many points or fewer, and so does the banker when the player did not. */
export const DRAWS_UP_TO = 5
/** So many points with two cards end it. */
export const NATURAL = 8

/** Points of either side, after its two cards. */
interface Table {
  player: number
  banker: number
}

const natural = ({ player, banker }: Table): boolean => player >= NATURAL || banker >= NATURAL

export const playerDraws = (table: Table): boolean => !natural(table) && table.player <= DRAWS_UP_TO

/** `third` is what the player's third card counts, if there is one. */
export function bankerDraws(table: Table, third: number | undefined): boolean {
  if (natural(table)) return false
  return third === undefined ? table.banker <= DRAWS_UP_TO : BANKER_DRAWS[table.banker]!.includes(third)
}

export type Side = 'player' | 'banker' | 'tie'

export const winnerOf = ({ player, banker }: Table): Side => (player > banker ? 'player' : banker > player ? 'banker' : 'tie')

/** Of the 13 ranks, how many count 0, 1, … 9. */
const RANKS = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1] as const
const POINTS = RANKS.map((_, points) => points)
/** Every way that six cards can come, whether they are needed or not. */
export const ALL_WAYS = 13 ** 6

/** Calls back with every end of a round, and in how many of all ways it comes. Cards go back into the deck, so all are alike. */
export function everyEnd(tell: (end: Table & { winner: Side }, ways: number) => void): void {
  const pairs = POINTS.map((sum) => POINTS.reduce((ways, first) => ways + RANKS[first]! * RANKS[(sum - first + 10) % 10]!, 0))
  const end = (table: Table, ways: number): void => tell({ ...table, winner: winnerOf(table) }, ways)
  const banker = (before: Table, { player, third, ways }: { player: number; third?: number; ways: number }): void => {
    if (!bankerDraws(before, third)) return end({ player, banker: before.banker }, ways * 13)
    for (const card of POINTS) end({ player, banker: (before.banker + card) % 10 }, ways * RANKS[card]!)
  }
  for (const player of POINTS)
    for (const other of POINTS) {
      const table = { player, banker: other }
      const ways = pairs[player]! * pairs[other]!
      if (!playerDraws(table)) banker(table, { player, ways: ways * 13 })
      else for (const third of POINTS) banker(table, { player: (player + third) % 10, third, ways: ways * RANKS[third]! })
    }
}
