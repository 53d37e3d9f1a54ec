import { endAgreement as contract } from '@tucano/contract/agents/office'
import { act } from '#commissions/agreements'
import { journal } from '#journal/journal'
import { readReason } from '#journal/read-reason'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const endAgreement = ({ db }: Services) =>
  answer(contract, async ({ agreementId, version, reason: given }, { operator }) => {
    const reason = readReason(given)
    await db.transaction().execute(async (trx) => {
      const { payeeId, kind } = await act(trx, {
        id: BigInt(agreementId),
        version: Number(version),
        act: 'end',
        party: { by: 'operator' },
      })
      const details = { member: String(payeeId), kind, reason }
      await journal(trx, operator, { action: 'agents.endAgreement', subject: `agreement:${agreementId}`, details })
    })
    return {}
  })
