import { type SlotData, payTable } from './slot-data.ts'
import { readStrips, symbolSheets } from './strips.ts'

/** Clusters of adjacent equal symbols, which go and let others fall. Wins are multiplied more after each tumble. */
export interface ClusterData extends SlotData {
  /** What wins are multiplied with at first, after one tumble, after two …; the last goes on. */
  tumbles: number[]
}

/** The chain ends after so many tumbles, whatever lies there then. Certificates show that no chain comes so far. */
export const MOST_TUMBLES = 30

export const multiplierAfter = (fallen: number, tumbles: readonly number[]): number => tumbles[Math.min(fallen, tumbles.length - 1)]!

/** What stands around the board: equal to no symbol. */
const NOTHING = 255

/**
 * A board of falling symbols in flat tables: one reel after the other, each with a place of nothing below it, and a reel of nothing
 * before the first. So every place has one above and one to the left. It is used over and over; nothing is allocated while it plays.
 */
export class Board {
  readonly reels: number
  readonly rows: number
  /** Symbols by place. */
  readonly cells: Uint8Array
  /** By place: the number of the cluster that it belongs to, from 1; 0 for none. */
  readonly owners: Uint8Array
  /** What the clusters pay, by number, not multiplied. */
  readonly paid: Int32Array
  clusters = 0
  /** Tumbles since it was shown. */
  fallen = 0
  readonly #strips: Uint8Array[]
  /** By symbol and size. */
  readonly #pays: Int32Array[]
  readonly #least: number
  /** By place: another one that hangs together with it, or itself, where the size is. */
  readonly #leads: Uint8Array
  readonly #sizes: Uint8Array
  /** The stop that showed last from above, by reel. */
  readonly #tops: Int32Array

  constructor(data: ClusterData) {
    const symbols = symbolSheets(data.symbols)
    this.#strips = readStrips(data.symbols, data.strips).map((strip) => Uint8Array.from(strip))
    this.reels = this.#strips.length
    this.rows = data.rows
    const most = this.reels * this.rows
    this.#pays = symbols.map((symbol) => Int32Array.from(payTable(symbol, most)))
    this.#least = Math.min(...symbols.flatMap(({ pays }) => pays.map(([count]) => count)))
    const size = this.placeOf(this.reels, 0)
    this.cells = new Uint8Array(size).fill(NOTHING)
    this.owners = new Uint8Array(size)
    this.paid = new Int32Array(most + 1)
    this.#leads = new Uint8Array(size)
    this.#sizes = new Uint8Array(size)
    this.#tops = new Int32Array(this.reels)
  }

  placeOf(reel: number, row: number): number {
    return (reel + 1) * (this.rows + 1) + row
  }

  /** Shows what is at these stops, from a reel on. */
  show(stops: ArrayLike<number>, from = 0): void {
    const { cells, rows } = this
    this.fallen = 0
    for (let reel = from; reel < this.reels; reel++) {
      const strip = this.#strips[reel]!
      const top = this.placeOf(reel, 0)
      let stop = stops[reel]!
      this.#tops[reel] = stop
      for (let row = 0; row < rows; row++) {
        cells[top + row] = strip[stop]!
        if (++stop === strip.length) stop = 0
      }
    }
  }

  /** Finds the clusters and returns what they pay together, not multiplied. */
  find(): number {
    this.clusters = 0
    return this.#join() ? this.#number() : 0
  }

  /** Joins each place with the equal ones above and to the left of it. Says whether any cluster is large enough. */
  #join(): boolean {
    const { cells, rows } = this
    const leads = this.#leads
    const sizes = this.#sizes
    const stride = rows + 1
    let found = false
    for (let top = stride; top < cells.length; top += stride)
      for (let place = top; place < top + rows; place++) {
        const symbol = cells[place]
        leads[place] = place
        sizes[place] = 1
        if (cells[place - 1] === symbol && this.#link(place, place - 1) >= this.#least) found = true
        if (cells[place - stride] === symbol && this.#link(place, place - stride) >= this.#least) found = true
      }
    return found
  }

  #link(place: number, other: number): number {
    const a = this.#lead(place)
    const b = this.#lead(other)
    if (a === b) return this.#sizes[a]!
    this.#leads[a] = b
    return (this.#sizes[b]! += this.#sizes[a]!)
  }

  #lead(place: number): number {
    let lead = place
    while (this.#leads[lead] !== lead) lead = this.#leads[lead]!
    return lead
  }

  /** Numbers the clusters that pay, in the order of their first places. */
  #number(): number {
    const { cells, owners, paid, rows } = this
    owners.fill(0)
    let total = 0
    const stride = rows + 1
    for (let top = stride; top < cells.length; top += stride)
      for (let place = top; place < top + rows; place++) {
        const lead = this.#lead(place)
        const pay = this.#pays[cells[place]!]![this.#sizes[lead]!]!
        if (pay === 0) continue
        if (owners[lead] === 0) {
          owners[lead] = ++this.clusters
          paid[this.clusters] = pay
          total += pay
        }
        owners[place] = owners[lead]!
      }
    return total
  }

  /** What belongs to a cluster goes, what is above it falls, and the strip goes on upwards from where it was. */
  fall(): void {
    const { cells, owners, rows } = this
    this.fallen++
    for (let reel = 0; reel < this.reels; reel++) {
      const strip = this.#strips[reel]!
      const top = this.placeOf(reel, 0)
      let free = top + rows - 1
      for (let place = free; place >= top; place--) if (owners[place] === 0) cells[free--] = cells[place]!
      let stop = this.#tops[reel]!
      for (; free >= top; free--) {
        if (--stop < 0) stop = strip.length - 1
        cells[free] = strip[stop]!
      }
      this.#tops[reel] = stop
    }
  }
}
