import { CASH_OUT_MARGIN_BP } from '@tucano/sports/slips'
import type { CashOutOffer } from '@tucano/contract/sports/bets'
import type { BetRow } from '../bets/read-bets.ts'
import { marketsOf } from '../place/asked-again.ts'
import { readJudging } from '../place/judging.ts'
import type { Sports } from '../sports.ts'
import { readJoint } from './joint.ts'
import { offerFor } from './offer.ts'

/** What is offered for bets now. Nothing is held: whoever takes an offer is told if it is another one by then. */
export async function readOffers(sports: Sports, bets: readonly BetRow[]): Promise<CashOutOffer[]> {
  if (bets.length === 0) return []
  const judging = await readJudging(sports.services.db, sports.judgedBy, { keys: bets.flatMap(marketsOf) }, { isHeld: false })
  return Promise.all(
    bets.map(async (row) => {
      const offering = offerFor(row, judging, { joint: await readJoint(sports, row) })
      const common = { betId: row.id, version: row.version, unitLeft: String(row.unitLeft) }
      if (offering.kind === 'closed')
        return { ...common, offer: null, value: null, marginBp: CASH_OUT_MARGIN_BP.before, closedFor: offering.code }
      const { offer, value, marginBp } = offering.offer
      return { ...common, offer: String(offer), value: String(value), marginBp, closedFor: null }
    }),
  )
}
