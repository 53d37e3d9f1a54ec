import { reverseSettlement as contract } from '@tucano/contract/agents/office'
import { moneyQueueChanged } from '@tucano/contract/deposits'
import { reverseSettled } from '#commissions/reversals'
import { journal } from '#journal/journal'
import { readReason } from '#journal/read-reason'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { publish } from '#platform/outbox'
import type { Services } from '#platform/services'

/** No settlement is of a later moment. */
const LATEST = Date.UTC(2100, 0, 1)

export const reverseSettlement = ({ db, brand }: Services) =>
  answer(contract, async ({ agreementId, since, reason: given }, { operator }) => {
    const reason = readReason(given)
    if (since < 0 || since > LATEST) throw new Fault('settlement.unknown')
    const asked = { agreementId: BigInt(agreementId), since: new Date(since), reason, currency: brand.currency.code, by: operator }
    return db.transaction().execute(async (trx) => {
      const { state, payeeId, paid } = await reverseSettled(trx, asked)
      await publish(trx, moneyQueueChanged, {})
      await journal(trx, operator, {
        action: state === 'asked' ? 'agents.askReversal' : 'agents.reverse',
        subject: `settlement:${agreementId}-${since}`,
        details: { member: String(payeeId), amount: String(paid), currency: brand.currency.code, reason },
      })
      return { state }
    })
  })
