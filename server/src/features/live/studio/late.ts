import type { TableOfHouse } from '@tucano/live'
import type { Step } from '#betting/bets'
import type { Outcome } from '#rooms/kind'
import { potentialOf, selectionsOf, withChanged } from '../room/bets.ts'
import { type Slip, chipsOf } from '../room/state.ts'
import type { StudioFact, StudioState } from './state.ts'

const AT_ONCE = 200

interface LateSlip {
  memberId: bigint
  slip: Slip
}

/** Slips whose last chips came when the studio had closed already. */
function lateSlips({ slips, lateFromMs }: StudioState): LateSlip[] {
  if (lateFromMs === null) return []
  return Object.values(slips).flatMap((some) =>
    Object.entries(some).flatMap(([memberId, slip]) =>
      (slip.sent.at(-1)?.atMs ?? 0) >= lateFromMs ? [{ memberId: BigInt(memberId), slip }] : [],
    ),
  )
}

/** Takes back what was sent last of each slip that is late, one step of a bet at a time: told again until nothing late is left. */
export function takeLate(table: TableOfHouse, state: StudioState): Outcome<StudioState, StudioFact> {
  const late = lateSlips(state).slice(0, AT_ONCE)
  if (late.length === 0) return { state: { ...state, lateFromMs: null }, facts: [] }
  const bets: Step[] = []
  const facts: StudioFact[] = []
  let next = state
  for (const { memberId, slip } of late) {
    const last = slip.sent.at(-1)!
    const isWhole = slip.sent.length === 1
    const left: Slip = { ...slip, version: slip.version + 1, sent: slip.sent.slice(0, -1) }
    const key = `late:${left.version}`
    const chips = chipsOf(left)
    bets.push(
      isWhole
        ? { kind: 'void', id: slip.betId, key }
        : {
            kind: 'back',
            id: slip.betId,
            key,
            undoes: last.key,
            selections: selectionsOf(next, chips),
            ...potentialOf(table, next, chips),
          },
    )
    facts.push({ name: 'late', round: state.round, memberId: String(memberId), spots: Object.keys(last.chips), version: left.version })
    next = withChanged(next, memberId, left) as StudioState
  }
  return { state: next, facts, bets }
}
