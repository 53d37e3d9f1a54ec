import { BadMove, type Ratio, approximate, basisPoints, ratio } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { blackjackStrategy } from '@tucano/table'
import { sumOfCards, totalOf, valueOf } from '@tucano/table/blackjack-hand'
import type { Card } from '@tucano/table/cards'
import { expect, test } from 'vitest'
import { SHOE } from '../../cards.ts'
import { returnOf } from '../../spot.ts'
import {
  BLACKJACK_PARTS,
  type BlackjackPart,
  type Follows,
  blackjackCode,
  blackjackComesTo,
  followsTo,
  mostOfPart,
  partAdded,
  partsOf,
  readBlackjackCode,
} from './bets.ts'
import { BOOK, bookMove } from './book.ts'
import { BLACKJACK_RETURNS, BOOK_WAYS, type BookWayName } from './figures.ts'
import { blackjackMaths } from './maths.ts'
import { bookReturn } from './returns.ts'
import {
  BLACKJACK_CARDS,
  BLACKJACK_DECISIONS,
  BLACKJACK_SEATS,
  type BlackjackDecision,
  type BlackjackMove,
  type BlackjackTable,
  dealBlackjack,
  drawBlackjack,
  playBlackjack,
} from './round.ts'
import { BLACKJACK_SIDES, type SideCards, sideSpots } from './sides.ts'

const RANKS = '23456789TJQKA'
const SUITS = 'cdhs'
/** `As Td` are the ace of spades and the ten of diamonds. */
const cardsOf = (text: string): Card[] => text.split(' ').map(([rank = '', suit = '']) => RANKS.indexOf(rank) * 4 + SUITS.indexOf(suit))
/** The cards of a text come first, fives after them. */
const shoe = (text: string): Card[] => [...cardsOf(text), ...Array.from({ length: 100 }, () => cardsOf('5c')[0]!)]
const move = (move: BlackjackDecision, seat = 1, hand = 0): BlackjackMove => ({ seat, hand, move })
const OWNER: Follows = { double: true, split: true }
const ALL_SEATS = Array.from({ length: BLACKJACK_SEATS }, (_, n) => n + 1)
const comesTo = (table: BlackjackTable, part: BlackjackPart, seat = 1): number => approximate(blackjackComesTo(table, { part, seat }))

/** Plays a round with whatever is decided. */
function playOut(
  cards: readonly Card[],
  seats: readonly number[],
  decide: (turn: NonNullable<BlackjackTable['turn']>, table: BlackjackTable) => BlackjackDecision,
): { table: BlackjackTable; moves: BlackjackMove[] } {
  const moves: BlackjackMove[] = []
  let table = dealBlackjack(cards, seats)
  for (; table.turn; table = playBlackjack(cards, seats, moves)) {
    const { seat, hand } = table.turn
    moves.push({ seat, hand, move: decide(table.turn, table) })
  }
  return { table, moves }
}

test('one card a time to each seat and then the dealer, twice; the second of the dealer is not told', () => {
  const table = dealBlackjack(shoe('2c 3c 4c 9d 6h 7h 8h Ks'), [2, 4, 7])
  expect(table).toEqual({
    seats: [
      { seat: 2, hands: [{ cards: cardsOf('2c 6h'), doubled: false, stands: false }] },
      { seat: 4, hands: [{ cards: cardsOf('3c 7h'), doubled: false, stands: false }] },
      { seat: 7, hands: [{ cards: cardsOf('4c 8h'), doubled: false, stands: false }] },
    ],
    dealer: cardsOf('9d'),
    turn: { seat: 2, hand: 0, legal: ['hit', 'stand', 'double'] },
  })
  for (const seats of [[], [0], [8], [2, 1], [1, 1], [1.5]]) expect(() => dealBlackjack(shoe('2c'), seats)).toThrow(RangeError)
})

