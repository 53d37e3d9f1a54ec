import type { Brand, EachWayTerms, SportsRules } from '@tucano/brand'
import { sportsRules } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { readClosings } from '../board/closings.ts'
import type { Descriptions } from '../board/describe.ts'
import type { Judging } from './judge.ts'
import { type Limits, brandLimits, readSetLimits } from './limits.ts'
import { type MarketKey, readOffered } from './offered.ts'

/** What is the same for every bet. */
export interface JudgedBy {
  descriptions: Descriptions
  brandLimits: Limits
  rules: SportsRules
  bonusOddsMin: number
  eachWay: readonly EachWayTerms[]
}

export const judgedBy = (brand: Brand, descriptions: Descriptions): JudgedBy => ({
  descriptions,
  brandLimits: brandLimits(brand),
  rules: sportsRules(brand.jurisdiction.profile),
  bonusOddsMin: brand.sports.bonusOddsMin,
  eachWay: brand.sports.eachWay,
})

/** All that bets on some markets are judged by. Where it is to be acted upon, the markets are held until the transaction ends. */
export async function readJudging(db: Db, by: JudgedBy, keys: readonly MarketKey[], { isHeld = true } = {}): Promise<Judging> {
  const describe = await by.descriptions.read()
  const offered = await readOffered(db, keys, isHeld)
  const closings = await readClosings(db)
  const limits = await readSetLimits(db)
  const { brandLimits: brand, rules, bonusOddsMin, eachWay } = by
  return { describe, offered, closings, limits, brandLimits: brand, rules, bonusOddsMin, eachWay }
}
