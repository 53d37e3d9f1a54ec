import { listAgreements as contract } from '@tucano/contract/agents/agreements'
import { tellAgreements } from '#commissions/told'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const listAgreements = ({ db, brand }: Services) =>
  answer(contract, async ({ kind, isOver = false }, { member: { memberId } }) => ({
    list: await tellAgreements(db, memberId, { kind, isOver }),
    higherAllowed: brand.agents.higherRates,
  }))
