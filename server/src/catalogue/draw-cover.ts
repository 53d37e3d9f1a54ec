import { fileURLToPath } from 'node:url'
import { COVER, type CoverTheme, drawCover as drawScene, titleInk } from '@tucano/art'
import { GlobalFonts, type SKRSContext2D, createCanvas, loadImage } from '@napi-rs/canvas'

const FONT = 'Cover Bricolage'
const FONT_FILE = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
const QUALITY = 82
/** The title's place: how wide it may be, how tall its letters, and where its last line stands. */
const TITLE = { width: 264, largest: 58, smallest: 22, lastLine: 352, height: 0.94 }

export interface CoverOrder {
  name: string
  vendor: string
  theme: CoverTheme
  /** Of its full size. */
  scale: number
}

/** A game's cover as a WebP: its scene, and its name in the letters of the brand. */
export async function drawCover(given: CoverOrder): Promise<Buffer> {
  if (!GlobalFonts.has(FONT)) GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(FONT_FILE)), FONT)
  const canvas = createCanvas(COVER.width * given.scale, COVER.height * given.scale)
  const context = canvas.getContext('2d')
  context.scale(given.scale, given.scale)
  context.drawImage(await loadImage(Buffer.from(drawScene(given.theme))), 0, 0, COVER.width, COVER.height)
  writeTitle(context, given.name, given.theme)
  writeVendor(context, given.vendor)
  return canvas.toBuffer('image/webp', QUALITY)
}

function writeTitle(context: SKRSContext2D, name: string, theme: CoverTheme): void {
  const { lines, size } = fitTitle(context, name)
  const { upper, lower, outline } = titleInk(theme)
  context.textAlign = 'center'
  context.lineJoin = 'round'
  for (const [index, line] of lines.entries()) {
    const y = TITLE.lastLine - (lines.length - 1 - index) * size * TITLE.height
    // A soft shadow, and a tight line all around.
    context.strokeStyle = `${outline}8c`
    context.lineWidth = 12
    context.strokeText(line, COVER.width / 2, y + 3)
    context.strokeStyle = outline
    context.lineWidth = 6
    context.strokeText(line, COVER.width / 2, y + 1)
    const fill = context.createLinearGradient(0, y - size, 0, y)
    fill.addColorStop(0.25, upper)
    fill.addColorStop(1, lower)
    context.fillStyle = fill
    context.fillText(line, COVER.width / 2, y)
  }
}

/** One, two or three lines, whichever lets the letters be largest. */
function fitTitle(context: SKRSContext2D, name: string): { lines: string[]; size: number } {
  const words = name.split(' ')
  const ways = [1, 2, 3].filter((count) => count <= words.length).map((count) => breakLines(words, count))
  const sized = ways.map((lines) => {
    context.font = `800 100px "${FONT}"`
    const widest = Math.max(...lines.map((line) => context.measureText(line).width))
    return { lines, size: Math.min(lines.length === 3 ? 46 : TITLE.largest, Math.floor((TITLE.width / widest) * 100)) }
  })
  const best = sized.reduce((a, b) => (b.size > a.size + 4 ? b : a))
  const size = Math.max(TITLE.smallest, best.size)
  context.font = `800 ${size}px "${FONT}"`
  return { lines: best.lines, size }
}

/** Words that belong to the one after them. */
const LEANING = /^(d[aeo]s?|e|o|a|ao|n[ao]|ou|em)$/i

/** Words over so many lines, as evenly as they go. */
function breakLines(words: string[], count: number): string[] {
  const whole = words.join(' ').length
  const lines: string[][] = [[]]
  for (const word of words) {
    const line = lines.at(-1)!
    const full = [...line, word].join(' ').length > (whole / count) * 1.25
    const stays = line.length === 0 || LEANING.test(line.at(-1)!)
    if (full && !stays && lines.length < count) lines.push([word])
    else line.push(word)
  }
  return lines.map((line) => line.join(' '))
}

function writeVendor(context: SKRSContext2D, vendor: string): void {
  context.font = `600 15px "${FONT}"`
  context.fillStyle = 'rgb(255 255 255 / 0.82)'
  context.fillText(vendor, COVER.width / 2, 381)
}
