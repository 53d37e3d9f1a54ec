import type { MemberProfile } from '@tucano/contract/members'
import { TRIAL_TYPE, memberChanged } from '@tucano/contract/member'
import type { JournalAction } from '@tucano/contract/operators'
import type { Db } from '@tucano/database'
import { refusing } from '@tucano/ledger'
import { type MemberChange, actAs } from '#accounts/members'
import { type Deed, journal } from '#journal/journal'
import { readReason } from '#journal/read-reason'
import type { OperatorIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { showMember } from './show-member.ts'
import { lockMember } from './store.ts'

type Locked = NonNullable<Awaited<ReturnType<typeof lockMember>>>

interface Change {
  memberId: string
  reason: string
  operator: OperatorIn
  action: JournalAction
  /** What to change, given what is; nothing when it is so already. Runs in the transaction, with the member's row locked. */
  work: (trx: Db, member: Locked) => Promise<{ set?: MemberChange; details?: NonNullable<Deed['details']> } | undefined>
}

/** Changes a member for an operator, who says why. What stays the same is no change, and not in the journal. */
export async function changeForOperator(
  services: Services,
  { memberId, reason: given, operator, action, work }: Change,
): Promise<MemberProfile> {
  const id = BigInt(memberId)
  const reason = readReason(given)
  await services.db.transaction().execute(async (trx) => {
    const member = await lockMember(trx, id)
    if (!member) throw new Fault('member.unknown')
    if (member.type === TRIAL_TYPE) throw new Fault('member.trial')
    await actAs(trx, { actor: 'operator', ip: operator.ip })
    const done = await work(trx, member)
    if (!done) return
    if (done.set) await refusing(trx.updateTable('member.members').set(done.set).where('id', '=', id).execute())
    await publish(trx, memberChanged, {}, id)
    await journal(trx, operator, { action, subject: `member:${id}`, details: { member: String(id), ...done.details, reason } })
  })
  return showMember(services, operator, id)
}

/** Somebody else was quicker: who, as the journal has it. */
export async function changedSince(trx: Db, memberId: bigint, action: JournalAction): Promise<Fault> {
  const last = await trx
    .selectFrom('operator.journal')
    .select('account')
    .where('subject', '=', `member:${memberId}`)
    .where('action', '=', action)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return new Fault('member.changed', { value: { by: last?.account ?? '' } })
}
