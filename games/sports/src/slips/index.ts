export { gradeMargin, handicapResult, totalResult } from './asian.ts'
export { CASH_OUT_MARGIN_BP, type CashOut, type CashOutTerms, type LegOutlook, cashOut, partOfUnit } from './cash-out.ts'
export { BILLION, type OpenChances, inBillionths } from './chances.ts'
export { type Conflict, conflictsOf } from './combine.ts'
export { type Grade, type WrittenSettlement, placeOddsOf, placePriceOf, readGrade } from './factors.ts'
export { type Cover, type Form, LEGS_MAX, LINES_MAX, type Lines, formName, formsFor } from './lines.ts'
export {
  ODDS_FORMATS,
  ODDS_MAX,
  ODDS_MIN,
  type Odds,
  type OddsFormat,
  type OddsPolicy,
  oddsMove,
  readOdds,
  takesOdds,
  writeOdds,
} from './odds.ts'
export { BadSlip, SELECTIONS_MAX, readSlip, readTerms } from './read-slip.ts'
export { type LegState, type PayoutTerms, payoutRange } from './settle.ts'
export { type Leg, type Selection, type Slip, costOf, countOf, linesOfSlip, writeSlip } from './slip.ts'