test('a hand stands by itself at 21, and the turn goes from seat to seat', () => {
  const cards = shoe('6c 9c Td 7h Qs 7s 8d 3h')
  const seats = [1, 5]
  expect(playBlackjack(cards, seats, [move('hit')]).turn).toEqual({ seat: 5, hand: 0, legal: ['hit', 'stand', 'double'] })
  const over = playBlackjack(cards, seats, [move('hit'), move('hit', 5)])
  expect(over.turn).toBeNull()
  expect(over.seats.map(({ hands }) => totalOf(sumOfCards(hands[0]!.cards)))).toEqual([21, 22])
  expect(over.dealer).toEqual(cardsOf('Td 7s'))
  expect([comesTo(over, 'seat'), comesTo(over, 'seat', 5)]).toEqual([2, 0])
})

test('a double takes one card and is paid in two parts', () => {
  const over = playBlackjack(shoe('6c 6d 5h Th 9s 8d'), [1], [move('double')])
  expect(over.turn).toBeNull()
  expect(over.seats[0]!.hands[0]).toEqual({ cards: cardsOf('6c 5h 9s'), doubled: true, stands: true })
  expect(over.dealer).toEqual(cardsOf('6d Th 8d'))
  expect(partsOf(over, 1, OWNER)).toEqual(['seat', 'double'])
  expect([comesTo(over, 'seat'), comesTo(over, 'double')]).toEqual([2, 2])
  // Nothing was split: such a stake would come back.
  expect([comesTo(over, 'split'), comesTo(over, 'split-double'), comesTo(over, 'seat', 2)]).toEqual([1, 1, 1])
})

test('two cards of one value are split once, each half can be doubled, and 21 of two cards is then no blackjack', () => {
  const cards = shoe('Tc 6d Kd Ts Qh Ac 9h 5d 2c')
  const split = playBlackjack(cards, [1], [move('split')])
  expect(split.seats[0]!.hands.map((hand) => hand.cards)).toEqual([cardsOf('Tc Qh'), cardsOf('Kd Ac')])
  // The second has 21 and waits for nobody; the first is again a pair and is not split.
  expect(split.turn).toEqual({ seat: 1, hand: 0, legal: ['hit', 'stand', 'double'] })
  const over = playBlackjack(cards, [1], [move('split'), move('stand')])
  expect(over.dealer).toEqual(cardsOf('6d Ts 9h'))
  expect([comesTo(over, 'seat'), comesTo(over, 'split')]).toEqual([2, 2])

  const doubled = playBlackjack(shoe('8c 6d 8d Ts 3h 2c Th 9d 5s'), [1], [move('split'), move('double'), move('double', 1, 1)])
  expect(partsOf(doubled, 1, OWNER)).toEqual([...BLACKJACK_PARTS])
  expect(doubled.dealer).toEqual(cardsOf('6d Ts 5s'))
  expect(BLACKJACK_PARTS.map((part) => comesTo(doubled, part))).toEqual([1, 1, 0, 0])
})

test('split aces get one card each and are not asked again', () => {
  const over = playBlackjack(shoe('Ac 6d Ad Ts Kh 2c 4d'), [1], [move('split')])
  expect(over.seats[0]!.hands.map(({ cards, stands }) => [cards, stands])).toEqual([
    [cardsOf('Ac Kh'), true],
    [cardsOf('Ad 2c'), true],
  ])
  expect(over.dealer).toEqual(cardsOf('6d Ts 4d'))
  expect([comesTo(over, 'seat'), comesTo(over, 'split')]).toEqual([2, 0])
})

test('a blackjack pays three to two, and is even with the dealer’s', () => {
  const paid = playBlackjack(shoe('As 9c Kd 9d'), [1], [])
  expect([paid.turn, comesTo(paid, 'seat')]).toEqual([null, 2.5])
  expect(comesTo(playBlackjack(shoe('As Ac Kd Td'), [1], []), 'seat')).toBe(1)
})

test('the dealer looks: with a blackjack the round is over before anybody moves, ace or ten open', () => {
  for (const [up, hole] of [
    ['Ah', 'Kc'],
    ['Kc', 'Ah'],
  ]) {
    const cards = shoe(`9c 5c ${up} Td 6d ${hole}`)
    const over = dealBlackjack(cards, [1, 2])
    expect(over.turn).toBeNull()
    expect(over.dealer).toEqual(cardsOf(`${up} ${hole}`))
    expect([comesTo(over, 'seat'), comesTo(over, 'seat', 2)]).toEqual([0, 0])
    expect(() => playBlackjack(cards, [1, 2], [move('hit')])).toThrow(BadMove)
  }
})

