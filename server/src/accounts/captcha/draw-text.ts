import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { FAMILIES, registerFonts } from './fonts.ts'
import { between, jitter, pick, type Random, times } from './random.ts'

/** No two of these look alike when bent: no 0 O Q D, 1 I J, 2 Z, 5 S, 8 B, G, and of A H 4, E F, T 7, P R, U V and M N W one each. */
export const ALPHABET = 'ACEKLMRTUXY369'
const LENGTH = 5

export const newText = (random: Random): string => times(LENGTH, () => ALPHABET[random.below(ALPHABET.length)]).join('')

const WIDTH = 160
const HEIGHT = 56
/** Ink is drawn and bent at twice the size, so that the bent edges stay smooth. */
const FINE = 2

/** Two worlds of opposite brightness: the text is dark in one and light in the other. */
interface Theme {
  light: { ground: string; busy: [string, ...string[]]; ink: string }
  dark: { ground: string; busy: [string, ...string[]]; ink: string }
}

const THEMES: readonly [Theme, ...Theme[]] = [
  {
    light: { ground: '#FBE3BF', busy: ['#F3B565', '#EBC78F', '#A9CDB4'], ink: '#07382A' },
    dark: { ground: '#12775A', busy: ['#339374', '#0D5A44', '#5A9C62'], ink: '#FFE9C4' },
  },
  {
    light: { ground: '#D9EEF3', busy: ['#8FC6D9', '#F5C183', '#B4D8C6'], ink: '#06324B' },
    dark: { ground: '#0B6E99', busy: ['#2F93BC', '#08506F', '#3C9A92'], ink: '#F4FBFF' },
  },
  {
    light: { ground: '#FFF0D8', busy: ['#F7BE7A', '#BFD9CF', '#F2CFA6'], ink: '#5A2403' },
    dark: { ground: '#BC5C0E', busy: ['#DD852F', '#98490A', '#CC7D3E'], ink: '#FFF3DF' },
  },
]

/** A picture of text that a person reads and plain character recognition does not. */
export function drawText(text: string, random: Random): Buffer {
  registerFonts()
  const theme = pick(random, THEMES)
  const ink = bend(drawInk(text, random), random)
  const picture = createCanvas(WIDTH, HEIGHT)
  const context = picture.getContext('2d')
  context.drawImage(drawWorld(theme.light, ink, random), 0, 0)
  context.drawImage(cut(drawWorld(theme.dark, ink, random), drawTide(random)), 0, 0)
  return picture.toBuffer('image/png')
}

/** The letters, and lines over them in the same ink, on transparent ground. */
function drawInk(text: string, random: Random): Canvas {
  const canvas = createCanvas(WIDTH * FINE, HEIGHT * FINE)
  const context = canvas.getContext('2d')
  context.scale(FINE, FINE)
  drawLetters(context, text, random)
  for (const width of [1.3, 1]) strikeThrough(context, width, random)
  context.globalCompositeOperation = 'destination-out'
  strikeThrough(context, 0.8, random)
  return canvas
}

/** Each letter has its own font, weight, size, turn and slant, and leans into its neighbour, so that no gap tells them apart. */
function drawLetters(context: SKRSContext2D, text: string, random: Random): void {
  const letters = Array.from(text, (letter) => {
    const size = 38 + random.below(8)
    const weight = 500 + 100 * random.below(4)
    const font = { font: `${weight} ${size}px "${pick(random, FAMILIES)}"`, variation: `"wght" ${weight}` }
    context.font = font.font
    context.fontVariationSettings = font.variation
    return { letter, ...font, width: context.measureText(letter).width }
  })
  const natural = letters.reduce((sum, { width }) => sum + width, 0)
  const tightness = Math.min(0.95, (WIDTH - 16) / natural)
  let x = (WIDTH - natural * tightness) / 2 + jitter(random, 4)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = '#000'
  for (const { letter, font, variation, width } of letters) {
    context.save()
    context.translate(x + (width * tightness) / 2, HEIGHT / 2 + 2 + jitter(random, 4))
    context.rotate(jitter(random, 0.22))
    context.transform(1, jitter(random, 0.08), jitter(random, 0.16), between(random, 0.92, 1.1), 0, 0)
    context.font = font
    context.fontVariationSettings = variation
    context.fillText(letter, 0, 0)
    context.restore()
    x += width * tightness
  }
}

/** A wavy line from edge to edge, through the letters' middle. */
function strikeThrough(context: SKRSContext2D, width: number, random: Random): void {
  const height = () => between(random, 14, HEIGHT - 14)
  context.lineWidth = width
  context.beginPath()
  context.moveTo(-2, height())
  context.bezierCurveTo(WIDTH * 0.33, height() + jitter(random, 12), WIDTH * 0.66, height() + jitter(random, 12), WIDTH + 2, height())
  context.stroke()
}

