import { gameTypes } from '@tucano/contract/categories'
import type { BonusTerms } from '@tucano/contract/promotions'
import { getBonus as contract } from '@tucano/contract/rewards'
import { tellBonuses } from '#bonus/tell'
import { readSources } from '#cashier/wagering'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const getBonus = ({ db, brand }: Services, contribution: Readonly<Record<string, number>>) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const [bonuses, sources] = await Promise.all([tellBonuses(db, memberId, brand.currency.code), readSources(db, memberId)])
    return {
      ...bonuses,
      wagering: sources.map(({ source, amount, required, progress, at }) => ({
        source,
        amount: String(amount),
        required: String(required),
        progress: String(progress),
        at: at.getTime(),
      })),
      contribution: countingIn(contribution, bonuses.active?.terms),
    }
  })

/** Our tables are filed under the same product as our slots. */
const productOf = (key: string): string => ((gameTypes as readonly string[]).includes(key) ? key : 'RNG')

/** How much of a stake counts under the terms of the bonus that is being staked: nothing of what those do not know. */
function countingIn(contribution: Readonly<Record<string, number>>, terms: BonusTerms | undefined): Record<string, number> {
  const products = terms?.products as readonly string[] | null | undefined
  const all = Object.entries({ ...contribution, ...terms?.contribution })
  return Object.fromEntries(all.map(([key, bp]) => [key, products && !products.includes(productOf(key)) ? 0 : bp]))
}
