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
      contribution: { ...contribution, ...bonuses.active?.terms.contribution },
    }
  })
