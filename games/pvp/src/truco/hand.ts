import { BadMove } from '@tucano/round'
import { type Seat, type Side, nextSeat, otherSide, seatsFrom, sideOf } from '../sides.ts'
import { type TrucoCard, strengthOf, winnerOfTricks } from './cards.ts'
import { SCALES, type TrucoRules, raisedFrom } from './rules.ts'

export const TRUCO_DEALT = 3

export interface TrucoSetup {
  rules: TrucoRules
  seats: 2 | 4
  /** Who leads the first trick. */
  first: Seat
  points: readonly [number, number]
}

/** Cards are named by their place in the hand as it was dealt. */
export type TrucoAction =
  | { do: 'play'; card: number }
  /** Face down: it beats nothing, and is never turned up. */
  | { do: 'cover'; card: number }
  | { do: 'raise' }
  | { do: 'accept' }
  | { do: 'run' }
export type TrucoMove = TrucoAction & { seat: Seat }

export interface Played {
  seat: Seat
  /** Its place in the hand. */
  place: number
  card: TrucoCard
  covered: boolean
}

export interface Trick {
  plays: Played[]
  /** Once all have played: whose it is, null for a tie, and who leads the next one. */
  end: { side: Side | null; leads: Seat } | null
}

export interface TrucoHand {
  /** By seat, as dealt. */
  dealt: TrucoCard[][]
  turnedUp: TrucoCard | null
  value: number
  tricks: Trick[]
  /** A raise that waits for its answer. */
  asked: { by: Seat; value: number } | null
  raisedBy: Side | null
  /** Last: one side has its last points to play for, and looks at its cards first. Blind: both have, and nobody sees any card before it is played. */
  kind: 'usual' | 'last' | 'blind'
  /** The side that has its last points to play for, in such a hand. */
  lastSide: Side | null
  /** The side that says whether it plays. */
  deciding: Side | null
  /** Nothing when the hand is over. */
  turn: { seat: Seat; legal: TrucoAction[] } | null
  over: { side: Side | null; points: number; ranFrom: number | null } | null
}

/** How many cards of the deck a hand takes. */
export const trucoCards = ({ seats, rules }: Pick<TrucoSetup, 'seats' | 'rules'>): number =>
  seats * TRUCO_DEALT + (SCALES[rules].turnsUp ? 1 : 0)

function deal({ rules, seats, first, points }: TrucoSetup, cards: readonly TrucoCard[]): TrucoHand {
  const { values, lastAt, turnsUp } = SCALES[rules]
  const last = points.map((side) => side >= lastAt)
  const kind = last[0] && last[1] ? 'blind' : last[0] || last[1] ? 'last' : 'usual'
  const lastSide = kind === 'last' ? (last[0] ? 0 : 1) : null
  const hand: TrucoHand = {
    dealt: Array.from({ length: seats }, (_, seat) => cards.slice(seat * TRUCO_DEALT, (seat + 1) * TRUCO_DEALT)),
    turnedUp: turnsUp ? cards[seats * TRUCO_DEALT]! : null,
    value: values[0]!,
    tricks: [{ plays: [], end: null }],
    asked: null,
    raisedBy: null,
    kind,
    lastSide,
    deciding: lastSide,
    turn: null,
    over: null,
  }
  const seat = lastSide === null ? first : seatsFrom(first, seats).find((one) => sideOf(one) === lastSide)!
  return { ...hand, turn: { seat, legal: legalFor(hand, rules, seat) } }
}

const isPlayed = ({ tricks }: TrucoHand, seat: Seat, place: number): boolean =>
  tricks.some(({ plays }) => plays.some((played) => played.seat === seat && played.place === place))

/** The places of a hand that were not played, from the first. */
export const placesLeft = (hand: TrucoHand, seat: Seat): number[] =>
  Array.from({ length: TRUCO_DEALT }, (_, place) => place).filter((place) => !isPlayed(hand, seat, place))

function mayRaise(hand: TrucoHand, rules: TrucoRules, seat: Seat): boolean {
  return hand.kind === 'usual' && hand.raisedBy !== sideOf(seat) && raisedFrom(rules, hand.asked?.value ?? hand.value) !== undefined
}

