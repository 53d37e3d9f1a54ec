import { createHash } from 'node:crypto'
import { createCanvas, loadImage } from '@napi-rs/canvas'

/** Large enough that two pictures of one document differ, small enough to be made of any picture. */
const SIZE = 256
const [COLUMNS, ROWS] = [9, 8]

export interface Likeness {
  /** Of the pixels, whatever the file around them says. */
  digest: Buffer
  /** 64 bits, each for a step to the right that gets lighter: hardly another when a picture is saved again or made smaller. */
  likeness: string
}

/** What two pictures are compared by. Whoever calls has read what it would cost. */
export async function likenPicture(file: Buffer): Promise<Likeness | undefined> {
  try {
    const image = await loadImage(file)
    const pixels = (width: number, height: number): Uint8ClampedArray => {
      const context = createCanvas(width, height).getContext('2d')
      context.imageSmoothingQuality = 'high'
      context.drawImage(image, 0, 0, width, height)
      return context.getImageData(0, 0, width, height).data
    }
    const digest = createHash('sha256').update(`${image.width}x${image.height}`).update(pixels(SIZE, SIZE)).digest()
    return { digest, likeness: String(BigInt.asIntN(64, stepsOf(pixels(COLUMNS, ROWS)))) }
  } catch {
    return undefined
  }
}

function stepsOf(data: Uint8ClampedArray): bigint {
  const light = (column: number, row: number): number => {
    const at = (row * COLUMNS + column) * 4
    return data[at]! * 299 + data[at + 1]! * 587 + data[at + 2]! * 114
  }
  let bits = 0n
  for (let row = 0; row < ROWS; row++)
    for (let column = 1; column < COLUMNS; column++) bits = (bits << 1n) | (light(column, row) > light(column - 1, row) ? 1n : 0n)
  return bits
}
