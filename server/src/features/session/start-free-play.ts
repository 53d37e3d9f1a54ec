import { createHash, randomBytes } from 'node:crypto'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { PLAY_CURRENCY } from '@tucano/contract/money'
import * as contract from '@tucano/contract/session'
import type { Db } from '@tucano/database'
import { openAccount, operatorAccount, post } from '@tucano/ledger'
import { createMember } from '#accounts/members'
import { openSession } from '#accounts/sessions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

/** What a trial begins with: FUN 10,000.00. */
const TRIAL_CHIPS = 1_000_000n

export const startFreePlay = ({ db, brand, metrics }: Services) =>
  answer(contract.startFreePlay, async ({ random }, caller) => {
    if (!(await spendRandom(db, random))) throw new Fault('freeplay.repeated')
    const account = `demo${randomBytes(5).toString('hex')}`
    // No password opens a trial account: what stands there is not a hash.
    const { trialHours } = brand.session
    const created = await createMember(db, { account, nickname: 'Demonstração', passwordHash: '*', type: TRIAL_TYPE, trialHours })
    if ('taken' in created) throw new Error('a random account name was taken')
    await giveChips(db, created.id)
    const { token } = await openSession(db, caller, { memberId: created.id, way: 'trial', single: true })
    metrics.logins.inc({ way: 'trial', outcome: 'in' })
    return { token, userName: account, id: String(created.id), firstTimeLogin: true, passwordExpired: false }
  })

/** Whether the string was never seen before; it is from now on. */
async function spendRandom(db: Db, random: string): Promise<boolean> {
  const random_hash = createHash('sha256').update(random).digest()
  const kept = await db
    .insertInto('session.free_plays')
    .values({ random_hash })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return kept.numInsertedOrUpdatedRows === 1n
}

/** A string older than every key cannot be opened, and need not be remembered. */
export async function sweepFreePlays(db: Db): Promise<void> {
  await db
    .deleteFrom('session.free_plays')
    .where('used_at', '<', (keys) => keys.selectFrom('platform.keys').select((key) => key.fn.min('created_at').as('oldest')))
    .execute()
}

async function giveChips(db: Db, memberId: bigint): Promise<void> {
  const to = await openAccount(db, { memberId, pocket: 'cash', currency: PLAY_CURRENCY })
  const from = await operatorAccount(db, 'promotion', PLAY_CURRENCY)
  await post(db, { key: `trial:${memberId}`, kind: 'trial', moves: [{ from, to, amount: TRIAL_CHIPS, currency: PLAY_CURRENCY }] })
}
