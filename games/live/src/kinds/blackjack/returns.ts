import { type Ratio, ratio, sumOf } from '@tucano/round'
import { NOTHING, type Sum, dealerHits, totalOf, withValue } from '@tucano/table/blackjack-hand'
import { SHOE } from '../../cards.ts'
import { BLACKJACK_PAYS, type Follows } from './bets.ts'
import { adviceFor } from './book.ts'
import type { BlackjackDecision } from './round.ts'

/** What a card can count, and how many of each there are in the shoe. */
const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const
const TENS = 4
const SUITS_OF_DECKS = SHOE.length / 13
const atFirst = VALUES.map((value) => SUITS_OF_DECKS * (value === 10 ? TENS : 1))

/** How many cards of each value are out of the shoe. */
type Out = readonly number[]
const without = (out: Out, value: number): Out => out.map((count, n) => (n === value - 1 ? count + 1 : count))
const leftOf = (out: Out, value: number): number => atFirst[value - 1]! - out[value - 1]!
const countOf = (out: Out): number => out.reduce((sum, count) => sum + count, 0)

/** No hand and dealer together have as many cards. */
const DEEPEST = 44
/** What one is, with so many cards out: a draw divides by the cards that are left, so that nothing is ever rounded. */
const WHOLES = wholes()
function wholes(): bigint[] {
  const all: bigint[] = [1n]
  for (let out = DEEPEST - 1; out >= 0; out--) all.unshift(all[0]! * BigInt(SHOE.length - out))
  return all
}
const wholeOf = (out: Out): bigint => WHOLES[countOf(out)]!

/** The mean over the next card: whole numbers for one card less come to whole numbers for now. */
function nextCard(out: Out, of: (out: Out, value: number) => bigint): bigint {
  return VALUES.reduce((sum, value) => {
    const left = leftOf(out, value)
    return left === 0 ? sum : sum + BigInt(left) * of(without(out, value), value)
  }, 0n)
}

const completing = (up: number): number | undefined => (up === 1 ? 10 : up === 10 ? 1 : undefined)
const BROKEN = 22
const ENDS = [17, 18, 19, 20, 21, BROKEN]

/** A set of cards that the dealer can end with besides the open one, how many orders of it there are, and where it ends. */
interface DealerHand {
  cards: [value: number, count: number][]
  size: number
  orders: number
  end: number
}

/** A dealer who has a blackjack does not play. */
function dealerHands(up: number): DealerHand[] {
  const found = new Map<string, DealerHand>()
  const go = (hand: Sum, cards: readonly number[]): void => {
    for (const value of VALUES) {
      if (cards.length === 0 && value === completing(up)) continue
      const [next, set] = [withValue(hand, value), [...cards, value]]
      if (dealerHits(next)) {
        go(next, set)
        continue
      }
      const counts = Map.groupBy(set, (card) => card)
      const key = VALUES.map((card) => counts.get(card)?.length ?? 0).join()
      const known = found.get(key)
      if (known) known.orders++
      else {
        const end = Math.min(totalOf(next), BROKEN)
        found.set(key, { cards: [...counts].map(([card, same]) => [card, same.length]), size: set.length, orders: 1, end })
      }
    }
  }
  go(withValue(NOTHING, up), [])
  return [...found.values()]
}

/** In how many ways so many cards are drawn one after the other out of so many: as many as a dealer ever draws of one value. */
const MOST_ALIKE = 11
const drawn = Array.from({ length: SUITS_OF_DECKS * TENS + 1 }, (_, from) => {
  const ways = [1]
  for (let n = 0; n < MOST_ALIKE; n++) ways.push(ways[n]! * Math.max(from - n, 0))
  return ways
})

/** Adds whole numbers exactly: small ones as such, as long as that is exact. */
class ExactSum {
  #large = 0n
  #small = 0

  add(number: number): void {
    if (this.#small + number > Number.MAX_SAFE_INTEGER) {
      this.#large += BigInt(this.#small)
      this.#small = 0
    }
    this.#small += number
  }

  addLarge(number: bigint): void {
    this.#large += number
  }

  get all(): bigint {
    return this.#large + BigInt(this.#small)
  }
}

/** Adds the ways in which a dealer comes to such a hand. */
function addWays(sum: ExactSum, { orders, cards }: DealerHand, left: readonly number[]): void {
  let ways = orders
  for (const [value, count] of cards) ways *= drawn[left[value - 1]!]![count]!
  if (ways <= Number.MAX_SAFE_INTEGER) sum.add(ways)
  else sum.addLarge(cards.reduce((large, [value, count]) => large * BigInt(drawn[left[value - 1]!]![count]!), BigInt(orders)))
}

