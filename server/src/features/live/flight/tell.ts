import type { FlightFact as ToldFact, FlightSeen, FlightView, LiveFact, LiveView, OwnFlightBet, OwnSlip } from '@tucano/contract/live'
import type { Json } from '@tucano/round'
import type { Telling } from '#rooms/kind'
import { slipOf } from '../room/state.ts'
import { roundOf } from '../room/tell.ts'
import type { FlightBet, FlightFact, FlightSlip, FlightState } from './state.ts'

/** So many bets of others are told of, the largest. */
const SEEN = 50

const seenOf = (who: string, { n, stake, left }: FlightBet): FlightSeen => ({ n, who, stake, left })

function largest({ slips }: FlightState): FlightSeen[] {
  const all = Object.values(slips).flatMap((some) => Object.values(some).flatMap(({ who, bets }) => bets.map((bet) => seenOf(who, bet))))
  return all.toSorted((a, b) => Number(BigInt(b.stake) - BigInt(a.stake)) || a.n - b.n).slice(0, SEEN)
}

const totalsOf = ({ many, staked, manyLeft, paidOut }: FlightState) => ({ many, staked, manyLeft, paidOut })

const ownBets = (slip: FlightSlip | undefined): OwnFlightBet[] =>
  (slip?.bets ?? []).map(({ n, place, stake, auto, left, betId }) => ({ n, place, stake, auto, left, betId }))

/** The same as chips: each bet lies on its place. */
function ownSlip(slip: FlightSlip | undefined): OwnSlip | null {
  if (!slip) return null
  const { version, bets, won } = slip
  return {
    version,
    chips: Object.fromEntries(bets.map(({ place, stake }) => [String(place), stake])),
    undoable: 0,
    betId: bets[0]?.betId ?? '',
    won,
  }
}

const flightOf = (state: FlightState, slip: FlightSlip | undefined): FlightView => ({
  ...totalsOf(state),
  flownMs: state.flownMs,
  bets: largest(state),
  mine: ownBets(slip),
})

export function viewFlight(state: FlightState, memberId?: bigint): LiveView {
  const slip = memberId === undefined ? undefined : slipOf(state, memberId)
  return {
    ...roundOf(state),
    spots: {},
    members: state.members,
    seen: [],
    past: state.past,
    mine: ownSlip(slip),
    flight: flightOf(state, slip),
  }
}

/** What has changed among the bets that everybody sees. */
function changedOf(facts: readonly FlightFact[], state: FlightState): ToldFact['flight'] {
  const [changed, gone] = [new Set<number>(), new Set<number>()]
  for (const fact of facts) {
    if (fact.name === 'bet' || fact.name === 'left') changed.add(fact.n)
    if (fact.name === 'bet' && fact.instead !== null) gone.add(fact.instead)
    if (fact.name === 'dropped') gone.add(fact.n)
  }
  if (changed.size === 0 && gone.size === 0) return {}
  const bets = largest(state).filter(({ n }) => changed.has(n))
  return { ...totalsOf(state), ...(bets.length > 0 && { bets }), ...(gone.size > 0 && { gone: [...gone] }) }
}

/** Bets of others are told of under masked names, with where they have left; where the flight ends, when it has. */
export function tellFlight(facts: FlightFact[], state: FlightState): Telling {
  const isNew = facts.some(({ name }) => name === 'opened')
  const hasTurned = facts.some(({ name }) => !['bet', 'dropped', 'left', 'goesOn'].includes(name))
  const everybody: LiveFact[] = []
  if (hasTurned) everybody.push({ set: { ...roundOf(state), ...(isNew && { mine: null, flight: flightOf(state, undefined) }) } })
  const flight: ToldFact['flight'] = {
    ...(!isNew && changedOf(facts, state)),
    ...(state.phase === 'play' && { flownMs: state.flownMs }),
  }
  if (Object.keys(flight).length > 0) everybody.push({ flight })
  const ended = facts.find((fact) => fact.name === 'over')
  const last = state.past.at(-1)
  if (ended && ended.voidReason === null && last?.round === ended.round) everybody.push({ past: last })
  const own = new Set(facts.flatMap((fact) => ('memberId' in fact ? [fact.memberId] : [])))
  if (ended) for (const some of Object.values(state.slips)) for (const memberId of Object.keys(some)) own.add(memberId)
  const instead = [...own].map((memberId): [string, LiveFact[]] => {
    const slip = slipOf(state, BigInt(memberId))
    return [memberId, [...everybody, { set: { mine: ownSlip(slip) } }, { flight: { mine: ownBets(slip) } }]]
  })
  return { everybody: everybody as Json[], instead: Object.fromEntries(instead) as Record<string, Json[]> }
}
