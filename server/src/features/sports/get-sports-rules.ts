import { getSportsRules as contract } from '@tucano/contract/sports'
import { CASH_OUT_MARGIN_BP } from '@tucano/sports/slips'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import { wordIn } from './board/market.ts'
import { delaySetFor, readSetDelays } from './place/delays.ts'
import { limitsOf, readSetLimits } from './place/limits.ts'
import { delayOfSport } from './place/offered.ts'
import type { Sports } from './sports.ts'

/** A match that was postponed stands if it is played within so many hours; then the feed cancels it. */
const POSTPONED_HOURS = 48

export const getSportsRules = ({ services, judgedBy }: Sports) =>
  answer(contract, async (_asked, { language }) => {
    const { rows } = await sql<{ urn: string; pt: string; en: string }>`
      select n.urn, n.name_pt as pt, n.name_en as en from sports.names n where n.kind = 'sport' order by n.urn`.execute(services.db)
    const set = await readSetLimits(services.db)
    const delays = await readSetDelays(services.db)
    const limits = limitsOf(set, judgedBy.brandLimits, { sportUrn: '', tournamentUrn: null, marketId: 0 })
    return {
      delays: rows.map(({ urn, ...name }) => ({
        sport: urn,
        name: wordIn(name, language),
        seconds: delaySetFor(delays, { sportUrn: urn, tournamentUrn: null }) ?? delayOfSport(urn),
      })),
      stakeMin: String(limits.stakeMin),
      payoutMax: String(limits.payout),
      cashOutMarginBp: { ...CASH_OUT_MARGIN_BP },
      cashOutOfVirtual: judgedBy.rules.cashOutOfVirtual,
      returnMinBp: judgedBy.rules.virtualReturnBp,
      postponedHours: POSTPONED_HOURS,
      bonusOddsMin: judgedBy.bonusOddsMin,
    }
  })
