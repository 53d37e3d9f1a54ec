import { deal } from '@tucano/randomness'
import { BadMove } from '@tucano/round'
import { Seeded } from '@tucano/round/testing'
import { DECK } from '@tucano/table/cards'
import { handWorth } from '@tucano/table/poker-hand'
import { expect, test } from 'vitest'
import { readCards } from './card-names.ts'
import { type HoldemHand, type HoldemMove, type HoldemSetup, holdemCards, playHoldem } from './hand.ts'
import { potsOf } from './pots.ts'
import { holdemFor, holdemSeen } from './seen.ts'

/** Seats from left of the button on, numbered from one. */
const sits = (...stacks: number[]): HoldemSetup => ({
  stacks: stacks.map((stack, n) => ({ seat: n + 1, stack: BigInt(stack) })),
  small: 100n,
  big: 200n,
  rake: null,
})

/** A deck in which each seat has these cards, and the board these. */
function deckOf(hands: string[], board: string): number[] {
  const held = hands.map(readCards)
  const first = [...held.map(([one]) => one!), ...held.map(([, other]) => other!), ...readCards(board)]
  return [...first, ...DECK.filter((card) => !first.includes(card))]
}
const LOW = deckOf(['2c 7d', '3c 8d', '4c 9d', '2d 7h', '3d 8h', '4d 9h'], 'Ts Jd Kh Qs 2s')

/** `f`, `c` and `r500`, whoever's turn it is. */
function acts(setup: HoldemSetup, deck: readonly number[], script: string): HoldemHand {
  const moves: HoldemMove[] = []
  for (const word of script.split(' ').filter(Boolean)) {
    const { seat } = playHoldem(setup, deck, moves).turn!
    moves.push(word === 'f' ? { seat, do: 'fold' } : word === 'c' ? { seat, do: 'call' } : { seat, do: 'raise', to: word.slice(1) })
  }
  return playHoldem(setup, deck, moves)
}
const paid = ({ over }: HoldemHand): Record<number, [number, number]> =>
  Object.fromEntries(over!.seats.map(({ seat, stake, payout }) => [seat, [Number(stake), Number(payout)]]))

test('of three, the button acts first before the flop and last after it', () => {
  const three = sits(10_000, 10_000, 10_000)
  const opened = playHoldem(three, LOW, [])
  expect(opened.players.map(({ put }) => put)).toEqual([100n, 200n, 0n])
  expect(opened.turn).toEqual({ seat: 3, call: 200n, raise: { min: 400n, max: 10_000n } })
  expect(acts(three, LOW, 'c c c')).toMatchObject({ street: 'flop', turn: { seat: 1, call: 0n, raise: { min: 200n } } })
})

test('of two, the button has the small blind, acts first before the flop and last after it', () => {
  const two = sits(10_000, 10_000)
  const opened = playHoldem(two, LOW, [])
  expect(opened.players.map(({ put }) => put)).toEqual([200n, 100n])
  expect(opened.turn).toMatchObject({ seat: 2, call: 100n })
  const called = acts(two, LOW, 'c')
  // The big blind may still raise.
  expect(called).toMatchObject({ street: 'preflop', turn: { seat: 1, call: 0n, raise: { min: 400n } } })
  expect(acts(two, LOW, 'c c')).toMatchObject({ street: 'flop', turn: { seat: 1 } })
})

test('a raise is at least as large as the last full one', () => {
  const three = sits(10_000, 10_000, 10_000)
  expect(acts(three, LOW, 'r700').turn!.raise!.min).toBe(1200n)
  expect(() => acts(three, LOW, 'r399')).toThrow(BadMove)
  expect(() => acts(three, LOW, 'r10001')).toThrow(BadMove)
  expect(acts(three, LOW, 'c c c r200').turn!.raise!.min).toBe(400n)
})