function legalFor(hand: TrucoHand, rules: TrucoRules, seat: Seat): TrucoAction[] {
  const raise: TrucoAction[] = mayRaise(hand, rules, seat) ? [{ do: 'raise' }] : []
  if (hand.deciding !== null) return [{ do: 'accept' }, { do: 'run' }]
  if (hand.asked) return [{ do: 'accept' }, ...raise, { do: 'run' }]
  const places = placesLeft(hand, seat)
  const covered: TrucoAction[] = hand.tricks.length > 1 ? places.map((card) => ({ do: 'cover', card })) : []
  return [...places.map((card): TrucoAction => ({ do: 'play', card })), ...covered, ...raise]
}

/** Who has a trick of all seats: nobody where the highest cards of both sides are the same, or all are covered. Who led a tie leads again. */
function endOfTrick(plays: readonly Played[], turnedUp: TrucoCard | null): NonNullable<Trick['end']> {
  const strengths = plays.map(({ card, covered }) => (covered ? -1 : strengthOf(card, turnedUp)))
  const best = Math.max(...strengths)
  const [highest, ...others] = plays.filter((_, n) => strengths[n] === best).map(({ seat }) => seat)
  const side = sideOf(highest!)
  return best === -1 || others.some((seat) => sideOf(seat) !== side) ? { side: null, leads: plays[0]!.seat } : { side, leads: highest! }
}

function play(hand: TrucoHand, seats: number, { seat, place, covered }: { seat: Seat; place: number; covered: boolean }): Seat {
  const trick = hand.tricks.at(-1)!
  trick.plays.push({ seat, place, card: hand.dealt[seat]![place]!, covered })
  if (trick.plays.length < seats) return nextSeat(seat, seats)
  trick.end = endOfTrick(trick.plays, hand.turnedUp)
  const side = winnerOfTricks(hand.tricks.map(({ end }) => end!.side))
  if (side === undefined) hand.tricks.push({ plays: [], end: null })
  else hand.over = { side, points: side === null ? 0 : hand.value, ranFrom: null }
  return trick.end.leads
}

/** Whose card is waited for: after an answer it goes on with who raised first. */
function turnIn({ tricks }: TrucoHand, { seats, first }: TrucoSetup): Seat {
  const last = tricks.at(-1)!.plays.at(-1)
  return last ? nextSeat(last.seat, seats) : (tricks.at(-2)?.end?.leads ?? first)
}

/** Does one thing, and says whose turn it is then. */
function act(hand: TrucoHand, setup: TrucoSetup, move: TrucoMove): Seat {
  const { seat } = move
  switch (move.do) {
    case 'play':
    case 'cover':
      return play(hand, setup.seats, { seat, place: move.card, covered: move.do === 'cover' })
    case 'raise': {
      // Raising what was asked accepts it.
      if (hand.asked) hand.value = hand.asked.value
      hand.raisedBy = sideOf(seat)
      hand.asked = { by: seat, value: raisedFrom(setup.rules, hand.value)! }
      return nextSeat(seat, setup.seats)
    }
    case 'accept':
      hand.value = hand.asked?.value ?? SCALES[setup.rules].lastValue
      hand.asked = null
      hand.deciding = null
      return turnIn(hand, setup)
    case 'run':
      hand.over = { side: otherSide(sideOf(seat)), points: hand.value, ranFrom: hand.asked?.value ?? SCALES[setup.rules].lastValue }
      return seat
  }
}

const isSame = (one: TrucoAction, other: TrucoAction): boolean =>
  one.do === other.do && ('card' in one ? one.card : null) === ('card' in other ? other.card : null)

/** What a hand has come to after so many moves. The same setup, cards and moves always come to the same. */
export function playTruco(setup: TrucoSetup, cards: readonly TrucoCard[], moves: readonly TrucoMove[]): TrucoHand {
  const hand = deal(setup, cards)
  for (const move of moves) {
    if (hand.turn?.seat !== move.seat) throw new BadMove('seat', 'not its turn')
    if (!hand.turn.legal.some((legal) => isSame(legal, move))) throw new BadMove('do', `${move.do} is not possible`)
    const seat = act(hand, setup, move)
    hand.turn = hand.over ? null : { seat, legal: legalFor(hand, setup.rules, seat) }
  }
  return hand
}
