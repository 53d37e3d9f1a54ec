import { TRIAL_TYPE } from '@tucano/contract/member'
import { type Member, findMember } from '#accounts/members'
import { isClosedTo } from '#cashier/transfers'
import type { SignedIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

/** The member and who is above it; a trial account, or one with nobody above it who can get money, transfers nothing. */
export async function readUpline({ db }: Pick<Services, 'db'>, { memberId, type }: SignedIn): Promise<{ own: Member; upline: Member }> {
  if (type === TRIAL_TYPE) throw new Fault('account.trial')
  const own = await findMember(db, memberId)
  const upline = own?.upline_id ? await findMember(db, own.upline_id) : undefined
  if (!own || !upline || (await isClosedTo(db, upline.id))) throw new Fault('upline.none')
  return { own, upline }
}