/** How a dealer who shows this card ends, with the cards that are out: chances by end, as wholes of them. */
function endsAgainst(up: number): (out: Out) => readonly bigint[] {
  const bySize = Map.groupBy(dealerHands(up), ({ size }) => size)
  const known = new Map<string, bigint[]>()
  const work = (out: Out): bigint[] => {
    const left = VALUES.map((value) => leftOf(out, value))
    const ends = ENDS.map(() => 0n)
    const size = countOf(out)
    for (const [more, alike] of bySize) {
      const ways = ENDS.map(() => new ExactSum())
      for (const hand of alike) addWays(ways[hand.end - ENDS[0]!]!, hand, left)
      for (const [n, sum] of ways.entries()) ends[n]! += sum.all * WHOLES[size + more]!
    }
    return ends
  }
  return (out) => {
    const key = out.join()
    const ends = known.get(key) ?? work(out)
    known.set(key, ends)
    return ends
  }
}

/** Who plays, with which moves, and what goes along with them. */
export interface BookWay {
  legal: readonly BlackjackDecision[]
  follows: Follows
}

const result = (player: number, dealer: number): bigint => (dealer === BROKEN || dealer < player ? 1n : dealer === player ? 0n : -1n)

const HIT_OR_STAND: readonly BlackjackDecision[] = ['hit', 'stand']

class Against {
  readonly #up: number
  readonly #ends: (out: Out) => readonly bigint[]
  readonly #known = new Map<string, bigint>()

  constructor(up: number) {
    this.#up = up
    this.#ends = endsAgainst(up)
  }

  /** The chance of a blackjack under the open card. */
  blackjack(out: Out): bigint {
    const value = completing(this.#up)
    return value === undefined ? 0n : BigInt(leftOf(out, value)) * wholeOf(without(out, value))
  }

  /** What a hand that is played no further is worth, times the chance that the dealer has no blackjack. */
  #stand(hand: Sum, out: Out): bigint {
    const total = totalOf(hand)
    if (total > 21) return this.blackjack(out) - wholeOf(out)
    return this.#ends(out).reduce((sum, chance, n) => sum + chance * result(total, ENDS[n]!), 0n)
  }

  /** What a hand of three cards or more is worth as the book plays it on. However it came about, it is the same. */
  #onward(hand: Sum, out: Out): bigint {
    const key = `${out.join()} ${hand.sum}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const isOver = totalOf(hand) >= 21 || adviceFor(hand, { up: this.#up, pair: undefined }, HIT_OR_STAND) === 'stand'
    const worth = isOver ? this.#stand(hand, out) : this.#hit(hand, out)
    this.#known.set(key, worth)
    return worth
  }

  #hit(hand: Sum, out: Out): bigint {
    return nextCard(out, (left, value) => this.#onward(withValue(hand, value), left))
  }

  /** What a hand of two cards is worth as the book plays it. */
  play(hand: Sum, out: Out, { way, pair }: { way: BookWay; pair: number | undefined }): bigint {
    if (totalOf(hand) >= 21) return this.#stand(hand, out)
    switch (adviceFor(hand, { up: this.#up, pair }, way.legal)) {
      case 'stand':
        return this.#stand(hand, out)
      case 'hit':
        return this.#hit(hand, out)
      case 'double':
        return (way.follows.double ? 2n : 1n) * nextCard(out, (left, value) => this.#stand(withValue(hand, value), left))
      case 'split':
        return this.#split(pair!, out, way)
    }
  }

  /** Both hands are worth the same: what the other one draws is as likely to lie anywhere else in the shoe. */
  #split(value: number, out: Out, way: BookWay): bigint {
    const one = withValue(NOTHING, value)
    const hands = way.follows.split ? 2n : 1n
    return (
      hands *
      nextCard(out, (left, next) => {
        const hand = withValue(one, next)
        return value === 1 ? this.#stand(hand, left) : this.play(hand, left, { way, pair: undefined })
      })
    )
  }
}

const against = new Map<number, Against>()
function againstCard(up: number): Against {
  const known = against.get(up) ?? new Against(up)
  against.set(up, known)
  return known
}

/** What is won or lost on average of one stake that is played by the book against this card, times the chance of the card. */
function netAgainst(up: number, way: BookWay): Ratio {
  const dealer = againstCard(up)
  const { over, under } = ratio(BLACKJACK_PAYS.over - BLACKJACK_PAYS.under, BLACKJACK_PAYS.under)
  const shown = without(
    VALUES.map(() => 0),
    up,
  )
  const net = nextCard(shown, (one, first) =>
    nextCard(one, (out, second) => {
      const hand = withValue(withValue(NOTHING, first), second)
      const blackjack = dealer.blackjack(out)
      if (totalOf(hand) === 21) return (wholeOf(out) - blackjack) * over
      return (dealer.play(hand, out, { way, pair: first === second ? first : undefined }) - blackjack) * under
    }),
  )
  return ratio(BigInt(atFirst[up - 1]!) * net, WHOLES[0]! * under)
}

/**
 * Exactly what comes back of a first stake that is played by the book in eight fresh decks, whatever is staked later included: one,
 * and what is won or lost on average. It is the same at every seat, whoever else plays and how.
 */
export const bookReturn = (way: BookWay): Ratio => sumOf([ratio(1), ...VALUES.map((up) => netAgainst(up, way))])
