import { offerOfHouse as contract } from '@tucano/contract/agents/office'
import type { Db } from '@tucano/database'
import { periodOf } from '#commissions/agreement'
import { type Offer, edit, offer } from '#commissions/agreements'
import { readTerms } from '#commissions/told'
import { journal } from '#journal/journal'
import { readReason } from '#journal/read-reason'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { refuseClosedKind } from './kinds.ts'

/** Other terms of the agreement that there is. */
async function change(trx: Db, { payeeId, kind, type, terms }: Offer, version: number): Promise<bigint> {
  const found = await trx
    .selectFrom('commissions.agreements')
    .select('id')
    .where('payee_id', '=', payeeId)
    .where('payer_id', 'is', null)
    .where('kind', '=', kind)
    .where('type', '=', type)
    .where('state', 'in', ['P', 'E', 'A', 'V'])
    .executeTakeFirst()
  if (!found) throw new Fault('agreement.unknown')
  await edit(trx, { id: found.id, version, payerId: null, terms, isHigherConfirmed: true })
  return found.id
}

export const offerOfHouse = (services: Services) =>
  answer(contract, async ({ payeeId, kind, type, period, terms, version, reason: given }, { operator }) => {
    refuseClosedKind(services, kind)
    const reason = readReason(given)
    const offered: Offer = {
      payerId: null,
      payeeId: BigInt(payeeId),
      kind,
      type,
      period: periodOf(kind, period),
      terms: readTerms(terms),
      isHigherConfirmed: true,
    }
    const id = await services.db.transaction().execute(async (trx) => {
      const agreementId = version === undefined ? await offer(trx, offered) : await change(trx, offered, version)
      const details = { member: payeeId, kind, reason }
      await journal(trx, operator, { action: 'agents.offer', subject: `agreement:${agreementId}`, details })
      return agreementId
    })
    return { agreementId: String(id) }
  })
