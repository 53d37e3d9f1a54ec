import { type Card, DECK, rankOf, suitOf } from './cards.ts'
import { ANTE_PAYS, CALL, QUALIFIES } from './holdem-rules.ts'
import { callsSimply } from './holdem-strategy.ts'
import { flushWorth, ranksWorth, whatOf } from './poker-hand.ts'

/** Of the 49 cards that a flop leaves, so many pairs can be the player's. */
export const HOLES = 1176
/** Of the 47 that are left then, so many can be the last two of the board; seen from the board, so many holes are possible. */
const PAIRS = 1081
/** Of the last 45, so many pairs can be the dealer's. */
const DEALERS = 990
/** What every hole meets after a flop. */
export const ENDS = PAIRS * DEALERS

/** The cards that a flop leaves, in order. A hole is two places in this list. */
const restOf = (flop: readonly Card[]): Card[] => DECK.filter((card) => !flop.includes(card))

/** The cards of every hole, in the order of their numbers. */
export const holesOf = (flop: readonly Card[]): [Card, Card][] =>
  restOf(flop).flatMap((high, n, rest) => rest.slice(0, n).map((low): [Card, Card] => [low, high]))
const numberOf = (low: number, high: number): number => (high * (high - 1)) / 2 + low

/** Room for one board; the next one uses it again. Its holes have numbers of their own, and each belongs to a kind of equal worth. */
const lows = new Uint8Array(PAIRS)
const highs = new Uint8Array(PAIRS)
const kinds = new Uint16Array(PAIRS)
/** Kinds are pairs of ranks, and after them the flushes by their set of ranks. */
const RANK_PAIRS = 13 * 13
const MOST_KINDS = 512
const kindWorths = new Int32Array(MOST_KINDS)
const kindEnds = new Int32Array(MOST_KINDS)
const flushes = new Int32Array(MOST_KINDS)
/** Worth and number of each kind in one, so that they can be sorted. */
const keys = new Float64Array(MOST_KINDS)
/** The holes in the order of what they are worth, from the weakest. */
const holes = new Int32Array(PAIRS)
const worths = new Int32Array(PAIRS)
const less = new Int32Array(PAIRS)
/** By place of a card, how many of the weaker holes have it, and how many that do not qualify. */
const weaker = new Int32Array(49)
const unqualified = new Int32Array(49)

/** What a call wins or loses, in antes: the sum over all ends, by hole. */
export function callValues(flop: readonly Card[]): Float64Array {
  const rest = restOf(flop)
  const values = new Float64Array(HOLES)
  for (let river = 1; river < rest.length; river++)
    for (let turn = 0; turn < river; turn++) {
      rankHoles(rest, turn, river, flop)
      addValues(values)
    }
  return values
}

/** Puts all holes of a board in the order of what they are worth. */
function rankHoles(rest: readonly Card[], turn: number, river: number, flop: readonly Card[]): void {
  const board = [...flop, rest[turn]!, rest[river]!]
  rankPairs(board)
  const suit = [0, 1, 2, 3].findIndex((each) => board.filter((card) => suitOf(card) === each).length >= 3)
  const suited = board.filter((card) => suitOf(card) === suit)
  const needed = suit === -1 ? 3 : 5 - suited.length
  const ranks = suited.reduce((set, card) => set | (1 << rankOf(card)), 0)
  let known = 0
  let n = 0
  for (let high = 1; high < rest.length; high++) {
    if (high === turn || high === river) continue
    const upper = rest[high]!
    const upperSuited = suitOf(upper) === suit ? 1 : 0
    for (let low = 0; low < high; low++) {
      if (low === turn || low === river) continue
      const lower = rest[low]!
      const lowerSuited = suitOf(lower) === suit ? 1 : 0
      let kind = rankOf(lower) * 13 + rankOf(upper)
      if (upperSuited + lowerSuited >= needed) {
        const set = ranks | (upperSuited << rankOf(upper)) | (lowerSuited << rankOf(lower))
        let flush = 0
        while (flush < known && flushes[flush] !== set) flush++
        kind = RANK_PAIRS + flush
        if (flush === known) {
          flushes[known++] = set
          kindWorths[kind] = flushWorth(set)
          kindEnds[kind] = 0
        }
      }
      lows[n] = low
      highs[n] = high
      kinds[n] = kind
      kindEnds[kind]!++
      n++
    }
  }
  sortHoles(RANK_PAIRS + known)
}

