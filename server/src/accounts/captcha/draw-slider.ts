import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { newDrawn, newShapes, outline, pathOf, PIECE_SIZE, type Point, type Shape } from './jigsaw.ts'
import { between, jitter, pick, type Random, times } from './random.ts'
import { paintScene } from './scene.ts'

export interface Slider {
  /** The picture with the hole, as WebP. */
  background: Buffer
  /** What belongs into the hole, as WebP, a square of `pieceSize` with nothing around the piece. */
  piece: Buffer
  /** Where the piece's square belongs, from the picture's upper left corner. `x` is the answer, `y` is shown. */
  x: number
  y: number
  width: 320
  height: 160
  pieceSize: number
}

const WIDTH = 320
const HEIGHT = 160
const EDGE = 8
const QUALITY = 88
/** Holes in a row: one has the piece's shape, the others do not. The piece itself stands to the left of them. */
const HOLES = 4
const FIRST_X = 62
const LAST_X = WIDTH - PIECE_SIZE - 4
const APART = PIECE_SIZE + 2

export interface Layout {
  x: number
  y: number
  /** The piece's outline in its own square. */
  piece: Point[]
  /** The outlines of the hole and of what pretends to be one, in the picture. */
  hole: Point[]
  decoys: Point[][]
}

/** Where everything goes, without drawing it. */
export function newLayout(random: Random): Layout {
  const [own = { tab: 0, notch: 1 }, ...others] = newShapes(random, HOLES)
  const y = EDGE + random.below(HEIGHT - PIECE_SIZE - EDGE * 2 + 1)
  const places = newPlaces(random)
  const x = places.splice(random.below(places.length), 1)[0] ?? FIRST_X
  // In the picture every hole is turned, stretched, and has its knobs elsewhere on the same sides: a person knows the shape again, laying one over the other does not.
  const seen = (shape: Shape, left: number, top: number): Point[] => shift(distorted(outline(shape, newDrawn(random)), random), left, top)
  const lift = (): number => Math.min(HEIGHT - PIECE_SIZE - 2, Math.max(2, y + Math.round(jitter(random, 6))))
  return { x, y, piece: outline(own), hole: seen(own, x, y), decoys: places.map((left, n) => seen(others[n] ?? own, left, lift())) }
}

/** So many places in a row, with chance between them. */
function newPlaces(random: Random): number[] {
  const room = LAST_X - FIRST_X - APART * (HOLES - 1)
  const gaps = times(HOLES, () => random.below(room + 1)).toSorted((a, b) => a - b)
  return gaps.map((gap, n) => FIRST_X + gap + n * APART)
}

export function drawSlider(random: Random): Slider {
  const layout = newLayout(random)
  const { x, y, hole, decoys } = layout
  const picture = paintScene({ width: WIDTH, height: HEIGHT, density: 1 }, random)
  const piece = cutPiece(picture, layout, random)
  const context = picture.getContext('2d')
  // In any order: what is drawn last must not be the one.
  for (const points of shuffled([hole, ...decoys], random)) punch(context, points, random)
  roughen(context, random)
  return {
    background: picture.toBuffer('image/webp', QUALITY),
    piece: piece.toBuffer('image/webp', QUALITY),
    x,
    y,
    width: WIDTH,
    height: HEIGHT,
    pieceSize: PIECE_SIZE,
  }
}

/** A part of the picture from somewhere else, in the piece's shape, with a light edge: what is on the piece says nothing of where it belongs. */
function cutPiece(picture: Canvas, { piece }: Layout, random: Random): Canvas {
  const canvas = createCanvas(PIECE_SIZE, PIECE_SIZE)
  const context = canvas.getContext('2d')
  const path = pathOf(piece)
  const [left, top] = [random.below(WIDTH - PIECE_SIZE), random.below(HEIGHT - PIECE_SIZE)]
  context.save()
  context.clip(path)
  context.drawImage(picture, left, top, PIECE_SIZE, PIECE_SIZE, 0, 0, PIECE_SIZE, PIECE_SIZE)
  context.fillStyle = 'rgba(255, 214, 140, 0.3)'
  context.fill(path)
  context.restore()
  context.strokeStyle = 'rgba(255, 252, 240, 0.95)'
  context.lineWidth = 2
  context.lineJoin = 'round'
  context.stroke(path)
  return canvas
}