test('a short all-in does not reopen the betting for who has acted: 100/200, raise to 500, called, all-in for 750', () => {
  const three = sits(10_000, 750, 10_000)
  // The button raises, the small blind calls, the big blind is all-in.
  const hand = acts(three, LOW, 'r500 c r750')
  expect(hand.turn).toEqual({ seat: 3, call: 250n, raise: null })
  expect(acts(three, LOW, 'r500 c r750 c').turn).toEqual({ seat: 1, call: 250n, raise: null })
  // Whoever has not acted yet may raise, by a full raise above it.
  const four = sits(10_000, 10_000, 10_000, 750)
  expect(acts(four, LOW, 'r500 r750').turn).toMatchObject({ seat: 1, raise: { min: 1050n } })
  // Two short ones that come to a full raise together do reopen.
  const five = sits(10_000, 900, 10_000, 10_000, 750)
  expect(acts(five, LOW, 'r500 c r750 f r900').turn).toMatchObject({ seat: 3, call: 400n, raise: { min: 1200n } })
})

test('side pots: 100, 300 and 500 all-in are 300 for three, 400 for two, and 200 that go back', () => {
  const three: HoldemSetup = { ...sits(100, 300, 500), small: 5n, big: 10n }
  // The shortest has the best hand, the next the second best.
  const deck = deckOf(['As Ah', 'Ks Kh', 'Qs Qh'], '2c 7d 9h 3s 4d')
  const hand = acts(three, deck, 'r500 c c')
  expect(hand.pots).toEqual([
    { amount: 300n, seats: [1, 2, 3] },
    { amount: 400n, seats: [2, 3] },
  ])
  expect(hand.over!.returned).toEqual({ seat: 3, amount: 200n })
  expect(paid(hand)).toEqual({ 1: [100, 300], 2: [300, 400], 3: [300, 0] })
  expect(new Set(hand.over!.shown)).toEqual(new Set([1, 2, 3]))
  // What folded seats have put in belongs to whoever is left.
  expect(
    potsOf([
      { seat: 1, total: 50n, folded: false },
      { seat: 2, total: 80n, folded: true },
      { seat: 3, total: 50n, folded: false },
    ]),
  ).toEqual([{ amount: 180n, seats: [1, 3] }])
})

test('an odd unit goes to who comes first after the button', () => {
  const three: HoldemSetup = { ...sits(1000, 1000, 1000), small: 1n, big: 3n }
  // Seats two and three have the same hand; the small blind has left one unit.
  const deck = deckOf(['2c 7d', 'As Kh', 'Ah Ks'], 'Ac Qd 9h 5s 4d')
  const hand = acts(three, deck, 'c f c c c c c c c')
  expect(hand.pots).toEqual([{ amount: 7n, seats: [2, 3] }])
  expect(paid(hand)).toEqual({ 1: [1, 0], 2: [3, 4], 3: [3, 3] })
})

test('the rake is five per cent up to three big blinds, rounded down, and nothing without a flop', () => {
  const raked: HoldemSetup = { ...sits(20_000, 20_000, 20_000), rake: { rateBp: 500n, cap: 600n } }
  const deck = deckOf(['As Ah', 'Ks Kh', 'Qs Qh'], '2c 7d 9h 3s 4d')
  expect(acts(raked, deck, 'r600 f f').over).toMatchObject({ rake: 0n, returned: { seat: 3, amount: 400n } })
  const small = acts(raked, deck, 'c c c r333 f f')
  // 600 in the pot, 333 given back.
  expect(small.over).toMatchObject({ rake: 30n, returned: { seat: 1, amount: 333n } })
  const capped = acts(raked, deck, 'r20000 c c')
  expect(capped.over!.rake).toBe(600n)
  expect(paid(capped)).toEqual({ 1: [20_000, 59_400], 2: [20_000, 0], 3: [20_000, 0] })
  const odd = acts({ ...raked, small: 1n, big: 3n }, deck, 'c c c c c c c c c c c c')
  // Five per cent of nine is less than a unit.
  expect(odd.over!.rake).toBe(0n)
})

