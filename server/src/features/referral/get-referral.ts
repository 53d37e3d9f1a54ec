import { getReferral as contract } from '@tucano/contract/referral'
import { readInvitations } from '#accounts/invitations'
import { maskNickname } from '#accounts/mask'
import { findMember } from '#accounts/members'
import { countFriends, referralCodeOf } from '#accounts/referrals'
import { readClock } from '#promotions/clock'
import { readCandidates } from '#promotions/eligible'
import { readBrought, readFriends } from '#promotions/friends'
import type { Promotions } from '#promotions/promotions'
import { runningOf } from '#promotions/running'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { countInvited } from './store.ts'

export const getReferral = ({ db }: Services, promotions: Promotions) =>
  answer(contract, async (_request, { member: { memberId } }) => {
    const [own, invitations, invited, came, friends, brought] = await Promise.all([
      findMember(db, memberId),
      readInvitations(db, memberId),
      countInvited(db, memberId),
      countFriends(db, memberId),
      readFriends(db, memberId),
      readBrought(db, memberId),
    ])
    // Agents have links of their own; members have a code while a promotion brings something for friends.
    const running = await runningOf(promotions, 'referral', await readClock(db))
    const member = running.length > 0 ? (await readCandidates(db, [memberId])).get(memberId) : undefined
    const enabled = member?.isClosed === false
    const ownCode = enabled && invitations.length === 0 ? await referralCodeOf(db, memberId) : null
    const upline = own?.upline_id ? await findMember(db, own.upline_id) : undefined
    return {
      availablePromo: { REFERRAL: { enabled } },
      referralCode: invitations[0]?.code ?? ownCode,
      totalInvitations: invited + came,
      promotionDomains: invitations[0]?.domain ? [invitations[0].domain] : [],
      invitedBy: upline ? maskNickname(upline.nickname) : null,
      friends: friends.map(({ nickname, at, status }) => ({ name: maskNickname(nickname), at: at.getTime(), status })),
      brought: String(brought),
    }
  })