/** Covers what is inside an outline, more on one side than on the other; how much is chance, and says nothing of which hole is the one. */
function punch(context: SKRSContext2D, points: Point[], random: Random): void {
  const path = pathOf(points)
  const { left, right, top, low } = reachOf(points)
  // Dark where the picture is light and light where it is dark: a person sees each as well as the others.
  const colour = isLight(context, { left, right, top, low }) ? '8, 22, 30' : '235, 240, 225'
  const strength = between(random, 0.68, 0.8)
  const angle = between(random, 0, Math.PI * 2)
  const [across, down] = [(Math.cos(angle) * (right - left)) / 2, (Math.sin(angle) * (low - top)) / 2]
  const [u, v] = [(left + right) / 2, (top + low) / 2]
  const shade = context.createLinearGradient(u - across, v - down, u + across, v + down)
  shade.addColorStop(0, `rgba(${colour}, ${strength})`)
  shade.addColorStop(1, `rgba(${colour}, ${strength - between(random, 0.05, 0.15)})`)
  context.fillStyle = shade
  context.fill(path)
  // The edge is light here and dark there.
  const rim = context.createLinearGradient(u + down, v - across, u - down, v + across)
  rim.addColorStop(0, `rgba(255, 252, 240, ${between(random, 0.6, 0.85)})`)
  rim.addColorStop(1, `rgba(0, 0, 0, ${between(random, 0.2, 0.5)})`)
  context.strokeStyle = rim
  context.lineWidth = between(random, 0.8, 1.3)
  context.lineJoin = 'round'
  context.stroke(path)
}

interface Reach {
  left: number
  right: number
  top: number
  low: number
}

function isLight(context: SKRSContext2D, { left, right, top, low }: Reach): boolean {
  const { data } = context.getImageData(left, top, right - left, low - top)
  let sum = 0
  for (let at = 0; at < data.length; at += 4) sum += 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
  return sum / (data.length / 4) > 95
}

/** Thin blades of grass over everything: edges where there is no hole, and gaps in the edges of holes. */
function roughen(context: SKRSContext2D, random: Random): void {
  context.lineCap = 'round'
  for (let blade = 0; blade < 100; blade += 1) {
    const [u, v] = [between(random, FIRST_X - 10, WIDTH), between(random, 0, HEIGHT)]
    const angle = between(random, 0, Math.PI * 2)
    const long = between(random, 6, 15)
    context.strokeStyle = pick(random, [
      'rgba(8, 22, 30, 0.5)',
      'rgba(255, 252, 240, 0.5)',
      'rgba(120, 190, 120, 0.55)',
      'rgba(242, 160, 60, 0.5)',
    ])
    context.lineWidth = between(random, 0.8, 1.8)
    context.beginPath()
    context.moveTo(u, v)
    const [bend, out] = [jitter(random, 5), jitter(random, 5)]
    context.quadraticCurveTo(
      u + (Math.cos(angle) * long) / 2 + bend,
      v + (Math.sin(angle) * long) / 2 + out,
      u + Math.cos(angle) * long,
      v + Math.sin(angle) * long,
    )
    context.stroke()
  }
}

const shift = (points: Point[], x: number, y: number): Point[] => points.map(([left, top]): Point => [left + x, top + y])

function reachOf(points: Point[]): Reach {
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  return { left: Math.min(...across), right: Math.max(...across), top: Math.min(...down), low: Math.max(...down) }
}

function shuffled<T>(things: T[], random: Random): T[] {
  const rest = [...things]
  return times(things.length, () => rest.splice(random.below(rest.length), 1)).flat()
}

/** Turned, scaled and bent around the middle of the square. */
function distorted(points: Point[], random: Random): Point[] {
  const middle = PIECE_SIZE / 2
  const angle = jitter(random, 0.3)
  const [wide, tall] = [between(random, 0.84, 1.04), between(random, 0.84, 1.04)]
  const [reach, phase, turns] = [between(random, 0.6, 1.1), between(random, 0, 6.3), 2 + random.below(2)]
  return points.map(([x, y]): Point => {
    const [right, down] = [(x - middle) * wide, (y - middle) * tall]
    const wave = 1 + (reach * Math.sin(Math.atan2(down, right) * turns + phase)) / middle
    return [
      middle + (right * Math.cos(angle) - down * Math.sin(angle)) * wave,
      middle + (right * Math.sin(angle) + down * Math.cos(angle)) * wave,
    ]
  })
}
