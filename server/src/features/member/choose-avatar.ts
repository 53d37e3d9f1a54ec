import * as contract from '@tucano/contract/member'
import { changeMember } from '#accounts/members'
import { dropPictures, iconOf } from '#accounts/pictures'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'

export const chooseAvatar = ({ db, brand }: Services) =>
  answer(contract.chooseAvatar, async ({ avatar }, { member, ip }) => {
    const { memberId, sessionId } = member
    await changeMember(db, memberId, { by: { actor: 'member', ip, sessionId }, set: { avatar, picture: null } })
    await dropPictures(db, memberId)
    return { icon: iconOf(brand, { avatar, picture: null }) }
  })
