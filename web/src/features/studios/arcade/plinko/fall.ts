import { spread } from '#play/stage/forest.ts'

/**
 * A ball's way through the pegs, known at every moment. Lengths are in distances between two pegs: across from the middle, down from the
 * first row, whose peg is at 0. Between two pegs it flies as anything does that is thrown: only how high it bounces differs.
 */
export interface Fall {
  hops: readonly Hop[]
  lastsMs: number
}

interface Hop {
  fromMs: number
  lastsMs: number
  fromX: number
  toX: number
  fromY: number
  /** How fast it goes down at first, and how much faster with time: in distances a millisecond, and a millisecond squared. */
  speed: number
  gravity: number
  /** The peg that it comes from; none for the first. */
  row: number | undefined
}

/** From row to row. */
export const ROW = 0.94
/** Where it is let go. */
const TOP = -1.5
/** How far below the last row it comes to rest. */
const FLOOR = 1.5
/** On the side of the peg that it leaves by. */
const ASIDE = 0.13
/** With this much of what a fall would take, it rises about a quarter of a row first. */
const RISE = 1.6

/** @param kind another number, other bounces on the same way */
export function fallOf(path: readonly number[], rowMs: number, kind: number): Fall {
  const gravity = (2 * ROW * RISE ** 2) / rowMs ** 2
  const hops: Hop[] = []
  const firstMs = Math.sqrt((2 * -TOP) / gravity)
  const touch = (row: number): number => xAt(path, row) + ASIDE * way(path[row]!)
  hops.push({ fromMs: 0, lastsMs: firstMs, fromX: 0, toX: touch(0), fromY: TOP, speed: 0, gravity, row: undefined })
  let fromMs = firstMs
  path.forEach((_, row) => {
    const isLast = row === path.length - 1
    const lastsMs = rowMs * (0.86 + 0.28 * spread(kind + row * 1.7))
    const [fromX, toX] = [touch(row), isLast ? xAt(path, row + 1) : touch(row + 1)]
    const down = isLast ? FLOOR : ROW
    const speed = down / lastsMs - (gravity * lastsMs) / 2
    hops.push({ fromMs, lastsMs, fromX, toX, fromY: row * ROW, speed, gravity, row })
    fromMs += lastsMs
  })
  return { hops, lastsMs: fromMs }
}

const way = (turn: number): number => (turn === 1 ? 1 : -1)

/** Where it is above a row, after that many turns. */
export const xAt = (path: readonly number[], row: number): number => path.slice(0, row).reduce((x, turn) => x + way(turn) / 2, 0)

export interface Place {
  x: number
  y: number
  /** The peg that was touched last, and how long ago. */
  row: number | undefined
  sinceMs: number
}

export function placeAt({ hops, lastsMs }: Fall, ms: number): Place {
  const now = Math.min(ms, lastsMs)
  const hop = hops.findLast(({ fromMs }) => fromMs <= now) ?? hops[0]!
  const since = now - hop.fromMs
  return {
    x: hop.fromX + ((hop.toX - hop.fromX) * since) / hop.lastsMs,
    y: hop.fromY + hop.speed * since + (hop.gravity * since ** 2) / 2,
    row: hop.row,
    sinceMs: since,
  }
}
