import * as contract from '@tucano/contract/registration'
import { findInvitation } from '#accounts/invitations'
import { findReferralCode } from '#accounts/referrals'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const checkAffiliate = ({ db }: Services) =>
  answer(contract.checkAffiliate, async ({ code, domain }) => {
    const found = await findInvitation(db, code, domain)
    if (found) return { code: found, isFriend: false }
    const friends = await findReferralCode(db, code)
    if (friends === undefined) throw new Fault('affiliate.invalid')
    return { code: friends, isFriend: true }
  })
