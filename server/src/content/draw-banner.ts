import { createCanvas, loadImage } from '@napi-rs/canvas'

/** As large as any screen shows a banner. */
const [WIDTH_MAX, HEIGHT_MAX] = [1920, 1080]
const QUALITY = 82

/** A picture as a WebP of our own making: nothing of the file that was sent is kept. Whoever calls has read what it would cost. */
export async function drawBanner(file: Buffer): Promise<{ webp: Buffer; width: number; height: number } | undefined> {
  try {
    const image = await loadImage(file)
    const scale = Math.min(1, WIDTH_MAX / image.width, HEIGHT_MAX / image.height)
    const [width, height] = [Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale))]
    const canvas = createCanvas(width, height)
    const context = canvas.getContext('2d')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, width, height)
    return { webp: await canvas.encode('webp', QUALITY), width, height }
  } catch {
    return undefined
  }
}
