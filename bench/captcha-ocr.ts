// Lets tesseract read our text captchas and prints how many it reads exactly right: `node bench/captcha-ocr.ts [how many]`.
// Lower is better. A person reads nearly all of them, which no program can measure: look at the pictures too.
import { execFile, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { createCanvas, loadImage } from '@napi-rs/canvas'
import { ALPHABET, drawText, newText } from '../server/src/accounts/captcha/draw-text.ts'
import { seededRandom } from '../server/src/accounts/captcha/random.ts'

type Preparation = (picture: Buffer) => Promise<Buffer>

const SCALE = 3

/** What a script does in three lines: larger, grey, black or white by one threshold for the whole picture. */
const threshold =
  (isInverted: boolean): Preparation =>
  async (picture) => {
    const image = await loadImage(picture)
    const canvas = createCanvas(image.width * SCALE, image.height * SCALE)
    const context = canvas.getContext('2d')
    context.imageSmoothingQuality = 'high'
    context.drawImage(image, 0, 0, canvas.width, canvas.height)
    const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
    const greys = Array.from({ length: canvas.width * canvas.height }, (_, index) => greyOf(pixels.data, index))
    const limit = otsu(greys)
    for (const [index, grey] of greys.entries()) pixels.data.fill(grey > limit === isInverted ? 0 : 255, index * 4, index * 4 + 3)
    context.putImageData(pixels, 0, 0)
    return canvas.toBuffer('image/png')
  }

const greyOf = (data: Uint8ClampedArray, index: number): number =>
  Math.round(0.299 * (data[index * 4] ?? 0) + 0.587 * (data[index * 4 + 1] ?? 0) + 0.114 * (data[index * 4 + 2] ?? 0))

/** The grey that parts the darker from the lighter pixels best. */
function otsu(greys: number[]): number {
  const counts = Array.from({ length: 256 }, () => 0)
  for (const grey of greys) counts[grey] = (counts[grey] ?? 0) + 1
  const total = greys.reduce((sum, grey) => sum + grey, 0)
  let best = { limit: 127, spread: -1 }
  let [below, belowSum] = [0, 0]
  for (const [limit, count] of counts.entries()) {
    below += count
    belowSum += limit * count
    const above = greys.length - below
    const spread = below && above ? below * above * (belowSum / below - (total - belowSum) / above) ** 2 : -1
    if (spread > best.spread) best = { limit, spread }
  }
  return best.limit
}

const PREPARATIONS: Record<string, Preparation> = {
  raw: async (picture) => picture,
  threshold: threshold(false),
  'threshold, inverted': threshold(true),
}

async function read(file: string): Promise<string> {
  const { stdout } = await promisify(execFile)('tesseract', [file, '-', '--psm', '7', '-c', `tessedit_char_whitelist=${ALPHABET}`], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  })
  return stdout.replaceAll(/\s/g, '')
}

/** How many of a text's characters stand in their place in what was read. */
const charactersRight = (text: string, answer: string): number =>
  Array.from(text).filter((letter, index) => answer[index] === letter).length

async function measure(name: string, prepare: Preparation, count: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'captcha-ocr-'))
  let [exact, characters, all] = [0, 0, 0]
  for (let index = 0; index < count; index += 1) {
    const random = seededRandom(`ocr ${index}`)
    const text = newText(random)
    const file = path.join(folder, `${index}.png`)
    await writeFile(file, await prepare(drawText(text, random)))
    const answer = await read(file)
    exact += Number(answer === text)
    characters += charactersRight(text, answer)
    all += text.length
  }
  await rm(folder, { recursive: true })
  console.log(`${name}: ${exact} of ${count} read exactly right, ${((characters / all) * 100).toFixed(0)} % of the characters`)
}

if (spawnSync('tesseract', ['--version']).error) {
  console.error('tesseract is not installed: apt-get install -y tesseract-ocr')
  process.exit(1)
}
const count = Number(process.argv[2] ?? 200)
for (const [name, prepare] of Object.entries(PREPARATIONS)) await measure(name, prepare, count)
