import { type BlackjackMove, type TableOfHouse, blackjackCode, dealtMs, partAdded } from '@tucano/live'
import type { Step } from '#betting/bets'
import type { Outcome } from '#rooms/kind'
import { withSlip } from '../room/state.ts'
import { type DeckOf, movesMs, playAway, tableOfHand, timed } from './hand.ts'
import { dealtSeats } from './seats.ts'
import { followersOf, playerOf, stakeMore } from './stakes.ts'
import type { BlackjackCommand, BlackjackFact, BlackjackState, Hand, SeatCommand } from './state.ts'

type Done = Outcome<BlackjackState, BlackjackFact>

/** Bets behind have so long to go along with a move: far longer than it takes, so that a room that changes its owner waits for them. */
const ASK_MS = 8000

/** A table, and what opens its cards. */
export interface Seated {
  table: TableOfHouse
  deckOf: DeckOf
}

const REFUSED: Done = { refused: 'move.invalid' }

interface Made {
  round: number
  hand: Pick<Hand, 'owners'>
}

const factOf = ({ round, hand: { owners } }: Made, move: BlackjackMove, stayed: string[]): BlackjackFact => ({
  name: 'moved',
  round,
  move,
  memberId: owners[move.seat]!,
  byBook: false,
  stayed,
})
const factsByBook = ({ round, hand: { owners } }: Made, moves: readonly BlackjackMove[]): BlackjackFact[] =>
  moves.map((move) => ({ name: 'moved', round, move, memberId: owners[move.seat]!, byBook: true, stayed: [] }))

type Shuffled = Extract<BlackjackCommand, { do: 'shuffled' }>

/** The first cards. Seats whose members have left are the book's. */
export function deal(
  deckOf: DeckOf,
  state: BlackjackState,
  { sealed, stakesEventId, atMs }: Omit<Shuffled, 'do'> & { atMs: number },
): Done {
  const { round } = state
  const seats = dealtSeats(state)
  const begun = { ...state, phase: 'play' as const, playsAtMs: atMs, stakesEventId }
  const facts: BlackjackFact[] = [{ name: 'dealt', round, seats }]
  if (seats.length === 0) return { state: { ...begun, playedAtMs: atMs, result: { seats: [], dealer: [] } }, facts }
  const first: Hand = {
    sealed,
    seats,
    owners: Object.fromEntries(seats.map((seat) => [seat, state.seats[seat]!.memberId])),
    moves: [],
    away: seats.filter((seat) => state.seats[seat]!.isLeaving),
    endsAtMs: null,
    endsFromMs: null,
    asking: null,
  }
  const played = playAway(deckOf, first)
  const leadMs = dealtMs(seats.length) + movesMs(played.byBook)
  return {
    state: { ...begun, ...timed(played, { atMs, leadMs }) },
    facts: [...facts, ...factsByBook({ round, hand: first }, played.byBook)],
  }
}

/** A move is done: its card is dealt, seats of whoever is away are played, and the next one has its time. */
function moved(
  deckOf: DeckOf,
  state: BlackjackState,
  move: BlackjackMove,
  { atMs, stayed, bets }: { atMs: number; stayed: string[]; bets: Step[] },
): Done {
  const { round } = state
  const hand = state.hand!
  const played = playAway(deckOf, { ...hand, moves: [...hand.moves, move], asking: null })
  return {
    state: { ...state, ...timed(played, { atMs, leadMs: movesMs([move, ...played.byBook]) }) },
    facts: [factOf({ round, hand }, move, stayed), ...factsByBook({ round, hand }, played.byBook)],
    bets,
  }
}

/** Why a member cannot decide now. */
function whyNot(
  deckOf: DeckOf,
  { phase, hand }: BlackjackState,
  asked: { memberId: bigint; turn: number; move: BlackjackMove['move']; atMs: number },
) {
  const turn = phase === 'play' && hand && !hand.asking ? tableOfHand(deckOf, hand).turn : null
  if (!hand || !turn || hand.endsAtMs === null) return 'live.turn.over'
  if (hand.owners[turn.seat] !== String(asked.memberId)) return 'live.turn.other'
  if (asked.turn !== hand.moves.length) return 'live.turn.over'
  if (asked.atMs >= hand.endsAtMs) return 'live.turn.late'
  return turn.legal.includes(asked.move) ? undefined : 'live.move.none'
}

