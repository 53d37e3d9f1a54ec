import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas'
import { newShape, outline, pathOf, PIECE_SIZE, type Point } from './jigsaw.ts'
import { between, type Random, times } from './random.ts'
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
/** The pictures' pixels per px of the page. */
const DENSITY = 1
const FIRST_X = 90
const LAST_X = 260
const EDGE = 4
const QUALITY = 90
/** Turned, a piece reaches up to 11 px out of its square. */
const DECOY = { first: 66, last: 248, edge: 12, apart: 72 }

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
  const piece = outline(newShape(random))
  const x = FIRST_X + random.below(LAST_X - FIRST_X + 1)
  const y = EDGE + random.below(HEIGHT - PIECE_SIZE - EDGE * 2 + 1)
  return { x, y, piece, hole: shift(piece, x, y), decoys: placeDecoys(x, random) }
}

export function drawSlider(random: Random): Slider {
  const layout = newLayout(random)
  const { x, y, hole, decoys } = layout
  const picture = paintScene({ width: WIDTH, height: HEIGHT, density: DENSITY }, random)
  const piece = cutPiece(picture, layout)
  const context = picture.getContext('2d')
  for (const decoy of decoys) punch(context, decoy, 0.2)
  punch(context, hole, 0.5)
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

/** The part of the picture inside the outline, with a thin light edge. */
function cutPiece(picture: Canvas, { x, y, piece }: Layout): Canvas {
  const size = PIECE_SIZE * DENSITY
  const canvas = createCanvas(size, size)
  const context = canvas.getContext('2d')
  const path = pathOf(piece)
  context.scale(DENSITY, DENSITY)
  context.save()
  context.clip(path)
  context.drawImage(picture, x * DENSITY, y * DENSITY, size, size, 0, 0, PIECE_SIZE, PIECE_SIZE)
  context.restore()
  context.strokeStyle = 'rgba(255, 252, 240, 0.9)'
  context.lineWidth = 1.4
  context.lineJoin = 'round'
  context.stroke(path)
  return canvas
}

/** Darkens what is inside an outline, with a soft shadow that falls in from its edge. */
function punch(context: SKRSContext2D, points: Point[], strength: number): void {
  const path = pathOf(points)
  context.save()
  context.clip(path)
  context.fillStyle = `rgba(6, 20, 26, ${strength})`
  context.fill(path)
  const around = pathOf(points)
  around.rect(-WIDTH, -HEIGHT, WIDTH * 3, HEIGHT * 3)
  context.shadowColor = `rgba(0, 0, 0, ${strength * 1.5})`
  context.shadowBlur = 9 * DENSITY
  context.shadowOffsetY = 2 * DENSITY
  context.fillStyle = '#000'
  context.fill(around, 'evenodd')
  context.restore()
  context.strokeStyle = `rgba(255, 252, 240, ${strength * 1.4})`
  context.lineWidth = 1
  context.stroke(path)
}

const shift = (points: Point[], x: number, y: number): Point[] => points.map(([left, top]): Point => [left + x, top + y])

/** One or two faint holes that are turned, so that no person takes them for the hole, but a search for edges does. */
function placeDecoys(x: number, random: Random): Point[][] {
  const taken = [x]
  for (let decoy = 1 + random.below(2); decoy > 0; decoy -= 1) {
    const free = times(DECOY.last - DECOY.first, (step) => DECOY.first + step).filter((left) =>
      taken.every((other) => Math.abs(other - left) >= DECOY.apart),
    )
    const left = free[random.below(Math.max(free.length, 1))]
    if (left !== undefined) taken.push(left)
  }
  return taken.slice(1).map((left) => {
    const top = DECOY.edge + random.below(HEIGHT - PIECE_SIZE - DECOY.edge * 2 + 1)
    return shift(turned(outline(newShape(random)), between(random, 0.35, 1.2)), left, top)
  })
}

function turned(points: Point[], angle: number): Point[] {
  const middle = PIECE_SIZE / 2
  return points.map(([x, y]): Point => {
    const [right, down] = [x - middle, y - middle]
    return [middle + right * Math.cos(angle) - down * Math.sin(angle), middle + right * Math.sin(angle) + down * Math.cos(angle)]
  })
}
