import { createCanvas, loadImage } from '@napi-rs/canvas'

/** Enough to read what is on a screen or a slip. */
const SIDE_MAX = 2000
const QUALITY = 85

/** A picture drawn again, no larger than it has to be, on white where nothing was: nothing of the file that was sent is kept. Whoever calls has read what it would cost. */
export async function drawPicture(file: Buffer): Promise<Buffer | undefined> {
  try {
    const image = await loadImage(file)
    const scale = Math.min(1, SIDE_MAX / Math.max(image.width, image.height))
    const [width, height] = [image.width, image.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number]
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(image, 0, 0, width, height)
    return await canvas.encode('jpeg', QUALITY)
  } catch {
    return undefined
  }
}
