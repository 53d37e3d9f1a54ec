import { createCanvas, loadImage } from '@napi-rs/canvas'

/** What a program is given: the same as a browser. */
export interface Puzzle {
  background: Buffer
  piece: Buffer
  y: number
  width: number
  height: number
  pieceSize: number
}

interface Grey {
  width: number
  height: number
  light: Float64Array
  alpha: Float64Array
}

async function greyOf(picture: Buffer): Promise<Grey> {
  const image = await loadImage(picture)
  const { width, height } = image
  const context = createCanvas(width, height).getContext('2d')
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(0, 0, width, height)
  const light = new Float64Array(width * height)
  const alpha = new Float64Array(width * height)
  for (let at = 0; at < light.length; at++) {
    light[at] = 0.299 * data[at * 4]! + 0.587 * data[at * 4 + 1]! + 0.114 * data[at * 4 + 2]!
    alpha[at] = data[at * 4 + 3]! / 255
  }
  return { width, height, light, alpha }
}

/** The place where something is most. */
function best(places: number[], score: (x: number) => number): number {
  let [found, most] = [places[0]!, -Infinity]
  for (const x of places) {
    const value = score(x)
    if (value > most) [found, most] = [x, value]
  }
  return found
}

const FIRST = 60
const placesIn = ({ width, pieceSize }: Puzzle): number[] => Array.from({ length: width - pieceSize - FIRST }, (_, n) => FIRST + n)

/** Where the inside of the outline differs most in brightness from what is around it. */
async function darkness(puzzle: Puzzle): Promise<number> {
  const [scene, piece] = [await greyOf(puzzle.background), await greyOf(puzzle.piece)]
  return best(placesIn(puzzle), (x) => {
    let [inside, insides, outside, outsides] = [0, 0, 0, 0]
    for (let v = 0; v < piece.height; v++)
      for (let u = 0; u < piece.width; u++) {
        const light = scene.light[(puzzle.y + v) * scene.width + x + u]!
        if (piece.alpha[v * piece.width + u]! > 0.5) [inside, insides] = [inside + light, insides + 1]
        else [outside, outsides] = [outside + light, outsides + 1]
      }
    return outside / outsides - inside / insides
  })
}

/** Where the picture looks most like the piece, whatever its brightness: normalised cross-correlation under the mask. */
async function texture(puzzle: Puzzle): Promise<number> {
  const [scene, piece] = [await greyOf(puzzle.background), await greyOf(puzzle.piece)]
  const inner = [...piece.alpha.keys()].filter((at) => isInner(piece, at))
  const mean = inner.reduce((sum, at) => sum + piece.light[at]!, 0) / inner.length
  return best(placesIn(puzzle), (x) => {
    const under = (at: number): number => scene.light[(puzzle.y + Math.floor(at / piece.width)) * scene.width + x + (at % piece.width)]!
    const middle = inner.reduce((sum, at) => sum + under(at), 0) / inner.length
    let [both, one, other] = [0, 0, 0]
    for (const at of inner) {
      const [a, b] = [piece.light[at]! - mean, under(at) - middle]
      both += a * b
      one += a * a
      other += b * b
    }
    return both / Math.sqrt(one * other + 1e-9)
  })
}

function isInner({ alpha, width }: Grey, at: number): boolean {
  return [-3 * width, -3, 0, 3, 3 * width].every((step) => (alpha[at + step] ?? 0) > 0.9)
}

/** How steep the picture is at each point. */
function steepness({ width, height, light }: Grey): Float64Array {
  const steep = new Float64Array(width * height)
  for (let v = 1; v < height - 1; v++)
    for (let u = 1; u < width - 1; u++) {
      const at = v * width + u
      steep[at] = Math.min(80, Math.hypot(light[at + 1]! - light[at - 1]!, light[at + width]! - light[at - width]!))
    }
  return steep
}

/** Points of the piece's outline, from its middle, and which way is out. */
function outlineOf(piece: Grey): { x: number; y: number; nx: number; ny: number }[] {
  const points = []
  for (let v = 1; v < piece.height - 1; v++)
    for (let u = 1; u < piece.width - 1; u++) {
      const at = v * piece.width + u
      const alpha = (step: number): number => piece.alpha[at + step] ?? 0
      if (alpha(0) < 0.5 || Math.min(alpha(1), alpha(-1), alpha(piece.width), alpha(-piece.width)) >= 0.5) continue
      const [nx, ny] = [alpha(-1) - alpha(1), alpha(-piece.width) - alpha(piece.width)]
      const long = Math.hypot(nx, ny) || 1
      points.push({ x: u - piece.width / 2, y: v - piece.height / 2, nx: nx / long, ny: ny / long })
    }
  return points
}

/** Where the picture is steep along the outline and flat beside it, for each turn and size that is tried. */
const outline =
  (turns: number[], sizes: number[], lifts: number[]) =>
  async (puzzle: Puzzle): Promise<number> => {
    const [scene, piece] = [await greyOf(puzzle.background), await greyOf(puzzle.piece)]
    const steep = steepness(scene)
    const points = outlineOf(piece)
    const at = (x: number, y: number): number => steep[Math.round(y) * scene.width + Math.round(x)] ?? 0
    let [found, most] = [0, -Infinity]
    for (const turn of turns)
      for (const size of sizes) {
        const [cos, sin] = [Math.cos(turn) * size, Math.sin(turn) * size]
        const turned = points.map(({ x, y, nx, ny }) => ({
          x: x * cos - y * sin,
          y: x * sin + y * cos,
          nx: nx * Math.cos(turn) - ny * Math.sin(turn),
          ny: nx * Math.sin(turn) + ny * Math.cos(turn),
        }))
        for (const lift of lifts)
          for (const x of placesIn(puzzle)) {
            const [left, top] = [x + piece.width / 2, puzzle.y + piece.height / 2 + lift]
            let score = 0
            for (const p of turned) {
              const [u, v] = [left + p.x, top + p.y]
              const near = Math.max(at(u, v), at(u + p.nx, v + p.ny), at(u - p.nx, v - p.ny))
              score += near - 0.5 * at(u + p.nx * 4, v + p.ny * 4) - 0.5 * at(u - p.nx * 4, v - p.ny * 4)
            }
            if (score / turned.length > most) [found, most] = [x, score / turned.length]
          }
      }
    return found
  }

const TURNS = [-0.24, -0.18, -0.12, -0.06, 0, 0.06, 0.12, 0.18, 0.24]

/** From the cheapest to the most thorough. */
export const solvers: Record<string, (puzzle: Puzzle) => Promise<number>> = {
  darkness,
  texture,
  outline: outline([0], [1], [0]),
  'outline, turned and scaled': outline(TURNS, [0.9, 1, 1.1], [-3, 0, 3]),
}
