export {
  BadPicks,
  type Hit,
  type Keyed,
  KEYS_MAX,
  PICKS_MAX,
  type Pad,
  type Part,
  type Picks,
  type Play,
  type Prize,
  type Result,
  type Shape,
} from './play.ts'
export { FULL_SERIES, PLAIN_SERIES } from './prizes.ts'
export { shapes } from './shapes/all.ts'
export {
  type Content,
  MULTIPLE_MAX,
  UNITS,
  liabilityOf,
  maxMultiple,
  mostOf,
  payoutOf,
  playOf,
  prizeOf,
  rebateOf,
  rtpOf,
  stakeOf,
} from './money.ts'
export { type Growth, planSteps } from './plan.ts'
export { CONTENTS_MAX, SERIES_MIN, type SentNumber, type Slip, isSent, readContent, sentLeaf, seriesOf } from './slip.ts'
export { readSlip, slipLeaf, slipMost, slipPayout, slipRebate, slipStake } from './slips.ts'
export type { LotteryGame, LotteryGroup, LotteryVendor, PrizeMode, Timetable } from './games/game.ts'
export { gameOf, lotteryGames, shapeOfGame } from './games/all.ts'
export { type DrawTimes, dayIn, drawOf, drawsOfDay, nextDraws } from './games/times.ts'
export { sharedGames } from './shared-games.ts'
export { type Choice, chooseOn, hundredOf, permutationsOfAll, quickPick, sequence } from './pick-tools.ts'
export { ANIMALS, type Animal, animalOfBall, animalOfYear, lunarYearOf } from './lunar-years.ts'
