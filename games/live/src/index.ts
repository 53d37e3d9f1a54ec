export { type BaccaratResult, baccarat, baccaratWithoutCommission } from './kinds/baccarat.ts'
export {
  type Blow,
  type Corner,
  FEATHERS,
  type Pairing,
  ROOSTERS,
  type Rooster,
  feathersAfter,
  goesBack,
  pairingIn,
  poolOdds,
} from '@tucano/cockfight'
export { type AndarBaharResult, andarBahar } from './kinds/andar-bahar.ts'
export {
  BLACKJACK_PARTS,
  type BlackjackPart,
  type BlackjackPlace,
  type Follows,
  blackjackCode,
  blackjackComesTo,
  followsTo,
  mostOfPart,
  partAdded,
  partsOf,
  readBlackjackCode,
} from './kinds/blackjack/bets.ts'
export { BOOK, type Book, bookMove } from './kinds/blackjack/book.ts'
export { BLACKJACK_RETURNS, type BookWayName } from './kinds/blackjack/figures.ts'
export { BLACKJACK_RULES, blackjackMaths } from './kinds/blackjack/maths.ts'
export {
  BLACKJACK_CARDS,
  BLACKJACK_DECISIONS,
  BLACKJACK_SEATS,
  type BlackjackDecision,
  type BlackjackHand,
  type BlackjackMove,
  type BlackjackSeat,
  type BlackjackTable,
  dealBlackjack,
  drawBlackjack,
  hasBlackjack,
  playBlackjack,
} from './kinds/blackjack/round.ts'
export { type BlackjackDeck, type BlackjackMoves, type BlackjackResult } from './kinds/blackjack/table-game.ts'
export { BLACKJACK_TIMES, dealerEndsMs, dealerLeadMs, dealtMs } from './kinds/blackjack/times.ts'
export { BLACKJACK_SIDES, type BlackjackSide, type SideCards, sideSpots } from './kinds/blackjack/sides.ts'
export {
  CRASH,
  type CrashBet,
  crashComesTo,
  crashMaths,
  crashReturnOf,
  drawCrash,
  flightMs,
  leavesAt,
  msOf,
  multiplierAt,
  survivalOf,
} from './kinds/crash.ts'
export {
  FLIGHT_PLACES,
  type FlightMoves,
  type FlightPlace,
  type FlightResult,
  type FlightSelections,
  flightPayout,
} from './kinds/flight.ts'
export { type DragonTigerResult, dragonTiger } from './kinds/dragon-tiger.ts'
export { COURSE, MARKS, leaderAt } from './kinds/regatta/race.ts'
export { type Emblem, RAFTS, type Raft, WEIGHTS, WINDS, type Wind, windOf } from './kinds/regatta/rafts.ts'
export { type RegattaResult, regattaMaths, regattaOf } from './kinds/regatta/regatta.ts'
export { BOUT, type CockfightPool, type CockfightResult, cockfightIn, withPool } from './kinds/cockfight.ts'
export { type RouletteResult, roulette } from './kinds/roulette.ts'
export { type SicBoResult, sicBo } from './kinds/sic-bo.ts'
export { type WheelResult, wheel } from './kinds/wheel.ts'
export { everyResult } from './every-result.ts'
export { type LiveGame, figuresOf, mathsOf } from './live-game.ts'
export { type Colour, type DerivedRoad, type Mark, type Winner, beadPlate, bigRoad, derivedRoad, forecast } from './roads.ts'
export { type Spot, mostOf, payoutOf, returnOf } from './spot.ts'
export { toldSpots } from './told-spots.ts'
export { type Chips, type TableOfHouse, findTable, liveTables, sharedLive, slipPayout } from './tables.ts'
