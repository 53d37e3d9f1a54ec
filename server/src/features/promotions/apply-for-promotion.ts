import { PICTURE_BYTES_MAX, applyForPromotion as contract } from '@tucano/contract/promotions'
import { type Picture, apply } from '#promotions/apply'
import type { Promotions } from '#promotions/promotions'
import { answer } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import { fileType } from '#platform/file-type'
import { readPicture } from '#platform/picture'
import type { Services } from '#platform/services'
import { press, refuseTrial, showAfter } from './press.ts'

/** What the cameras of phones make. */
const PIXELS_MAX = 25_000_000

export const applyForPromotion = (services: Services, promotions: Promotions) =>
  answer(contract, async ({ promotionId: asked, comment, pictures: files }, { member }) => {
    refuseTrial(member)
    const { memberId } = member
    const of = { promotionId: BigInt(asked), memberId }
    const pictures: Picture[] = []
    for (const file of files) pictures.push(await drawAgain(services, file))
    await press(promotions, (trx, at) => apply(promotions, trx, { ...of, comment, pictures, vault: services.vault }, at))
    return showAfter(promotions, of)
  })

/** A picture of our own making: nothing of the file that was sent is kept. What drawing it costs is read first. */
async function drawAgain({ workerPool }: Services, text: string): Promise<Picture> {
  const file = Buffer.from(text, 'base64')
  const type = fileType(file)
  if ((type !== 'image/png' && type !== 'image/jpeg') || file.length > PICTURE_BYTES_MAX || !readPicture(file, PIXELS_MAX))
    throw new Fault('picture.invalid')
  const drawn = await workerPool.do('plainPicture', file)
  if (!drawn) throw new Fault('picture.invalid')
  return { type: 'image/jpeg', bytes: Buffer.from(drawn) }
}