/** A decision of whose turn it is. What it stakes is taken with it; where bets behind go along, the card waits for theirs. */
export function decide(
  { table, deckOf }: Seated,
  state: BlackjackState,
  asked: { memberId: bigint; turn: number; move: BlackjackMove['move']; atMs: number },
): Done {
  const refused = whyNot(deckOf, state, asked)
  if (refused !== undefined) return { refused }
  const hand = state.hand!
  const { seat, hand: at } = tableOfHand(deckOf, hand).turn!
  const { memberId, atMs } = asked
  const move: BlackjackMove = { seat, hand: at, move: asked.move }
  const part = partAdded(move)
  if (!part) return moved(deckOf, state, move, { atMs, stayed: [], bets: [] })
  const more = stakeMore(table, state, { memberId, seat, part })
  if (!more) return REFUSED
  const staked = { ...state, players: more.players }
  const members = followersOf(staked, move, part)
  if (members.length === 0) return moved(deckOf, staked, move, { atMs, stayed: [], bets: [more.bet] })
  return {
    state: { ...staked, hand: { ...hand, endsAtMs: null, asking: { move, part, members, untilMs: atMs + ASK_MS } } },
    facts: [{ name: 'asks', round: state.round, seat, memberId: String(memberId), waits: members.length }],
    bets: [more.bet],
  }
}

/** A bet behind stakes as much again. */
export function goAlong(table: TableOfHouse, state: BlackjackState, { memberId }: Extract<SeatCommand, { do: 'along' }>): Done {
  const asking = state.hand?.asking
  if (!asking?.members.includes(memberId)) return REFUSED
  const more = stakeMore(table, state, { memberId: BigInt(memberId), seat: asking.move.seat, part: asking.part })
  if (!more) return REFUSED
  const members = asking.members.filter((one) => one !== memberId)
  return {
    state: { ...state, players: more.players, hand: { ...state.hand!, asking: { ...asking, members } } },
    facts: [{ name: 'along', round: state.round, memberId, place: more.place }],
    bets: [more.bet],
  }
}

/** The move that waited is done. Who has not gone along by now stays, and is told so. */
export function dealAsked(deckOf: DeckOf, state: BlackjackState, atMs: number): Done {
  const asking = state.hand?.asking
  if (!asking) return REFUSED
  const place = blackjackCode({ part: asking.part, seat: asking.move.seat })
  const players = asking.members.reduce((all, memberId) => {
    const player = playerOf({ players: all }, BigInt(memberId))!
    return withSlip(all, BigInt(memberId), { ...player, stayed: [...player.stayed, place] })
  }, state.players)
  return moved(deckOf, { ...state, players }, asking.move, { atMs, stayed: asking.members, bets: [] })
}

/** What comes by the clock while a hand is played. Whoever has not decided in time has left the seat to the book until the round is over. */
export function wakeHand(deckOf: DeckOf, state: BlackjackState, atMs: number): Done | undefined {
  const { hand, round } = state
  if (state.phase !== 'play' || !hand) return undefined
  if (hand.asking) return atMs >= hand.asking.untilMs ? dealAsked(deckOf, state, atMs) : { state, facts: [] }
  if (hand.endsAtMs === null) return undefined
  const { turn } = tableOfHand(deckOf, hand)
  if (!turn || atMs < hand.endsAtMs) return { state, facts: [] }
  const played = playAway(deckOf, { ...hand, away: [...hand.away, turn.seat] })
  return {
    state: { ...state, ...timed(played, { atMs, leadMs: movesMs(played.byBook) }) },
    facts: factsByBook({ round, hand }, played.byBook),
  }
}
