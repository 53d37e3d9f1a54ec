import { payoutRange } from '@tucano/sports/slips'
import type { Step } from '#betting/bets'
import type { LegRow } from '../bets/leg-matches.ts'
import type { BetRow, ChangeRow } from '../bets/read-bets.ts'
import { byLeg, slipLeft } from '../bets/slip-of.ts'
import { stateOfLeg } from './leg-state.ts'

/** A bet as far as deciding it goes. */
export type ToDecide = Pick<
  BetRow,
  'id' | 'slip' | 'state' | 'inBooks' | 'version' | 'unitLeft' | 'payout' | 'potential' | 'cap' | 'cashedOut' | 'paidFrom'
> & { legs: Pick<LegRow, 'leg' | 'result' | 'deadHeat' | 'odds' | 'oddsWithout' | 'isPlace'>[] }

/** What becomes of a bet. */
export interface Decided {
  state: 'open' | 'settled' | 'void'
  inBooks: BetRow['inBooks']
  /** In all. */
  payout: bigint
  potential: bigint
  what: ChangeRow['what']
  /** What moves in the books, if anything does. */
  step: Step | undefined
}

type Target = Pick<Decided, 'state' | 'payout' | 'potential'>

/** What its legs make of a bet: open while they leave it open what it pays, void where all of them are. */
function targetOf(bet: ToDecide): Target {
  const states = byLeg(bet.legs).map(stateOfLeg)
  const cap = bet.cap > bet.cashedOut ? bet.cap - bet.cashedOut : 0n
  const slip = slipLeft(bet)
  const isVoid = states.every(({ win, place }) => win?.result === 'void' && (!slip.eachWay || place?.result === 'void'))
  const { least, most } = payoutRange(slip, states, { cap, free: bet.paidFrom === 'free' })
  if (bet.cashedOut === 0n && isVoid) return { state: 'void', payout: 0n, potential: 0n }
  if (least === most) return { state: 'settled', payout: least + bet.cashedOut, potential: most }
  return { state: 'open', payout: bet.cashedOut, potential: most }
}

/**
 * What becomes of a bet by how its legs stand now, some of them otherwise than before; nothing where nothing does. In the books a bet that was over does not become open again: its payout is corrected, to what was cashed out of it while
 * it is open here.
 */
export function decideBet(bet: ToDecide): Decided | undefined {
  // A bet that was cashed out is over, whatever is told of its matches.
  if (bet.unitLeft === 0n || bet.state === 'pending' || bet.state === 'refused') return undefined
  const target = targetOf(bet)
  if (target.state === bet.state && target.payout === bet.payout)
    return bet.state === 'open' ? { ...target, inBooks: bet.inBooks, what: 'legDecided', step: undefined } : undefined
  return { ...target, ...moveTo(bet, target) }
}

function moveTo(bet: ToDecide, { state, payout }: Target): Pick<Decided, 'inBooks' | 'what' | 'step'> {
  const step = { id: bet.id, key: `v${bet.version + 1}` }
  if (state === 'void') return { inBooks: 'void', what: 'voided', step: bet.inBooks === 'void' ? undefined : { ...step, kind: 'void' } }
  if (bet.inBooks === 'open') {
    if (state === 'open') return { inBooks: 'open', what: 'reopened', step: undefined }
    return { inBooks: 'settled', what: 'settled', step: { ...step, kind: 'settle', payout: payout - bet.cashedOut } }
  }
  const what = state === 'open' ? 'reopened' : bet.state === 'open' ? 'settled' : 'corrected'
  return { inBooks: 'settled', what, step: { ...step, kind: 'correct', payout } }
}
