export { type Brand, type Module, colourNames } from './brand.ts'
export type { Cashier, DepositMethod, WithdrawalMethod } from './cashier.ts'
export {
  type LotteryRules,
  type MoneyRules,
  type SportsRules,
  isClosed,
  lotteryRules,
  moneyRules,
  playRules,
  sportsRules,
} from './jurisdiction.ts'
export type { Lottery } from './lottery.ts'
export type { EachWayTerms } from './sports.ts'
export { brokenRules, namesBets, promotionLaw } from './promotion-law.ts'
export { moduleStates, moduleTree } from './modules.ts'
export { brandFolder, readBrand } from './read-brand.ts'
export { type Content, readContent } from './read-content.ts'
