import { listAgreements as contract } from '@tucano/contract/agents/agreements'
import { tellAgreements } from '#commissions/told'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { refuseClosedKind } from './kinds.ts'

export const listAgreements = (services: Services) =>
  answer(contract, async ({ kind, isOver = false }, { member: { memberId } }) => {
    refuseClosedKind(services, kind)
    const list = await tellAgreements(services.db, memberId, { kind, isOver })
    return { list, higherAllowed: services.brand.agents.higherRates }
  })
