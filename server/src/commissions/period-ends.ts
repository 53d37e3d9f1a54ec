import type { Listener } from '#betting/listen'
import type { Period } from '#betting/closings'
import { type PeriodEnd, type TeamBrand, teamDays } from '#team/days'
import { applyMoves } from '#team/moves'
import { keepStakes } from './bet-rebates.ts'
import { endCutEdges } from './ends.ts'
import { tellMoves, tellNewcomers, tellSlots } from './notices.ts'
import { countRebates } from './rebates.ts'
import { countPeriod } from './settle.ts'

/** What is done when a period of all teams is over, in this order: whoever is moved was in its old team until then. */
export const periodEnds = (brand: TeamBrand): PeriodEnd[] => [
  (db, closing) => countPeriod(db, brand, closing),
  tellSlots(brand.currency.code),
  tellNewcomers,
  countRebates(brand),
  applyMoves(brand),
  tellMoves,
  endCutEdges,
]

/** The days of teams, with all that is counted when one is over. */
export const commissionDays = (brand: TeamBrand, periods?: readonly Period[]): Listener =>
  teamDays(brand, periodEnds(brand), { periods, besides: [(db, facts) => keepStakes(db, facts, brand)] })
