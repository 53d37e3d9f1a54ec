import Type, { type Static } from 'typebox'
import { type Profile, lotteryRules } from './jurisdiction.ts'

const Series = Type.Integer({ minimum: 1000, maximum: 2000 })
const Amount = Type.Integer({ minimum: 1 })

/** The lottery: what series members have, and how much the house takes on. Amounts in minor units. */
export const Lottery = Type.Object({
  /** Half of a thousandth of what is staked comes back for each: `base` is the most of a member without a rebate, `min` the least that may be chosen, `standard` what stands there first. */
  series: Type.Object({ base: Series, min: Series, standard: Series }),
  /** What one content may pay, one bet stake, one member stake on a draw; what one selection of a draw may cost the house, and all bets of a draw on too many selections to count. */
  caps: Type.Object({ prize: Amount, stake: Amount, member: Amount, selection: Amount, draw: Amount }),
  /** Plans may have multiples that grow from draw to draw. They chase losses. */
  growth: Type.Boolean(),
  /** Two operators enter the results of official draws. Without it, and without feeds, official games are closed. */
  official: Type.Boolean(),
})
export type Lottery = Static<typeof Lottery>

/** What is wrong with a brand's lottery; nothing if it may be so. */
export function judgeLottery({ series }: Lottery, profile: Profile): string | undefined {
  const { base, min, standard } = series
  const rules = lotteryRules(profile)
  if (min > standard || standard > base) return '/lottery/series: must be in order: min, standard, base'
  if (min < rules.seriesMin) return `/lottery/series/min: must be >= ${rules.seriesMin}`
  return undefined
}
