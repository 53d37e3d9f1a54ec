import { offerAgreement as contract } from '@tucano/contract/agents/agreements'
import { periodOf } from '#commissions/agreement'
import { offer } from '#commissions/agreements'
import { readTerms } from '#commissions/told'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { refuseClosedKind } from './kinds.ts'

export const offerAgreement = (services: Services) =>
  answer(contract, async ({ payeeId, kind, type, period, terms, isHigherConfirmed = false }, { member: { memberId } }) => {
    const { db, brand } = services
    refuseClosedKind(services, kind)
    const offered = {
      payerId: memberId,
      payeeId: BigInt(payeeId),
      kind,
      type,
      period: periodOf(kind, period),
      terms: readTerms(terms),
      isHigherConfirmed,
      higherForbidden: !brand.agents.higherRates,
    }
    return { agreementId: String(await db.transaction().execute((trx) => offer(trx, offered))) }
  })
