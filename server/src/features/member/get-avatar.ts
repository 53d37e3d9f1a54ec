import * as contract from '@tucano/contract/member'
import { findMember } from '#accounts/members'
import { picturePath } from '#accounts/pictures'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'

export const getAvatar = ({ db }: Services) =>
  answer(contract.getAvatar, async (_request, { member }) => {
    const found = await findMember(db, member.memberId)
    if (!found) throw new Fault('login.not.session')
    const { avatar, picture } = found
    if (picture) return { avatar: picturePath(picture), avatarType: 'UPLOAD' as const }
    return { avatar: String(avatar), avatarType: 'STATIC' as const }
  })
