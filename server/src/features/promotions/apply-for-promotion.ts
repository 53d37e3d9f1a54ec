import { PICTURE_BYTES_MAX, applyForPromotion as contract } from '@tucano/contract/promotions'
import { TRIES_MAX, countTry, keyOf } from '#accounts/attempts'
import { type Picture, apply, refuseApplying } from '#promotions/apply'
import type { Promotions } from '#promotions/promotions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { fileType } from '#platform/file-type'
import { readPicture } from '#platform/picture'
import type { Services } from '#platform/services'
import { press, refuseTrial, showAfter } from './press.ts'

/** What the cameras of phones make. */
const PIXELS_MAX = 25_000_000

/** Whatever refuses it is judged before a picture is drawn; a member has so many drawn in half an hour. */
export const applyForPromotion = (services: Services, promotions: Promotions) =>
  answer(contract, async ({ promotionId: asked, comment, pictures: texts }, { member }) => {
    refuseTrial(member)
    const { memberId } = member
    const of = { promotionId: BigInt(asked), memberId }
    const files = texts.map(readFile)
    const refusal = await refuseApplying(promotions, { ...of, pictures: files.length })
    if (refusal) throw new Fault(refusal)
    const pictures: Picture[] = []
    for (const file of files) pictures.push(await drawAgain(services, memberId, file))
    await press(promotions, (trx, at) => apply(promotions, trx, { ...of, comment, pictures, vault: services.vault }, at))
    return showAfter(promotions, of)
  })

/** What drawing it would cost is read first. */
function readFile(text: string): Buffer {
  const file = Buffer.from(text, 'base64')
  const type = fileType(file)
  if ((type !== 'image/png' && type !== 'image/jpeg') || file.length > PICTURE_BYTES_MAX || !readPicture(file, PIXELS_MAX))
    throw new Fault('picture.invalid')
  return file
}

/** A picture of our own making: nothing of the file that was sent is kept. */
async function drawAgain({ db, workerPool }: Services, memberId: bigint, file: Buffer): Promise<Picture> {
  if ((await countTry(db, keyOf.picture(memberId))) > TRIES_MAX) throw new Fault('request.too.many', { retryAfterSeconds: 1800 })
  const drawn = await workerPool.do('plainPicture', file)
  if (!drawn) throw new Fault('picture.invalid')
  return { type: 'image/jpeg', bytes: Buffer.from(drawn) }
}