test('the dealer draws to 17, stands on a soft one, and does not draw where nothing is compared', () => {
  const stand = (text: string, seats = [1]) => playBlackjack(shoe(text), seats, [move('stand')])
  expect(stand('Tc 6d 8d As').dealer).toEqual(cardsOf('6d As'))
  expect(stand('Tc 2d 8d 3s 2c 2h 3h 5h').dealer).toEqual(cardsOf('2d 3s 2c 2h 3h 5h'))
  // One has a blackjack, the other is broken.
  const idle = playBlackjack(shoe('As Tc 2d Kd 6d 3s Th'), [1, 2], [move('hit', 2)])
  expect([idle.turn, idle.dealer]).toEqual([null, cardsOf('2d 3s')])
  expect([comesTo(idle, 'seat'), comesTo(idle, 'seat', 2)]).toEqual([2.5, 0])
})

test('moves of others, of hands that are not on turn and after the end are refused', () => {
  const cards = shoe('9c 5c 7h Td 4d 7d')
  const refused: BlackjackMove[][] = [
    [move('hit', 2)],
    [move('hit', 1, 1)],
    [move('split')],
    [move('stand'), move('hit', 2), move('double', 2)],
    [move('stand'), move('stand', 2), move('hit', 2)],
  ]
  for (const moves of refused) expect(() => playBlackjack(cards, [1, 2], moves)).toThrow(BadMove)
  expect(() => blackjackComesTo(dealBlackjack(cards, [1, 2]), { part: 'seat', seat: 1 })).toThrow('not over')
})

test('a bet behind has its one stake on the first hand, and more where it said that it follows', () => {
  const moves = [move('split'), move('double'), move('stand', 1, 1)]
  const over = playBlackjack(shoe('8c 6d 8d Ts 3h 2c Th 9d'), [1], moves)
  expect(moves.map(partAdded)).toEqual(['split', 'double', undefined])
  expect(partAdded(move('double', 1, 1))).toBe('split-double')
  const parts = (double: boolean, split: boolean) => partsOf(over, 1, { double, split })
  expect([parts(false, false), parts(true, false), parts(false, true), parts(true, true)]).toEqual([
    ['seat'],
    ['seat', 'double'],
    ['seat', 'split'],
    ['seat', 'double', 'split'],
  ])
  expect([true, false].map((double) => followsTo('split-double', { double, split: true }))).toEqual([true, false])
  expect(followsTo('split-double', { double: true, split: false })).toBe(false)
  expect(partsOf(over, 2, OWNER)).toEqual([])
  // What the first hand comes to does not depend on who followed.
  expect(comesTo(over, 'seat')).toBe(comesTo(over, 'double'))
})

test('a place is written and read in one way', () => {
  for (const seat of ALL_SEATS)
    for (const part of [...BLACKJACK_PARTS, ...BLACKJACK_SIDES])
      expect(readBlackjackCode(blackjackCode({ part, seat }))).toEqual({ part, seat })
  for (const none of ['seat:0', 'seat:8', 'seat', 'side:1', 'seat:1 ']) expect(readBlackjackCode(none)).toBeUndefined()
})

