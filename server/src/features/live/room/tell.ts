import type { LiveFact, LiveView, OwnSlip } from '@tucano/contract/live'
import type { Json } from '@tucano/round'
import type { Telling } from '#rooms/kind'
import { type RoundState, type Slip, type TableFact, type TableState, chipsOf, slipOf } from './state.ts'

const ownOf = (slip: Slip | undefined): OwnSlip | null =>
  slip
    ? {
        version: slip.version,
        chips: chipsOf(slip),
        undoable: slip.sent.length,
        betId: slip.betId,
        won: slip.won,
      }
    : null

/** What is on the table that everybody sees, but for chips and rounds that are over. */
export const roundOf = (state: RoundState) => ({
  state: state.status.state,
  announcement: state.status.announcement,
  limits: state.status.limits,
  round: state.round,
  drawId: state.eventId,
  phase: state.phase,
  opensAtMs: state.opensAtMs,
  closesAtMs: state.closesAtMs,
  playsAtMs: state.playsAtMs,
  playedAtMs: state.playedAtMs,
  nextAtMs: state.nextAtMs,
  setup: state.setup,
  result: state.result,
  winners: state.winners,
  paid: state.paid,
  voidReason: state.voidReason,
  voidNote: state.voidNote ?? null,
})

export const viewTable = (state: TableState, memberId?: bigint): LiveView => ({
  ...roundOf(state),
  spots: state.totals,
  members: state.members,
  seen: state.seen,
  past: state.past,
  mine: memberId === undefined ? null : ownOf(slipOf(state, memberId)),
})

/** Chips are told as totals of the spots that have changed; whose they are, only to whoever put them down, but for the newest, under masked names. */
export function tellTable(facts: TableFact[], state: TableState): Telling {
  const everybody: LiveFact[] = []
  const hasTurned = facts.some(({ name }) => name !== 'chips' && name !== 'back')
  if (hasTurned)
    everybody.push({
      set: facts.some(({ name }) => name === 'opened')
        ? { ...roundOf(state), spots: {}, members: 0, seen: [], mine: null }
        : roundOf(state),
    })
  const spots = changedSpots(facts)
  if (spots.size > 0) {
    const changed = Object.fromEntries([...spots].map((spot) => [spot, state.totals[spot]!]))
    everybody.push({ spots: changed, members: state.members, seen: state.seen })
  }
  const ended = facts.find((fact) => fact.name === 'over')
  const last = state.past.at(-1)
  if (ended && ended.voidReason === null && last?.round === ended.round) everybody.push({ past: last })
  for (const fact of facts) {
    const undone = fact.name === 'voided' && state.past.find(({ round }) => round === fact.round)
    if (undone) everybody.push({ past: undone })
  }
  const own = new Set(facts.flatMap((fact) => ('memberId' in fact ? [fact.memberId] : [])))
  // Whoever has chips learns what they came to.
  if (ended) for (const some of Object.values(state.slips)) for (const memberId of Object.keys(some)) own.add(memberId)
  const instead = Object.fromEntries(
    [...own].map((memberId) => {
      const mine: LiveFact = { set: { mine: ownOf(slipOf(state, BigInt(memberId))) } }
      return [memberId, [...everybody, mine] as Json[]]
    }),
  )
  return { everybody: everybody as Json[], instead }
}

function changedSpots(facts: readonly TableFact[]): Set<string> {
  // Those of the round before are gone with it.
  const opened = facts.findLastIndex(({ name }) => name === 'opened')
  return new Set(
    facts.slice(opened + 1).flatMap((fact) => (fact.name === 'chips' ? Object.keys(fact.added) : fact.name === 'back' ? fact.spots : [])),
  )
}
