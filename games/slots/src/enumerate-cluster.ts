import { Board, type ClusterData, MOST_TUMBLES, multiplierAfter } from './cluster-board.ts'

/** What all combinations of stops come to, for one stop of the first reel. */
export interface Slice {
  combinations: number
  coins: number
  maxCoins: number
  hits: number
  squares: number
  /** Of the longest chain. */
  tumbles: number
}

/** What the board comes to as it is shown: it falls until nothing does any more. */
export function wonBy(board: Board, tumbles: readonly number[]): number {
  let won = 0
  while (board.fallen < MOST_TUMBLES) {
    const pay = board.find()
    if (pay === 0) break
    won += pay * multiplierAfter(board.fallen, tumbles)
    board.fall()
  }
  return won
}

/** Plays every combination of stops that begins with this one. All totals are whole numbers that a double holds exactly. */
export function sliceOf(data: ClusterData, firstStop: number): Slice {
  const board = new Board(data)
  const lengths = data.strips.map((strip) => strip.length)
  const stops = new Int32Array(lengths.length)
  stops[0] = firstStop
  const slice: Slice = { combinations: 0, coins: 0, maxCoins: 0, hits: 0, squares: 0, tumbles: 0 }
  let changed = 0
  for (let reel = 1; reel > 0;) {
    slice.combinations++
    board.show(stops, changed)
    const won = wonBy(board, data.tumbles)
    if (won > 0) {
      slice.hits++
      slice.coins += won
      slice.squares += won * won
      if (won > slice.maxCoins) slice.maxCoins = won
      if (board.fallen > slice.tumbles) slice.tumbles = board.fallen
    }
    for (reel = lengths.length - 1; reel > 0 && ++stops[reel]! === lengths[reel]; reel--) stops[reel] = 0
    changed = board.fallen > 0 ? 0 : reel
  }
  if (!Number.isSafeInteger(slice.squares)) throw new RangeError(`the squares of ${data.code} cannot be added up exactly`)
  return slice
}

/** What every combination of stops comes to: the proof of a game whose return has no closed form. */
export interface Certificate {
  /** SHA-256 of the maths that was played. */
  maths: string
  combinations: number
  /** What they win altogether. */
  coins: string
  maxCoins: number
  hits: number
  squares: string
  tumbles: number
  /** What those win that begin with each stop of the first reel. */
  byFirstStop: number[]
}

export function enumerateCluster(data: ClusterData, maths: string): Certificate {
  const slices = Array.from(data.strips[0]!, (_, stop) => sliceOf(data, stop))
  const total = (part: keyof Slice): bigint => slices.reduce((sum, slice) => sum + BigInt(slice[part]), 0n)
  return {
    maths,
    combinations: Number(total('combinations')),
    coins: String(total('coins')),
    maxCoins: Math.max(...slices.map(({ maxCoins }) => maxCoins)),
    hits: Number(total('hits')),
    squares: String(total('squares')),
    tumbles: Math.max(...slices.map(({ tumbles }) => tumbles)),
    byFirstStop: slices.map(({ coins }) => coins),
  }
}