test('no round needs more cards than are drawn: seven pairs of the smallest cards, each hit to the end, and rounds at random', () => {
  expect(BLACKJACK_CARDS).toBe(137)
  const smallFirst = SHOE.toSorted((a, b) => valueOf(a) - valueOf(b)).slice(0, BLACKJACK_CARDS)
  const { table } = playOut(smallFirst, ALL_SEATS, ({ legal }) => (legal.includes('split') ? 'split' : 'hit'))
  expect(table.seats.flatMap(({ hands }) => hands)).toHaveLength(14)
  const draws = new Seeded(5)
  for (let n = 0; n < 300; n++) {
    // Half of the rounds have the smallest cards first, which last longest.
    const cards = n % 2 ? drawBlackjack(draws) : smallFirst.toSorted(() => draws.below(3) - 1)
    expect(cards).toHaveLength(BLACKJACK_CARDS)
    const { table } = playOut(cards, ALL_SEATS, ({ legal }) =>
      legal.includes('split') ? 'split' : draws.below(12) === 0 ? legal[draws.below(legal.length)]! : 'hit',
    )
    // What the bound rests on.
    for (const { cards } of table.seats.flatMap(({ hands }) => hands)) expect(sumOfCards(cards.slice(0, -1)).sum).toBeLessThanOrEqual(20)
    expect(sumOfCards(table.dealer.slice(0, -1)).sum).toBeLessThanOrEqual(16)
  }
})

test('the cards of a round are of eight decks', () => {
  const counts = Map.groupBy(drawBlackjack(new Seeded(1)), (card) => card)
  expect([...counts.keys()].every((card) => card >= 0 && card < 52)).toBe(true)
  expect(Math.max(...[...counts.values()].map((same) => same.length))).toBeLessThanOrEqual(8)
})

test('bets on the side give back from 92 to 98 of a hundred, counted card by card', () => {
  expect(BLACKJACK_SIDES.map((side) => basisPoints(returnOf(sideSpots[side])))).toEqual([9590, 9630])
  const left = (card: Card, out: readonly Card[]): number => 8 - out.filter((one) => one === card).length
  for (const side of BLACKJACK_SIDES) {
    const ways = new Map<string, bigint>()
    for (let a = 0; a < 52; a++)
      for (let b = 0; b < 52; b++)
        for (let c = 0; c < (side === 'pair' ? 1 : 52); c++) {
          const cards: SideCards = [a, b, c]
          const { over, under } = sideSpots[side].comesTo(cards)
          if (over === 0n) continue
          const sets = 8 * left(b, [a]) * (side === 'pair' ? 1 : left(c, [a, b]))
          ways.set(`${over}/${under}`, (ways.get(`${over}/${under}`) ?? 0n) + BigInt(sets))
        }
    // In order, each set of cards is counted two times, or six.
    const told = sideSpots[side].chances.map(({ comesTo, ways }): [comesTo: string, ways: bigint] => [
      `${comesTo.over}/${comesTo.under}`,
      ways * (side === 'pair' ? 2n : 6n),
    ])
    expect(ways).toEqual(new Map(told))
  }
})

test('bets on the side look at the first two cards of a seat, split or not, and the dealer’s', () => {
  const side = (text: string, moves: BlackjackMove[]) =>
    BLACKJACK_SIDES.map((part) => approximate(blackjackComesTo(playBlackjack(shoe(text), [1], moves), { part, seat: 1 })))
  expect(side('8c 8c 8c 7s 9h Td', [move('split'), move('stand'), move('stand', 1, 1)])).toEqual([26, 101])
  expect(side('8c 8h 8d 7s', [move('stand')])).toEqual([7, 31])
  expect(side('8c 9h 8s 7s', [move('stand')])).toEqual([13, 0])
  expect(side('Ac 2c 3c 7s', [move('stand')])).toEqual([0, 41])
  expect(side('Qd Ac Kh 9s', [move('stand')])).toEqual([0, 11])
  expect(side('Kd Ac 2h 9s', [move('stand')])).toEqual([0, 0])
  expect(side('2d 9d 5d 9s', [move('stand')])).toEqual([0, 6])
})

test('the book is that of our game for one, which has endless decks, but for two soft hands that are doubled in eight', () => {
  const { hard, soft, pairs } = blackjackStrategy
  expect(BOOK.hard).toEqual(hard)
  expect(BOOK.soft).toEqual({ ...soft, 13: 'HHHDDHHHHH', 15: 'HHDDDHHHHH' })
  expect([soft[13], soft[15]]).toEqual(['HHHHDHHHHH', 'HHHDDHHHHH'])
  expect(BOOK.pairs).toEqual(Object.fromEntries(Object.entries(pairs).map(([value, row]) => [value, row.replaceAll(/[^P]/g, '-')])))
})

