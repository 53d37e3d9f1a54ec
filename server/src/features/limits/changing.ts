import { limitsChanged } from '@tucano/contract/limits'
import { TRIAL_TYPE } from '@tucano/contract/member'
import type { Db } from '@tucano/database'
import type { SignedIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { readLimits } from './store.ts'

/** Changes something of the member's own, tells their pages, and answers with how it all stands then. */
export async function changing(services: Services, { memberId, type }: SignedIn, change: (trx: Db) => Promise<unknown>) {
  if (type === TRIAL_TYPE) throw new Fault('account.trial')
  await services.db.transaction().execute(async (trx) => {
    await change(trx)
    await publish(trx, limitsChanged, {}, memberId)
  })
  return readLimits(services, memberId)
}
