import { BadMove } from '@tucano/round'
import type { Card } from '@tucano/table/cards'
import type { Seat } from '../sides.ts'
import { type Pot, potsOf, takeBack } from './pots.ts'
import { type Ended, endHand } from './ending.ts'

const STREETS = ['preflop', 'flop', 'turn', 'river'] as const
export type Street = (typeof STREETS)[number]
/** Cards on the board by street. */
const BOARD: Record<Street, number> = { preflop: 0, flop: 3, turn: 4, river: 5 }

/** Sums are minor units, or chips of a tournament. */
export interface HoldemSetup {
  /** Those who are dealt to, from left of the button on: the button comes last. */
  stacks: readonly { seat: Seat; stack: bigint }[]
  small: bigint
  big: bigint
  /** Nothing for tournaments, which pay it when they begin. */
  rake: Rake | null
}

export interface Rake {
  /** Of the pots, in basis points. */
  rateBp: bigint
  cap: bigint
}

/** A call of nothing is a check; a raise says what the seat has put in on this street then. */
export type HoldemMove = { seat: Seat } & ({ do: 'fold' } | { do: 'call' } | { do: 'raise'; to: string })

export interface Player {
  seat: Seat
  cards: [Card, Card]
  /** What is left of it. */
  stack: bigint
  /** Put in on this street, and in all. */
  put: bigint
  total: bigint
  folded: boolean
  /** Has acted since the last full raise. */
  acted: boolean
}

export interface Turn {
  seat: Seat
  /** What a call takes; nothing is a check. */
  call: bigint
  /** The least and the most that a raise may come to; the least is less than a full raise where that is all the seat has. */
  raise: { min: bigint; max: bigint } | null
}

export interface HoldemHand {
  players: Player[]
  street: Street
  board: Card[]
  /** What each has to put in on this street, and by how much the last full raise raised it. */
  bet: bigint
  lastRaise: bigint
  /** Who bet or raised last on this street. */
  aggressor: Seat | null
  pots: Pot[]
  turn: Turn | null
  /** Nobody decides any more though several are left: their cards are shown. */
  isOpen: boolean
  over: Ended | null
}

/** Two cards a seat, one a round from left of the button; then the board. */
export const holdemCards = (players: number): number => 2 * players + 5
const placesOf = (n: number, players: number): [number, number] => [n, players + n]
export const boardPlaces = (players: number, many: number): number[] => Array.from({ length: many }, (_, n) => 2 * players + n)
/** Places of the deck of a player's two cards, by its place at the table. */
export const holePlaces = placesOf

const isIn = ({ folded }: Player): boolean => !folded
const canAct = ({ folded, stack }: Player): boolean => !folded && stack > 0n
const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

function put(player: Player, amount: bigint): void {
  player.stack -= amount
  player.put += amount
  player.total += amount
}

/** Of two the button has the small blind; of more, whoever comes after it. */
const blindsOf = (players: number): [small: number, big: number] => (players === 2 ? [1, 0] : [0, 1])

function open({ stacks, small, big }: HoldemSetup, deck: readonly Card[]): HoldemHand {
  const players = stacks.map(({ seat, stack }, n): Player => {
    const [first, second] = placesOf(n, stacks.length)
    return { seat, cards: [deck[first]!, deck[second]!], stack, put: 0n, total: 0n, folded: false, acted: false }
  })
  const [smallAt, bigAt] = blindsOf(players.length)
  put(players[smallAt]!, least(small, players[smallAt]!.stack))
  put(players[bigAt]!, least(big, players[bigAt]!.stack))
  const hand: HoldemHand = {
    players,
    street: 'preflop',
    board: [],
    bet: big,
    lastRaise: big,
    aggressor: null,
    pots: [],
    turn: null,
    isOpen: false,
    over: null,
  }
  return hand
}