/** What every pair of ranks is worth with a board, when it is no flush. */
function rankPairs(board: readonly Card[]): void {
  let [once, twice, thrice, four] = [0, 0, 0, 0]
  for (const card of board) {
    const rank = 1 << rankOf(card)
    four |= thrice & rank
    thrice |= twice & rank
    twice |= once & rank
    once |= rank
  }
  kindEnds.fill(0, 0, RANK_PAIRS)
  for (let a = 0; a < 13; a++) {
    const first = 1 << a
    const once1 = once | first
    const twice1 = twice | (once & first)
    const thrice1 = thrice | (twice & first)
    const four1 = four | (thrice & first)
    for (let b = a; b < 13; b++) {
      const second = 1 << b
      kindWorths[a * 13 + b] = ranksWorth(
        once1 | second,
        twice1 | (once1 & second),
        thrice1 | (twice1 & second),
        four1 | (thrice1 & second),
      )
    }
  }
}

/** Kinds are sorted, then every hole is put where its kind has room. */
function sortHoles(count: number): void {
  let used = 0
  for (let kind = 0; kind < count; kind++) if (kindEnds[kind]! > 0) keys[used++] = kindWorths[kind]! * MOST_KINDS + kind
  const sorted = keys.subarray(0, used).sort()
  let place = 0
  for (const key of sorted) {
    const worth = Math.floor(key / MOST_KINDS)
    const kind = key - worth * MOST_KINDS
    const size = kindEnds[kind]!
    worths.fill(worth, place, place + size)
    kindEnds[kind] = place
    place += size
  }
  for (let hole = 0; hole < PAIRS; hole++) holes[kindEnds[kinds[hole]!]!++] = hole
}

/**
 * Walks up from the weakest hole. Of the holes below one, those that have a card of it are no dealer's: each of its cards takes away the
 * holes that it is in. The hole itself is taken away twice where it is among them.
 */
function addValues(values: Float64Array): void {
  weaker.fill(0)
  let place = 0
  for (; place < PAIRS && worths[place]! < QUALIFIES; place++) count(holes[place]!)
  unqualified.set(weaker)
  const none = place
  for (let before = 0; before < none; before++) {
    const hole = holes[before]!
    const open = none - without(hole, unqualified) + 1
    add(values, hole, open * ANTE_PAYS[whatOf(worths[before]!)]! - (DEALERS - open) * (1 + CALL))
  }
  while (place < PAIRS) {
    const from = place
    const worth = worths[from]!
    for (; place < PAIRS && worths[place] === worth; place++) less[place] = from - without(holes[place]!, weaker)
    for (let same = from; same < place; same++) count(holes[same]!)
    const pays = ANTE_PAYS[whatOf(worth)]!
    for (let same = from; same < place; same++) {
      const hole = holes[same]!
      const open = none - without(hole, unqualified)
      const more = DEALERS - (place - without(hole, weaker) + 1)
      add(values, hole, less[same]! * (pays + CALL) - open * CALL - more * (1 + CALL))
    }
  }
}

function count(hole: number): void {
  weaker[lows[hole]!]!++
  weaker[highs[hole]!]!++
}

const without = (hole: number, counts: Int32Array): number => counts[lows[hole]!]! + counts[highs[hole]!]!

function add(values: Float64Array, hole: number, value: number): void {
  values[numberOf(lows[hole]!, highs[hole]!)]! += value
}

/** What is won or lost after a flop, in antes: the sum over all holes and all that they meet. */
export interface FlopResult {
  /** Who calls whenever that costs less than the ante on average, which is what folding costs. */
  best: number
  simple: number
}

export function flopResult(flop: readonly Card[]): FlopResult {
  const values = callValues(flop)
  const result = { best: 0, simple: 0 }
  for (const [n, hole] of holesOf(flop).entries()) {
    result.best += Math.max(values[n]!, -ENDS)
    result.simple += callsSimply(hole, flop) ? values[n]! : -ENDS
  }
  return result
}
