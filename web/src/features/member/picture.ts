import { PICTURE_BYTES_MAX } from '@tucano/contract/member'
import { megabytes } from '#platform/format'
import { useLanguage } from '#platform/language'

/** Larger than any avatar that we show, and small enough to send over a weak connection. */
const SIDE = 512
const types = ['image/png', 'image/jpeg']

export type PictureProblem = { key: 'pictureType' | 'pictureBroken' } | { key: 'pictureLarge'; size: string }

/** What is wrong with a file before anybody opens it. */
export function problemOf({ type, size }: Pick<File, 'type' | 'size'>): PictureProblem | undefined {
  if (!types.includes(type)) return { key: 'pictureType' }
  if (size > PICTURE_BYTES_MAX) return { key: 'pictureLarge', size: megabytes(size, useLanguage.getState().language) }
  return undefined
}

/** The middle of a picture as a data address. Where and when it was taken stays on the device. */
export async function readPicture(file: File): Promise<string> {
  const image = await createImageBitmap(file)
  const side = Math.min(image.width, image.height)
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  canvas.getContext('2d')?.drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, SIDE, SIDE)
  image.close()
  return canvas.toDataURL(file.type, 0.9)
}

/** What of a data address goes over the wire. */
export const base64Of = (address: string): string => address.slice(address.indexOf(',') + 1)