/** What a seat may do, from what others have done. */
function turnOf({ players, bet, lastRaise }: HoldemHand, player: Player): Turn {
  const { seat, stack, put: has, acted } = player
  const owes = bet - has
  const most = has + stack
  // Who has acted may raise again only where the others have raised it fully since. Alone against all-ins there is nobody left to raise.
  const mayRaise = most > bet && (!acted || owes >= lastRaise) && players.some((other) => other !== player && canAct(other))
  const full = bet + lastRaise
  return { seat, call: least(owes, stack), raise: mayRaise ? { min: least(full, most), max: most } : null }
}

/** Whoever has to act on this street, from a place at the table on. */
function nextToAct(hand: HoldemHand, from: number): Player | undefined {
  const { players, bet } = hand
  for (let n = 0; n < players.length; n++) {
    const player = players[(from + n) % players.length]!
    if (!canAct(player)) continue
    const others = players.filter((other) => other !== player && isIn(other))
    // With nobody else to answer there is nothing to decide but whether to call, and only what somebody has put in.
    const isAnswered = others.some(canAct)
    if (player.put < bet ? isAnswered || others.some(({ put }) => put > player.put) : !player.acted && isAnswered) return player
  }
  return undefined
}

function act(hand: HoldemHand, move: HoldemMove): void {
  const { turn, players } = hand
  if (turn?.seat !== move.seat) throw new BadMove('seat', 'not its turn')
  const player = players.find(({ seat }) => seat === move.seat)!
  switch (move.do) {
    case 'fold':
      if (turn.call === 0n) throw new BadMove('do', 'nothing to fold against')
      player.folded = true
      break
    case 'call':
      put(player, turn.call)
      break
    case 'raise':
      raise(hand, player, { to: readSum(move.to), turn })
  }
  player.acted = true
}

function readSum(text: string): bigint {
  if (!/^[1-9]\d{0,15}$/.test(text)) throw new BadMove('to', 'no sum')
  return BigInt(text)
}

function raise(hand: HoldemHand, player: Player, { to, turn }: { to: bigint; turn: Turn }): void {
  if (!turn.raise || to < turn.raise.min || to > turn.raise.max) throw new BadMove('to', 'cannot be raised to that')
  const by = to - hand.bet
  if (by >= hand.lastRaise) {
    hand.lastRaise = by
    for (const other of hand.players) other.acted = false
  }
  put(player, to - player.put)
  hand.bet = to
  hand.aggressor = player.seat
}

function nextStreet(hand: HoldemHand, { big }: HoldemSetup, deck: readonly Card[]): void {
  hand.street = STREETS[STREETS.indexOf(hand.street) + 1]!
  hand.board = boardPlaces(hand.players.length, BOARD[hand.street]).map((place) => deck[place]!)
  hand.bet = 0n
  hand.lastRaise = big
  hand.aggressor = null
  for (const player of hand.players) {
    player.put = 0n
    player.acted = false
  }
}

/** Goes on to whoever decides next, over streets on which nobody does. */
function goOn(hand: HoldemHand, setup: HoldemSetup, { deck, from }: { deck: readonly Card[]; from: number }): void {
  let first = from
  for (;;) {
    const left = hand.players.filter(isIn)
    const next = left.length > 1 ? nextToAct(hand, first) : undefined
    if (next) {
      hand.turn = turnOf(hand, next)
      hand.pots = potsOf(hand.players)
      return
    }
    hand.turn = null
    hand.isOpen ||= left.length > 1 && left.filter(canAct).length <= 1
    if (left.length === 1 || hand.street === 'river') break
    nextStreet(hand, setup, deck)
    first = 0
  }
  const returned = takeBack(hand.players)
  hand.pots = potsOf(hand.players)
  hand.over = endHand(hand, setup.rake, returned)
}

/** What a hand has come to after so many moves. The same setup, cards and moves always come to the same. */
export function playHoldem(setup: HoldemSetup, deck: readonly Card[], moves: readonly HoldemMove[]): HoldemHand {
  const hand = open(setup, deck)
  const many = hand.players.length
  goOn(hand, setup, { deck, from: many === 2 ? 1 : 2 % many })
  for (const move of moves) {
    act(hand, move)
    const at = hand.players.findIndex(({ seat }) => seat === move.seat)
    goOn(hand, setup, { deck, from: at + 1 })
  }
  return hand
}