/** Bends the whole picture in waves along both axes. */
function bend(ink: Canvas, random: Random): Canvas {
  const { width, height } = ink
  const across = newWave(random, { reach: between(random, 2, 3.5) * FINE, length: between(random, 50, 80) * FINE })
  const along = newWave(random, { reach: between(random, 1, 2.2) * FINE, length: between(random, 26, 40) * FINE })
  const lifts = times(width, across)
  const shifts = times(height, along)
  const source = ink.getContext('2d').getImageData(0, 0, width, height).data
  const alphaAt = (x: number, y: number) => (x < 0 || y < 0 || x >= width || y >= height ? 0 : (source[(y * width + x) * 4 + 3] ?? 0))
  const bent = createCanvas(width, height)
  const image = bent.getContext('2d').createImageData(width, height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      image.data[(y * width + x) * 4 + 3] = blend(alphaAt, x + (shifts[y] ?? 0), y + (lifts[x] ?? 0))
    }
  }
  bent.getContext('2d').putImageData(image, 0, 0)
  return bent
}

/** The value between four pixels, by their nearness. */
function blend(valueAt: (x: number, y: number) => number, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const upper = valueAt(left, top) * (left + 1 - x) + valueAt(left + 1, top) * (x - left)
  const lower = valueAt(left, top + 1) * (left + 1 - x) + valueAt(left + 1, top + 1) * (x - left)
  return upper * (top + 1 - y) + lower * (y - top)
}

function newWave(random: Random, { reach, length }: { reach: number; length: number }): (place: number) => number {
  const phase = between(random, 0, Math.PI * 2)
  return (place) => reach * Math.sin((place / length) * Math.PI * 2 + phase)
}

/** A busy ground with the ink in one colour on it. */
function drawWorld({ ground, busy, ink }: Theme['light'], mask: Canvas, random: Random): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  context.fillStyle = ground
  context.fillRect(0, 0, WIDTH, HEIGHT)
  for (let leaf = 0; leaf < 28; leaf += 1) drawLeaf(context, pick(random, busy), random)
  context.drawImage(tint(mask, ink), 0, 0, WIDTH, HEIGHT)
  return canvas
}

/** A curved blade about as thick as a letter's stroke, which is what recognition takes for one. */
function drawLeaf(context: SKRSContext2D, colour: string, random: Random): void {
  const [x, y] = [between(random, -5, WIDTH + 5), between(random, -5, HEIGHT + 5)]
  const turn = between(random, 0, Math.PI * 2)
  const length = between(random, 10, 26)
  const bow = jitter(random, 10)
  context.strokeStyle = colour
  context.lineCap = 'round'
  context.lineWidth = between(random, 1, 3.2)
  context.beginPath()
  context.moveTo(x, y)
  context.quadraticCurveTo(
    x + (Math.cos(turn) * length) / 2 - Math.sin(turn) * bow,
    y + (Math.sin(turn) * length) / 2 + Math.cos(turn) * bow,
    x + Math.cos(turn) * length,
    y + Math.sin(turn) * length,
  )
  context.stroke()
}

function tint(mask: Canvas, colour: string): Canvas {
  const canvas = createCanvas(mask.width, mask.height)
  const context = canvas.getContext('2d')
  context.drawImage(mask, 0, 0)
  context.globalCompositeOperation = 'source-in'
  context.fillStyle = colour
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas
}

/** The dark world washes over the light one in slanting waves: whatever threshold is taken, half of the text falls with the ground. */
function drawTide(random: Random): Canvas {
  const canvas = createCanvas(WIDTH, HEIGHT)
  const context = canvas.getContext('2d')
  const slant = pick(random, [-1, 1] as const) * between(random, 0.5, 1)
  const wide = between(random, 42, 62)
  const start = -between(random, 0, wide * 2)
  for (let left = start; left < WIDTH + HEIGHT; left += wide * 2) {
    const edges = [left, left + wide].map((x) => {
      const wave = newWave(random, { reach: between(random, 4, 8), length: between(random, 36, 60) })
      return times(HEIGHT + 3, (row) => [x + (row - HEIGHT / 2) * slant + wave(row), row - 1] as const)
    })
    const [near = [], far = []] = edges
    context.beginPath()
    for (const [x, y] of [...near, ...far.toReversed()]) context.lineTo(x, y)
    context.fill()
  }
  return canvas
}

function cut(picture: Canvas, shape: Canvas): Canvas {
  const context = picture.getContext('2d')
  context.globalCompositeOperation = 'destination-in'
  context.drawImage(shape, 0, 0)
  return picture
}