test('the last to bet shows first; who is beaten by what was shown need not show', () => {
  const three = sits(10_000, 10_000, 10_000)
  const deck = deckOf(['Ks Kh', 'As Ah', 'Qs Qh'], '2c 7d 9h 3s 4d')
  const checked = acts(three, deck, 'c c c c c c c c c c c c')
  // The first after the button shows; aces show, queens do not.
  expect(checked.over!.shown).toEqual([1, 2])
  const bet = acts(three, deck, 'c c c c c c c c c c c r400 c c')
  expect(bet.over!.shown).toEqual([3, 1, 2])
  expect(holdemSeen(checked)).toEqual([0, 1, 3, 4, 6, 7, 8, 9, 10])
  expect(holdemSeen(checked, 3)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})

test('cards lie open when nobody can decide any more, and nothing is asked of who has put in more than an all-in', () => {
  const two = sits(1000, 1000)
  const allIn = acts(two, LOW, 'r1000 c')
  expect(allIn).toMatchObject({ isOpen: true, turn: null, street: 'river' })
  // The big blind has less than the small one: there is nothing to call.
  const short = playHoldem(sits(30, 1000), LOW, [])
  expect(short).toMatchObject({ turn: null, isOpen: true })
  expect(short.over!.returned).toEqual({ seat: 2, amount: 70n })
  const before = acts(two, LOW, 'c c')
  expect(holdemSeen(before, 1)).toEqual([0, 2, 4, 5, 6])
  expect(holdemSeen(before)).toEqual([4, 5, 6])
})

test('a board that plays is shared by all', () => {
  const deck = deckOf(['2c 3d', '4c 5d', '6c 7d'], 'As Ks Qs Js Ts')
  const hand = acts(sits(1000, 1000, 1000), deck, 'r1000 c c')
  expect(paid(hand)).toEqual({ 1: [1000, 1000], 2: [1000, 1000], 3: [1000, 1000] })
})

test('what is not possible is refused: out of turn, a fold where a check is free, a raise without chips, no number', () => {
  const two = sits(1000, 1000)
  const bad: HoldemMove[][] = [
    [{ seat: 1, do: 'call' }],
    [{ seat: 2, do: 'raise', to: '300' }],
    [{ seat: 2, do: 'raise', to: '-500' }],
    [{ seat: 2, do: 'raise', to: '5e2' }],
    [{ seat: 2, do: 'raise', to: '99999999999999999999' }],
    [
      { seat: 2, do: 'call' },
      { seat: 1, do: 'fold' },
    ],
  ]
  for (const moves of bad) expect(() => playHoldem(two, LOW, moves)).toThrow(BadMove)
})

test('of all hands of five cards as many are each as there are known to be', () => {
  const counts = Array.from({ length: 10 }, () => 0)
  for (let a = 0; a < 52; a++)
    for (let b = a + 1; b < 52; b++)
      for (let c = b + 1; c < 52; c++)
        for (let d = c + 1; d < 52; d++) for (let e = d + 1; e < 52; e++) counts[handWorth([a, b, c, d, e]) >> 26]!++
  expect(counts).toEqual([1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5108, 3744, 624, 36, 4])
})

test('a thousand hands by chance: chips are neither made nor lost, each raise between its bounds is taken, everything ends', () => {
  const draws = new Seeded(52)
  for (let game = 0; game < 1000; game++) {
    const many = 2 + draws.below(5)
    const stacks = Array.from({ length: many }, () => 1 + draws.below(draws.below(2) === 0 ? 400 : 8000))
    const setup: HoldemSetup = { ...sits(...stacks), rake: draws.below(2) === 0 ? null : { rateBp: 500n, cap: 600n } }
    const deck = deal(draws, DECK, holdemCards(many))
    const moves: HoldemMove[] = []
    let hand = playHoldem(setup, deck, moves)
    while (hand.turn) {
      const { seat, call, raise } = hand.turn
      const choice = draws.below(raise ? 4 : 3)
      if (choice === 0 && call > 0n) moves.push({ seat, do: 'fold' })
      else if (choice === 3) moves.push({ seat, do: 'raise', to: String(raise!.min + draws.belowBig(raise!.max - raise!.min + 1n)) })
      else moves.push(draws.below(20) === 0 ? holdemFor(hand) : { seat, do: 'call' })
      hand = playHoldem(setup, deck, moves)
      if (moves.length > 200) throw new Error(`hand ${game} does not end`)
    }
    const { seats, rake, wins } = hand.over!
    const sum = (of: (one: (typeof seats)[number]) => bigint): bigint => seats.reduce((all, one) => all + of(one), 0n)
    const before = stacks.reduce((all, stack) => all + BigInt(stack), 0n)
    const after = hand.players.reduce((all, { stack }) => all + stack, 0n)
    expect(sum(({ stake }) => stake)).toBe(sum(({ payout }) => payout) + rake)
    expect(after + rake).toBe(before)
    expect(hand.players.some(({ stack }) => stack < 0n) || wins.some(({ amount }) => amount < 0n)).toBe(false)
  }
})
