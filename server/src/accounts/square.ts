import { PICTURE_BYTES_MAX } from '@tucano/contract/member'
import { createCanvas, loadImage } from '@napi-rs/canvas'

const SIZE = 256
/** More would only be there to exhaust us: five megabytes can unpack to a great deal. */
const PIXELS_MAX = 40_000_000

/** The middle of a picture as a small PNG of our own making: nothing of the file that was sent is kept. */
export async function squareOf(file: Buffer): Promise<Buffer | undefined> {
  const size = file.length <= PICTURE_BYTES_MAX ? (pngSize(file) ?? jpegSize(file)) : undefined
  if (!size || size.width * size.height > PIXELS_MAX || Math.min(size.width, size.height) < 16) return undefined
  try {
    const image = await loadImage(file)
    const side = Math.min(image.width, image.height)
    const canvas = createCanvas(SIZE, SIZE)
    canvas.getContext('2d').drawImage(image, (image.width - side) / 2, (image.height - side) / 2, side, side, 0, 0, SIZE, SIZE)
    return await canvas.encode('png')
  } catch {
    return undefined
  }
}

interface Size {
  width: number
  height: number
}

function pngSize(file: Buffer): Size | undefined {
  if (file.length < 24 || file.toString('latin1', 0, 8) !== '\u0089PNG\r\n\u001a\n') return undefined
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}

/** Goes from marker to marker until the one that starts the frame. */
function jpegSize(file: Buffer): Size | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined
  for (let at = 2; at + 9 < file.length;) {
    const marker = file.readUInt16BE(at)
    if (marker >> 8 !== 0xff) return undefined
    const isFrame = marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker)
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) }
    at += 2 + file.readUInt16BE(at + 2)
  }
  return undefined
}
