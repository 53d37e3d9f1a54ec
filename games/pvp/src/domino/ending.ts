import { type Seat, type Side, nextSeat, seatsFrom, sideOf } from '../sides.ts'
import { type Tile, isDouble, openHalf, pipsOf } from './tiles.ts'

/** How a hand ends: its last tile is any, a double, one that fits both ends, a double that does; or nobody can go on. */
export type EndedBy = 'out' | 'double' | 'both' | 'doubleBoth' | 'blocked'
const POINTS: Record<EndedBy, number> = { out: 1, double: 2, both: 3, doubleBoth: 4, blocked: 1 }

export interface Ending {
  by: EndedBy
  /** Nobody's when a hand is blocked and both sides hold as much. */
  side: Side | null
  points: number
  /** What each side is left with. */
  pips: [number, number]
  /** Who opens the next hand. */
  opener: Seat
}

const pipsHeld = (tiles: readonly Tile[]): number => tiles.reduce((sum, tile) => sum + pipsOf(tile), 0)

function pipsOfSides(held: readonly (readonly Tile[])[]): [number, number] {
  const pips: [number, number] = [0, 0]
  for (const [seat, tiles] of held.entries()) pips[sideOf(seat)] += pipsHeld(tiles)
  return pips
}

/** A seat lays its last tile. */
export function outEnding(
  { seat, tile }: { seat: Seat; tile: Tile },
  ends: readonly [number, number],
  held: readonly (readonly Tile[])[],
): Ending {
  const fitsBoth = ends.every((end) => openHalf(tile, end) !== undefined)
  const by = isDouble(tile) ? (fitsBoth ? 'doubleBoth' : 'double') : fitsBoth ? 'both' : 'out'
  const left = held.map((tiles, other) => (other === seat ? [] : tiles))
  return { by, side: sideOf(seat), points: POINTS[by], pips: pipsOfSides(left), opener: seat }
}

/** Nobody can lay a tile: who holds fewer pips wins, and of that side whoever holds the fewest opens next, the earlier in turn where two do. */
export function blockedEnding(held: readonly (readonly Tile[])[], opener: Seat): Ending {
  const pips = pipsOfSides(held)
  if (pips[0] === pips[1]) return { by: 'blocked', side: null, points: 0, pips, opener }
  const side = pips[0] < pips[1] ? 0 : 1
  const [next] = seatsFrom(nextSeat(opener, held.length), held.length)
    .filter((seat) => sideOf(seat) === side)
    .toSorted((a, b) => pipsHeld(held[a]!) - pipsHeld(held[b]!))
  return { by: 'blocked', side, points: POINTS.blocked, pips, opener: next! }
}
