import { namesBets } from '@tucano/brand'
import { moneyQueueChanged } from '@tucano/contract/deposits'
import { TRIAL_TYPE } from '@tucano/contract/member'
import { proposeAdjustment as contract } from '@tucano/contract/members'
import { readAccounts } from '@tucano/ledger'
import { journal } from '#journal/journal'
import { readReason } from '#journal/read-reason'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { publish } from '#platform/outbox'
import { adjustedOn, readAdjustment, today } from './adjustments.ts'
import { lockMember } from './store.ts'

/** Nothing moves yet. The member's row is locked: of many proposals at once, each is judged after the last. */
export const proposeAdjustment = ({ db, brand }: Services) =>
  answer(contract, async ({ adjustmentId, memberId: asked, pocket, direction, amount: text, reason: given }, { operator }) => {
    const memberId = BigInt(asked)
    const amount = direction === 'add' ? BigInt(text) : -BigInt(text)
    const reason = readReason(given)
    const currency = brand.currency.code
    if (pocket === 'bonus' && namesBets(brand.jurisdiction.profile)) throw new Fault('jurisdiction.not.available')
    await db.transaction().execute(async (trx) => {
      const member = await lockMember(trx, memberId)
      if (!member) throw new Fault('member.unknown')
      const known = await trx.selectFrom('members.adjustments').selectAll().where('id', '=', adjustmentId).executeTakeFirst()
      const same = known?.member_id === memberId && known.pocket === pocket && known.amount === amount && known.reason === reason
      if (known && !(same && known.proposed_by === operator.operatorId)) throw new Fault('key.conflict')
      if (known) return
      if (member.type === TRIAL_TYPE) throw new Fault('member.trial')
      if (BigInt(text) > BigInt(brand.adjustments.max)) throw new Fault('adjustment.amount')
      const day = await today(trx, brand.timeZone)
      if ((await adjustedOn(trx, memberId, day)) + BigInt(text) > BigInt(brand.adjustments.perDay)) throw new Fault('adjustment.day')
      const held = (await readAccounts(trx, [memberId])).find(({ kind, currency: of }) => kind === pocket && of === currency)?.balance ?? 0n
      if (held + amount < 0n) throw new Fault('balance.insufficient')
      await trx
        .insertInto('members.adjustments')
        .values({ id: adjustmentId, member_id: memberId, pocket, amount, currency, reason, day, proposed_by: operator.operatorId })
        .execute()
      await publish(trx, moneyQueueChanged, {})
      const details = { member: asked, amount: String(amount), currency, pocket, reason }
      await journal(trx, operator, { action: 'members.propose', subject: `adjustment:${adjustmentId}`, details })
    })
    return readAdjustment(db, adjustmentId, operator)
  })
