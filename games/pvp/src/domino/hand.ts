import { BadMove } from '@tucano/round'
import { type Seat, nextSeat } from '../sides.ts'
import { type Ending, blockedEnding, outEnding } from './ending.ts'
import { type Tile, TILES, halvesOf, isDouble, openHalf, pipsOf } from './tiles.ts'

export const DOMINO_DEALT = 7
export const DOMINO_POINTS = 6

export interface DominoSetup {
  seats: 2 | 4
  /** Who opens with any tile; nobody in the first hand, which the highest double opens. */
  opener: Seat | null
}

export type End = 'left' | 'right'
/** Open halves of the line. */
export type Ends = [left: number, right: number]
export interface DominoAction {
  do: 'play'
  tile: Tile
  end: End
}
export type DominoMove = DominoAction & { seat: Seat }

/** What has happened, in order. Nobody decides to buy or to pass: who cannot play has to. */
export type DominoEvent = DominoMove | { do: 'buy'; seat: Seat } | { do: 'pass'; seat: Seat }

export interface DominoHand {
  deck: readonly Tile[]
  /** What each seat holds, in the order in which it came. */
  held: Tile[][]
  /** Places of the deck that each seat has taken. */
  taken: number[][]
  /** Nothing before the first tile. */
  ends: Ends | null
  events: DominoEvent[]
  stock: number
  /** Nothing when the hand is over. */
  turn: { seat: Seat; legal: DominoAction[] } | null
  over: Ending | null
}

/** Who opens the first hand, and with what: the highest double, or where no double was dealt, the tile with the most pips. */
export function firstOpening(held: readonly (readonly Tile[])[]): { seat: Seat; tile: Tile } {
  const all = held.flatMap((tiles, seat) => tiles.map((tile) => ({ seat, tile })))
  const doubles = all.filter(({ tile }) => isDouble(tile))
  // Of two tiles with as many pips the one with the higher half opens: it has the higher number.
  return (doubles.length > 0 ? doubles : all).toSorted((a, b) => pipsOf(b.tile) - pipsOf(a.tile) || b.tile - a.tile)[0]!
}

function deal({ seats, opener }: DominoSetup, deck: readonly Tile[]): DominoHand {
  const taken = Array.from({ length: seats }, (_, seat) => Array.from({ length: DOMINO_DEALT }, (_, n) => seat * DOMINO_DEALT + n))
  const held = taken.map((places) => places.map((place) => deck[place]!))
  const first = firstOpening(held)
  const seat = opener ?? first.seat
  const tiles = opener === null ? [first.tile] : held[seat]!
  return {
    deck,
    held,
    taken,
    ends: null,
    events: [],
    stock: TILES - seats * DOMINO_DEALT,
    turn: { seat, legal: tiles.map((tile) => ({ do: 'play', tile, end: 'right' })) },
    over: null,
  }
}

/** How a tile can be laid. At a line with the same half at both ends, one end is as good as the other. */
function fits(tile: Tile, [left, right]: Ends): End[] {
  const ends: End[] = []
  if (openHalf(tile, left) !== undefined) ends.push('left')
  if (openHalf(tile, right) !== undefined && right !== left) ends.push('right')
  return ends
}

const legalFor = ({ held, ends }: DominoHand, seat: Seat): DominoAction[] =>
  held[seat]!.flatMap((tile) => fits(tile, ends!).map((end): DominoAction => ({ do: 'play', tile, end })))

function lay(hand: DominoHand, { seat, tile, end }: DominoMove): void {
  const held = hand.held[seat]!
  held.splice(held.indexOf(tile), 1)
  hand.events.push({ do: 'play', seat, tile, end })
  if (!hand.ends) {
    hand.ends = [...halvesOf(tile)]
    return
  }
  const at = end === 'left' ? 0 : 1
  hand.ends[at] = openHalf(tile, hand.ends[at])!
}

/** Who plays next. On the way, whoever cannot buys as long as there is something to buy, then passes; nobody can: the hand is blocked. */
function nextTurn(hand: DominoHand, setup: DominoSetup, after: Seat): void {
  let seat = nextSeat(after, setup.seats)
  for (let passes = 0; passes < setup.seats;) {
    const legal = legalFor(hand, seat)
    if (legal.length > 0) {
      hand.turn = { seat, legal }
      return
    }
    if (hand.stock > 0) {
      buy(hand, seat)
      continue
    }
    hand.events.push({ do: 'pass', seat })
    passes++
    seat = nextSeat(seat, setup.seats)
  }
  hand.turn = null
  hand.over = blockedEnding(hand.held, openedBy(hand))
}

function buy(hand: DominoHand, seat: Seat): void {
  const place = TILES - hand.stock
  hand.stock--
  hand.taken[seat]!.push(place)
  hand.held[seat]!.push(hand.deck[place]!)
  hand.events.push({ do: 'buy', seat })
}

const openedBy = ({ events }: DominoHand): Seat => events[0]!.seat

/** What a hand has come to after so many moves. The same setup, tiles and moves always come to the same. */
export function playDomino(setup: DominoSetup, deck: readonly Tile[], moves: readonly DominoMove[]): DominoHand {
  const hand = deal(setup, deck)
  for (const move of moves) {
    if (hand.turn?.seat !== move.seat) throw new BadMove('seat', 'not its turn')
    if (!hand.turn.legal.some(({ tile, end }) => tile === move.tile && end === move.end))
      throw new BadMove('tile', 'it cannot be laid there')
    const isLast = hand.held[move.seat]!.length === 1
    if (isLast) {
      hand.over = outEnding(move, hand.ends!, hand.held)
      hand.turn = null
    }
    lay(hand, move)
    if (!isLast) nextTurn(hand, setup, move.seat)
  }
  return hand
}
