import { isClosed } from '@tucano/brand'
import * as contract from '@tucano/contract/member'
import { findMember } from '#accounts/members'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const getMemberInfo = ({ db, brand, moduleOn }: Services) => {
  const canTransfer = moduleOn('MEMTRANS3') && !isClosed(brand.jurisdiction.profile, 'transfer')
  return answer(contract.getMemberInfo, async (_request, caller) => {
    const { memberId } = caller.member
    const [member, labels] = await Promise.all([
      findMember(db, memberId),
      db
        .selectFrom('member.member_labels as m')
        .innerJoin('member.labels as l', 'l.id', 'm.label_id')
        .select(['l.name as labelName', 'l.colour'])
        .where('m.member_id', '=', memberId)
        .orderBy('l.name')
        .execute(),
    ])
    if (!member) throw new Fault('login.not.session')
    const { id, account, nickname, type, upline_id, rank_level } = member
    return {
      id: String(id),
      account,
      nickname,
      type,
      toUpline: upline_id !== null && type !== contract.TRIAL_TYPE && canTransfer,
      clubLabel: { labelName: brand.ranks[Math.min(rank_level, brand.ranks.length - 1)]!.name, rankLevel: rank_level },
      memberLabel: labels,
    }
  })
}
