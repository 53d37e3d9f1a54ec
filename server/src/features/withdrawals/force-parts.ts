import { moneyQueueChanged } from '@tucano/contract/deposits'
import { withdrawalChanged } from '@tucano/contract/withdrawals'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { sql } from 'kysely'
import { answerPart, lockPart, takePart } from './parts.ts'

/** A part of which nobody said anything in time counts as received. */
export async function forceParts({ db }: Services): Promise<void> {
  const due = await db
    .selectFrom('cashier.parts')
    .select('id')
    .where('state', '=', 'paid')
    .where(sql<boolean>`answer_until <= platform.clock()`)
    .orderBy('answer_until')
    .limit(500)
    .execute()
  for (const { id } of due)
    await db.transaction().execute(async (trx) => {
      const found = await lockPart(trx, id)
      if (found?.part.state !== 'paid') return
      const { row, part } = found
      await answerPart(trx, id, 'forced')
      await takePart(trx, row, part)
      await publish(trx, withdrawalChanged, { withdrawalId: row.id, state: 'confirming' }, row.member_id)
      await publish(trx, moneyQueueChanged, {})
    })
}