test('the book says what to do, and to a hand for which nobody stakes more it says to hit or to stand', () => {
  const said = (hand: string, up: string, legal?: readonly BlackjackDecision[]) => bookMove(cardsOf(hand), cardsOf(up)[0]!, legal)
  expect([said('8c 8d', 'Th', BLACKJACK_DECISIONS), said('8c 8d', 'Th'), said('8c 8d', '6h')]).toEqual(['split', 'hit', 'stand'])
  expect([said('6c 5d', 'Th', BLACKJACK_DECISIONS), said('6c 5d', 'Th')]).toEqual(['double', 'hit'])
  expect([said('Ac 7d', '4h', BLACKJACK_DECISIONS), said('Ac 7d', '4h'), said('Ac 7d', '9h')]).toEqual(['double', 'stand', 'hit'])
  expect([said('5c 5d', '6h', BLACKJACK_DECISIONS), said('Tc Kd', '6h', BLACKJACK_DECISIONS)]).toEqual(['double', 'stand'])
  expect([said('2c 2d 8h', '3h'), said('2c 2d 8h', '4h'), said('Ac Ad', '6h')]).toEqual(['hit', 'stand', 'hit'])
})

const wayNames = Object.keys(BOOK_WAYS) as BookWayName[]

test('the returns that are told are those of all cards, exactly', { timeout: 60_000 }, () => {
  expect(wayNames.map((name) => basisPoints(BLACKJACK_RETURNS[name]))).toEqual([9951, 9939, 9775, 9771, 9763])
  for (const name of wayNames) expect(bookReturn(BOOK_WAYS[name]), name).toEqual(BLACKJACK_RETURNS[name])
})

/** What comes back of one stake by the book, extra stakes taken off. */
function backOf(table: BlackjackTable, seat: number, follows: Follows): Ratio {
  const parts = partsOf(table, seat, follows)
  const back = parts.reduce((sum, part) => sum + approximate(blackjackComesTo(table, { part, seat })), 0)
  return ratio(Math.round((back - parts.length + 1) * 2), 2)
}

test('rounds that are played by the book give back what they should, at every number of seats', { timeout: 60_000 }, () => {
  const draws = new Seeded(11)
  const rounds = 6000
  for (const legal of [BLACKJACK_DECISIONS, BOOK_WAYS.absent.legal]) {
    const names = wayNames.filter((name) => BOOK_WAYS[name].legal === legal)
    const sums = names.map(() => ({ sum: 0, squares: 0 }))
    for (let n = 0; n < rounds; n++) {
      const seats = ALL_SEATS.filter((seat) => seat === 3 || draws.below(2) === 0)
      const { table } = playOut(drawBlackjack(draws), seats, (turn, { seats, dealer }) => {
        const { cards } = seats.find(({ seat }) => seat === turn.seat)!.hands[turn.hand]!
        return bookMove(
          cards,
          dealer[0]!,
          turn.legal.filter((one) => (legal as readonly BlackjackDecision[]).includes(one)),
        )
      })
      for (const [at, name] of names.entries()) {
        const back = approximate(backOf(table, 3, BOOK_WAYS[name].follows))
        sums[at]!.sum += back
        sums[at]!.squares += back * back
      }
    }
    for (const [at, name] of names.entries()) {
      const mean = sums[at]!.sum / rounds
      const error = Math.sqrt((sums[at]!.squares / rounds - mean * mean) / rounds)
      // Four and a half deviations. The stream is fixed.
      expect(Math.abs(mean - approximate(BLACKJACK_RETURNS[name])), name).toBeLessThan(4.5 * error)
    }
  }
})

test('what decides bets is in the digest, and no part comes to more than is told', () => {
  const written = JSON.stringify(blackjackMaths())
  for (const word of ['137', '26/1', '101/1', '5/2', 'splitAces']) expect(written).toContain(word)
  expect([mostOfPart('seat'), mostOfPart('double')]).toEqual([ratio(5, 2), ratio(2)])
})
