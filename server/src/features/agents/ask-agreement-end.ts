import { askAgreementEnd as contract } from '@tucano/contract/agents/agreements'
import { act } from '#commissions/agreements'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const askAgreementEnd = ({ db }: Services) =>
  answer(contract, async ({ agreementId, version }, { member: { memberId: payerId } }) => {
    const party = { by: 'payer', payerId } as const
    await db.transaction().execute((trx) => act(trx, { id: BigInt(agreementId), version, act: 'askEnd', party }))
    return {}
  })
