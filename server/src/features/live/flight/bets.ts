import { CRASH, type FlightPlace, type FlightSelections, type TableOfHouse, crashComesTo, payoutOf } from '@tucano/live'
import type { Step } from '#betting/bets'
import type { Outcome } from '#rooms/kind'
import { slipOf, withSlip } from '../room/state.ts'
import type { FlightBet, FlightCommand, FlightFact, FlightSlip, FlightState } from './state.ts'

type Done = Outcome<FlightState, FlightFact>
type OfMember<Do extends FlightCommand['do']> = Extract<FlightCommand, { do: Do }> & { memberId: bigint; atMs: number }

const sum = (bets: readonly FlightBet[]): bigint => bets.reduce((all, { stake }) => all + BigInt(stake), 0n)
const nothing: Omit<FlightSlip, 'who'> = { version: 0, bets: [], won: null }

/** Why the slip cannot be changed now: bets are taken until the close, by the clock of the database, on the slip that the page showed. */
function whyNot(
  { phase, closesAtMs }: FlightState,
  slip: FlightSlip | undefined,
  { version, atMs }: OfMember<'bet' | 'drop'>,
): string | undefined {
  if (phase !== 'open' || atMs >= closesAtMs) return 'event.closed'
  return (slip?.version ?? 0) === version ? undefined : 'live.slip.changed'
}

const voidOf = ({ betId }: FlightBet): Step => ({ kind: 'void', id: betId, key: 'drop' })

function placeOf(table: TableOfHouse, state: FlightState, { betId, pocket, stake, place, auto }: OfMember<'bet'>): Step {
  const selections: FlightSelections = { round: state.round, place, auto }
  const most = auto ?? CRASH.last
  return {
    kind: 'place',
    id: betId,
    product: table.product,
    vendor: table.vendor,
    game: table.code,
    inputs: `${state.round}`,
    pocket: BigInt(pocket),
    stake: BigInt(stake),
    event: state.eventId!,
    selections,
    potential: payoutOf(BigInt(stake), crashComesTo(most, most)),
  }
}

/** The slip with other bets on it, and the sums of all slips. */
function withBets(state: FlightState, memberId: bigint, before: readonly FlightBet[], slip: FlightSlip): FlightState {
  return {
    ...state,
    slips: withSlip(state.slips, memberId, slip),
    many: state.many + slip.bets.length - before.length,
    staked: String(BigInt(state.staked) + sum(slip.bets) - sum(before)),
    members: state.members + Number(slip.bets.length > 0) - Number(before.length > 0),
  }
}

/** A bet, instead of the one that has its place: so where it leaves by itself can be changed until the close. */
export function putBet(table: TableOfHouse, state: FlightState, asked: OfMember<'bet'>): Done {
  const { memberId, place, stake, auto, who, betId } = asked
  const slip = slipOf(state, memberId)
  const refused = whyNot(state, slip, asked)
  if (refused !== undefined) return { refused }
  const { limits } = state.status
  if (BigInt(stake) < BigInt(limits.min)) return { refused: 'live.bet.min' }
  if (BigInt(stake) > BigInt(limits.max)) return { refused: 'live.bet.max' }
  const before = slip?.bets ?? []
  const old = before.find((one) => one.place === place)
  const n = state.placed + 1
  const bets = [...before.filter((one) => one.place !== place), { n, place, betId, stake, auto, left: null }]
  if (sum(bets) > BigInt(limits.slip)) return { refused: 'live.slip.max' }
  const next = { ...nothing, ...slip, who, version: asked.version + 1, bets }
  return {
    state: { ...withBets(state, memberId, before, next), placed: n },
    facts: [{ name: 'bet', round: state.round, memberId: String(memberId), n, instead: old?.n ?? null }],
    bets: [...(old ? [voidOf(old)] : []), placeOf(table, state, asked)],
  }
}

/** Takes a bet back. */
export function dropBet(state: FlightState, asked: OfMember<'drop'>): Done {
  const { memberId, place } = asked
  const slip = slipOf(state, memberId)
  const refused = whyNot(state, slip, asked)
  if (refused !== undefined) return { refused }
  const old = slip?.bets.find((one) => one.place === place)
  if (!slip || !old) return { refused: 'live.flight.none' }
  const next = { ...slip, version: asked.version + 1, bets: slip.bets.filter((one) => one !== old) }
  return {
    state: withBets(state, memberId, slip.bets, next),
    facts: [{ name: 'dropped', round: state.round, memberId: String(memberId), n: old.n }],
    bets: [voidOf(old)],
  }
}

/** A slip of which a bet has left. */
export function withLeft(state: FlightState, memberId: bigint, { place, at }: { place: FlightPlace; at: number }): FlightState {
  const slip = slipOf(state, memberId)!
  const bet = slip.bets.find((one) => one.place === place)!
  const bets = slip.bets.map((one) => (one === bet ? { ...one, left: at } : one))
  return {
    ...state,
    slips: withSlip(state.slips, memberId, { ...slip, bets }),
    manyLeft: state.manyLeft + 1,
    paidOut: String(BigInt(state.paidOut) + payoutOf(BigInt(bet.stake), crashComesTo(at, at))),
  }
}
