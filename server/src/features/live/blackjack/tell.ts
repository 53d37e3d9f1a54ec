import type { BlackjackOwn, BlackjackSitter, BlackjackView, LiveFact, LiveView } from '@tucano/contract/live'
import { BLACKJACK_SEATS, readBlackjackCode } from '@tucano/live'
import type { Json } from '@tucano/round'
import type { Telling } from '#rooms/kind'
import { type TableFact, addChips, chipsOf, slipOf, stakeOf } from '../room/state.ts'
import { roundOf, tellTable, viewTable } from '../room/tell.ts'
import { type DeckOf, TURN_MS, tableOfHand } from './hand.ts'
import { ownStake, seatCode, seatOf } from './seats.ts'
import { playerOf } from './stakes.ts'
import type { BlackjackFact, BlackjackState, SeatFact } from './state.ts'

/** What lies on the table now: what was dealt, and nothing of what is still to come. */
function shownTable(deckOf: DeckOf, { phase, hand }: BlackjackState): BlackjackView['table'] {
  if (!hand || (phase !== 'play' && phase !== 'result')) return null
  const { seats, dealer, turn } = tableOfHand(deckOf, hand)
  return { seats, dealer, turn: turn && phase === 'play' ? { ...turn, number: hand.moves.length, endsAtMs: hand.endsAtMs } : null }
}

/** What a member has on a seat by now. */
function stakeAt(state: BlackjackState, memberId: string, seat: number): bigint {
  const id = BigInt(memberId)
  const slip = slipOf(state, id)
  const all = addChips(slip ? chipsOf(slip) : {}, playerOf(state, id)?.added ?? {})
  const places = Object.keys(all).filter((code) => {
    const place = readBlackjackCode(code)
    return place?.seat === seat && place.part !== 'pair' && place.part !== 'poker'
  })
  return stakeOf(Object.fromEntries(places.map((code) => [code, all[code]!])))
}

function shownSitter(state: BlackjackState, seat: number): BlackjackSitter | null {
  const sitter = state.seats[seat]
  if (!sitter) return null
  const all = BigInt(state.totals[seatCode(seat)]?.staked ?? '0')
  return {
    who: sitter.who,
    stake: String(stakeAt(state, sitter.memberId, seat)),
    behind: String(all - ownStake(state, seat)),
    isAway: sitter.isLeaving || (state.hand?.away.includes(seat) ?? false),
  }
}

const shownSeats = (deckOf: DeckOf, state: BlackjackState): BlackjackView => ({
  seats: Array.from({ length: BLACKJACK_SEATS }, (_, n) => shownSitter(state, n + 1)),
  table: shownTable(deckOf, state),
  turnMs: TURN_MS,
  endsFromMs: state.hand?.endsFromMs ?? null,
})

function ownSeat(state: BlackjackState, memberId: bigint): BlackjackOwn {
  const seat = seatOf(state, memberId) ?? null
  const player = playerOf(state, memberId)
  return {
    seat,
    isLeaving: seat !== null && state.seats[seat]!.isLeaving,
    follows: player?.follows ?? { double: false, split: false },
    added: player?.added ?? {},
    stayed: player?.stayed ?? [],
  }
}

export const viewBlackjack = (deckOf: DeckOf, state: BlackjackState, memberId?: bigint): LiveView => ({
  ...viewTable(state, memberId),
  blackjack: shownSeats(deckOf, state),
  ...(memberId === undefined ? {} : { ownSeat: ownSeat(state, memberId) }),
})

const SEAT_FACTS: readonly BlackjackFact['name'][] = ['sat', 'rose', 'follows', 'asks', 'along', 'moved', 'dealt', 'stakes']
const isOfSeats = (fact: BlackjackFact): fact is SeatFact => SEAT_FACTS.includes(fact.name)
const isOfTable = (fact: BlackjackFact): fact is TableFact => !isOfSeats(fact)

/** Whose seat or later stakes facts are about. */
function ownersOf(facts: readonly BlackjackFact[], { seats }: BlackjackState): string[] {
  const named = facts
    .filter(isOfSeats)
    .flatMap((fact) => [...('memberId' in fact ? [fact.memberId] : []), ...('stayed' in fact ? fact.stayed : [])])
  // What a round left to them is gone with it.
  const hasOpened = facts.some(({ name }) => name === 'opened')
  return hasOpened ? [...named, ...Object.values(seats).map(({ memberId }) => memberId)] : named
}

const NOTHING_OWN: BlackjackOwn = { seat: null, isLeaving: false, follows: { double: false, split: false }, added: {}, stayed: [] }

/** As at every table; seats and cards as they are now besides, and to each member what is its own. */
export function tellBlackjack(deckOf: DeckOf, facts: BlackjackFact[], state: BlackjackState): Telling {
  const { everybody, instead = {} } = tellTable(facts.filter(isOfTable), state)
  const hasOpened = facts.some(({ name }) => name === 'opened')
  const now: LiveFact = { set: { ...roundOf(state), blackjack: shownSeats(deckOf, state), ...(hasOpened ? { ownSeat: NOTHING_OWN } : {}) } }
  const own = new Set([...Object.keys(instead), ...ownersOf(facts, state)])
  return {
    everybody: [...everybody, now as Json],
    instead: Object.fromEntries(
      [...own].map((memberId) => {
        const mine: LiveFact = { set: { ownSeat: ownSeat(state, BigInt(memberId)) } }
        return [memberId, [...(instead[memberId] ?? everybody), now as Json, mine as Json]]
      }),
    ),
  }
}
