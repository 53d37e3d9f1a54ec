import * as contract from '@tucano/contract/member'
import { changeMember } from '#accounts/members'
import { dropPictures, iconOf, keepPicture } from '#accounts/pictures'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'

export const uploadPicture = ({ db, brand, workshop }: House) =>
  answer(contract.uploadPicture, async ({ picture }, { member, ip }) => {
    const { memberId, sessionId } = member
    const png = await workshop.do('squarePicture', Buffer.from(picture, 'base64'))
    if (!png) throw new Fault('picture.invalid')
    const name = await keepPicture(db, memberId, png)
    await changeMember(db, memberId, { by: { actor: 'member', ip, sessionId }, set: { picture: name } })
    await dropPictures(db, memberId, name)
    return { icon: iconOf(brand, { avatar: 0, picture: name }) }
  })
