import * as contract from '@tucano/contract/member'
import { TRIES_MAX, countTry, keyOf } from '#accounts/attempts'
import { changeMember } from '#accounts/members'
import { dropPictures, iconOf, keepPicture } from '#accounts/pictures'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { readPicture } from '#platform/picture'
import { refuseTrial } from './contact.ts'

/** What the cameras of phones make: 5712 by 4284. */
const PIXELS_MAX = 25_000_000
const SIDE_MIN = 16

/** What a picture would cost is read before it waits for anybody, and a member sends so many in half an hour. */
export const uploadPicture = ({ db, brand, workerPool }: Services) =>
  answer(contract.uploadPicture, async ({ picture }, { member, ip }) => {
    refuseTrial(member)
    const { memberId, sessionId } = member
    const file = Buffer.from(picture, 'base64')
    const facts = file.length <= contract.PICTURE_BYTES_MAX ? readPicture(file, PIXELS_MAX) : undefined
    if (!facts || Math.min(facts.width, facts.height) < SIDE_MIN) throw new Fault('picture.invalid')
    if ((await countTry(db, keyOf.picture(memberId))) > TRIES_MAX) throw new Fault('request.too.many', { retryAfterSeconds: 1800 })
    const png = await workerPool.do('squarePicture', file)
    if (!png) throw new Fault('picture.invalid')
    const name = await keepPicture(db, memberId, png)
    await changeMember(db, memberId, { by: { actor: 'member', ip, sessionId }, set: { picture: name } })
    await dropPictures(db, memberId, name)
    return { icon: iconOf(brand, { avatar: 0, picture: name }) }
  })
