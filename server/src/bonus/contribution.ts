import type { GameType } from '@tucano/contract/categories'
import type { BetFact } from '#betting/facts'

/** What of a settled bet's stake counts, in minor units and before the share that the terms give its product; nothing of what was no risk. */
export type Counted = (fact: BetFact) => bigint | Promise<bigint>
/** How much of it counts, in hundredths of a per cent, where terms say nothing else. */
export type Contribution = (fact: BetFact) => number

/** What a product says of its own bets. Of others it says nothing. */
export interface OfProduct {
  counts?: (fact: BetFact) => bigint | undefined | Promise<bigint | undefined>
  contributionBp?: (fact: BetFact) => number | undefined
}

/** How much of a stake counts, by what its bet is filed under, where neither terms nor its product say it. */
export const CONTRIBUTION_BP: Readonly<Record<GameType, number>> = {
  RNG: 10_000,
  FISH: 10_000,
  SPORTS: 10_000,
  ESPORTS: 10_000,
  LOTT: 5000,
  ELOTT: 5000,
  LIVE: 1000,
  PVP: 0,
}
const BY_ODDS = new Set(['SPORTS', 'ESPORTS'])

/** What was at risk: nothing of a free stake or of what its member has cashed out, and where a bet has odds no more than it could win. */
function atRisk({ product, effectiveStake, stake, potential, isCashedOut }: BetFact): bigint {
  if (isCashedOut) return 0n
  if (!BY_ODDS.has(product) || potential === null) return effectiveStake
  const profit = potential > stake ? potential - stake : 0n
  return profit < effectiveStake ? profit : effectiveStake
}

/** What counts of a bet: as its product says, and else as above. */
export function readContribution(products: readonly OfProduct[]): { counted: Counted; contribution: Contribution } {
  return {
    counted: async (fact) => {
      const most = atRisk(fact)
      if (most === 0n) return 0n
      for (const { counts } of products) {
        const said = await counts?.(fact)
        if (said !== undefined) return said < most ? said : most
      }
      return most
    },
    contribution: (fact) => {
      for (const { contributionBp } of products) {
        const said = contributionBp?.(fact)
        if (said !== undefined) return said
      }
      return (CONTRIBUTION_BP as Record<string, number | undefined>)[fact.product] ?? 0
    },
  }
}
