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

/** Every round is dealt from so many whole decks. */
export const DECKS = 8
/** In a shoe, how many cards count 0, 1, … 9. */
const SHOE = [4, 1, 1, 1, 1, 1, 1, 1, 1, 1].map((ranks) => ranks * 4 * DECKS)
const CARDS = 52 * DECKS
const POINTS = [...SHOE.keys()]
/** Every way that six cards can come one after the other, whether they are needed or not. */
export const ALL_WAYS = POINTS.slice(0, 6).reduce((ways, drawn) => ways * (CARDS - drawn), 1)

/** How a round ended, and after how many cards. */
export interface End extends Table {
  winner: Side
  cards: number
}

/** Calls back with every end of a round, and in how many of all ways it comes: whole numbers that a float holds exactly. */
export function everyEnd(tell: (end: End, ways: number) => void): void {
  const left = [...SHOE]
  let drawn = 0
  /** Goes on with every card that can come next; what is left in the shoe is as it was afterwards. */
  const each = (ways: number, next: (points: number, ways: number) => void): void => {
    drawn++
    for (const points of POINTS) {
      const ways1 = ways * left[points]!--
      if (ways1 > 0) next(points, ways1)
      left[points]!++
    }
    drawn--
  }
  /** The cards that nobody needed come in any order. */
  const end = (table: Table, ways: number): void => {
    let all = ways
    for (let unused = drawn; unused < 6; unused++) all *= CARDS - unused
    tell({ ...table, winner: winnerOf(table), cards: drawn }, all)
  }
  const banker = (before: Table, third: number | undefined, ways: number): void => {
    const player = third === undefined ? before.player : (before.player + third) % 10
    if (!bankerDraws(before, third)) return end({ player, banker: before.banker }, ways)
    each(ways, (card, ways1) => end({ player, banker: (before.banker + card) % 10 }, ways1))
  }
  /** Two cards are the same hand whichever comes first, so it is counted once for both. */
  const pair = (ways: number, next: (points: number, ways: number) => void): void =>
    each(ways, (first, ways1) =>
      each(ways1, (second, ways2) => {
        if (first <= second) next((first + second) % 10, first === second ? ways2 : ways2 * 2)
      }),
    )
  pair(1, (player, ways2) =>
    pair(ways2, (other, ways4) => {
      const table = { player, banker: other }
      if (playerDraws(table)) each(ways4, (third, ways5) => banker(table, third, ways5))
      else banker(table, undefined, ways4)
    }),
  )
}
