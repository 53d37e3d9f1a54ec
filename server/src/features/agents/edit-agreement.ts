import { editAgreement as contract } from '@tucano/contract/agents/agreements'
import { edit } from '#commissions/agreements'
import { readTerms } from '#commissions/told'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { refuseClosedKind } from './kinds.ts'

export const editAgreement = (services: Services) =>
  answer(contract, async ({ agreementId, version, terms, isHigherConfirmed = false }, { member: { memberId } }) => {
    const { db, brand } = services
    const edited = {
      id: BigInt(agreementId),
      version,
      payerId: memberId,
      terms: readTerms(terms),
      isHigherConfirmed,
      higherForbidden: !brand.agents.higherRates,
    }
    await db.transaction().execute(async (trx) => refuseClosedKind(services, (await edit(trx, edited)).kind))
    return {}
  })
