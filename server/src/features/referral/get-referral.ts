import { getReferral as contract } from '@tucano/contract/referral'
import { readInvitations } from '#accounts/invitations'
import { maskNickname } from '#accounts/mask'
import { findMember } from '#accounts/members'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { countInvited } from './store.ts'

export const getReferral = ({ db }: Services) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const [own, invitations, totalInvitations] = await Promise.all([
      findMember(db, memberId),
      readInvitations(db, memberId),
      countInvited(db, memberId),
    ])
    const upline = own?.upline_id ? await findMember(db, own.upline_id) : undefined
    return {
      referralCode: invitations[0]?.code ?? null,
      totalInvitations,
      promotionDomains: invitations[0]?.domain ? [invitations[0].domain] : [],
      invitedBy: upline ? maskNickname(upline.nickname) : null,
    }
  })
