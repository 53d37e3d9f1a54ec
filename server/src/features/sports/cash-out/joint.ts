import type { BetRow } from '../bets/read-bets.ts'
import { byLeg } from '../bets/slip-of.ts'
import { keyOf, readOffered } from '../place/offered.ts'
import { stateOfLeg } from '../settle/leg-state.ts'
import type { Sports } from '../sports.ts'
import { type JointChance, type JointChances, openOf } from './offer.ts'

/** Asks the feed how likely open selections of builders are together; a builder that it does not answer for has no offer. */
export async function readJoint(sports: Sports, row: BetRow): Promise<JointChances> {
  const { builder } = sports
  const legs = [...byLeg(row.legs).entries()].flatMap(([leg, selections]) => {
    const open = stateOfLeg(selections).win ? [] : openOf(selections).filter(({ isPlace }) => !isPlace)
    return open.length > 1 ? [{ leg, event: open[0]!.event, open }] : []
  })
  if (!builder || legs.length === 0) return new Map()
  const joint = await Promise.all(
    legs.map(async ({ leg, event, open }): Promise<[number, JointChance] | undefined> => {
      const selections = open.map(({ marketId: market, specifiers, outcome }) => ({ market, specifiers, outcome }))
      const keys = selections.map((one) => ({ event, ...one }))
      const offered = await readOffered(sports.services.db, keys, false)
      const price = await builder.price(event, selections)
      const versions = keys.map((key) => Number(offered.get(keyOf(key))?.version ?? -1n))
      return price ? [leg, { chance: price.chance, versions }] : undefined
    }),
  )
  return new Map(joint.flatMap((one) => (one ? [one] : [])))
}
