import { readAccounts, setAccountClosed } from '@tucano/ledger'
import { actAs } from '#accounts/members'
import { endSessions } from '#accounts/sessions'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

const BATCH = 200

/** Trial accounts whose time is over: their session ends, their chips can no longer move, and their name is free of meaning. */
export async function endTrials({ db }: Pick<Services, 'db'>): Promise<number> {
  const over = await db
    .selectFrom('member.members')
    .select('id')
    .where('status', '=', 'active')
    .where('trial_until', '<', sql<Date>`clock_timestamp()`)
    .limit(BATCH)
    .execute()
  for (const { id } of over)
    await db.transaction().execute(async (trx) => {
      await actAs(trx, { actor: 'system' })
      await endSessions(trx, id, 'expired')
      for (const account of await readAccounts(trx, [id])) await setAccountClosed(trx, account.id, true)
      await trx.updateTable('member.members').set({ status: 'ended' }).where('id', '=', id).execute()
    })
  return over.length
}

export async function endAllTrials(services: Pick<Services, 'db'>): Promise<void> {
  let ended = BATCH
  while (ended === BATCH) ended = await endTrials(services)
}
