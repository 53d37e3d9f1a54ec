import { removePayee as contract } from '@tucano/contract/withdrawals'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

export const removePayee = ({ db }: Services) =>
  answer(contract, async ({ payeeId }, { member }) => {
    const [removed] = await db
      .updateTable('cashier.payees')
      .set({ removed_at: sql`clock_timestamp()` })
      .where('id', '=', payeeId)
      .where('member_id', '=', member.memberId)
      .where('removed_at', 'is', null)
      .returning('id')
      .execute()
    if (!removed) throw new Fault('payee.unknown')
    return {}
  })
