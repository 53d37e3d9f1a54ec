import { createCanvas, loadImage } from '@napi-rs/canvas'

const SIZE = 256

/** The middle of a picture as a small PNG of our own making: nothing of the file that was sent is kept. Whoever calls has read what it would cost. */
export async function squareOf(file: Buffer): Promise<Buffer | undefined> {
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
