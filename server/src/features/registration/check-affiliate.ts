import * as contract from '@tucano/contract/registration'
import { findInvitation } from '#accounts/invitations'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const checkAffiliate = ({ db }: Services) =>
  answer(contract.checkAffiliate, async ({ code, domain }) => {
    const found = await findInvitation(db, code, domain)
    if (!found) throw new Fault('affiliate.invalid')
    return { code: found }
  })
