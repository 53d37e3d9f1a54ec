import type { Brand, EachWayTerms, SportsRules } from '@tucano/brand'
import { sportsRules } from '@tucano/brand'
import type { Db } from '@tucano/database'
import type { Descriptions } from '../board/describe.ts'
import type { Judging } from './judge.ts'
import { type Limits, brandLimits } from './limits.ts'
import { type MarketKey, readOffered } from './offered.ts'
import { readTerms } from './terms.ts'

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

/** What is judged: bets on these markets, of these members where it is asked whose they are. */
interface Judged {
  keys: readonly MarketKey[]
  members?: readonly bigint[]
}

/** All that bets are judged by. Where it is to be acted upon, the markets are held until the transaction ends. */
export async function readJudging(db: Db, by: JudgedBy, { keys, members = [] }: Judged, { isHeld = true } = {}): Promise<Judging> {
  const describe = await by.descriptions.read()
  const offered = await readOffered(db, keys, isHeld)
  const terms = await readTerms(db, [...new Set(members)])
  const { brandLimits: brand, rules, bonusOddsMin, eachWay } = by
  return { describe, offered, ...terms, brandLimits: brand, rules, bonusOddsMin, eachWay }
}
