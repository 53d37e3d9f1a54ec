/** Balls that tumble in a globe: a drawing, from which nothing is drawn. */
export interface TumblingBall {
  text: string
  x: number
  y: number
  dx: number
  dy: number
  turn: number
}

const PULL = 0.16
const LOSS = 0.86
const BLOW = 0.95
/** Radius of a ball where that of the globe is 1: many of them are smaller. */
export const radiusFor = (count: number): number => Math.min(0.2, 0.82 / Math.sqrt(Math.max(count, 6)))

/** A row of numbers from 0 to 1 that looks disorderly and is the same every time. */
export function disorder(from: number): () => number {
  let state = (from * 2_654_435_761 + 12_345) >>> 0
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return state / 4_294_967_296
  }
}

/** Balls at rest, spread over the lower part of the globe. */
export function fillGlobe(texts: readonly string[]): TumblingBall[] {
  const any = disorder(texts.length)
  return texts.map((text) => {
    const angle = any() * Math.PI * 2
    const away = Math.sqrt(any()) * 0.7
    return { text, x: Math.cos(angle) * away, y: Math.sin(angle) * away, dx: 0, dy: 0, turn: any() * 6 }
  })
}

/** A sixtieth of a second later. */
export function tumble(balls: TumblingBall[], any: () => number): void {
  const radius = radiusFor(balls.length)
  for (const ball of balls) {
    ball.dy += PULL / 60
    // The air comes from below the middle.
    if (ball.y > 0.25) {
      ball.dy -= (BLOW * (0.5 + any()) * (1.1 - Math.abs(ball.x))) / 20
      ball.dx += (any() - 0.5) * 0.05
    }
    ball.dx *= 0.985
    ball.dy *= 0.985
    ball.x += ball.dx / 2
    ball.y += ball.dy / 2
    ball.turn += ball.dx * 0.5
    keepInside(ball, 1 - radius)
  }
  for (const [place, one] of balls.entries()) for (const other of balls.slice(place + 1)) pushApart(one, other, radius * 2)
}

function keepInside(ball: TumblingBall, room: number): void {
  const away = Math.hypot(ball.x, ball.y)
  if (away <= room) return
  const [nx, ny] = [ball.x / away, ball.y / away]
  const along = ball.dx * nx + ball.dy * ny
  ball.x = nx * room
  ball.y = ny * room
  if (along <= 0) return
  ball.dx -= (1 + LOSS) * along * nx
  ball.dy -= (1 + LOSS) * along * ny
}

function pushApart(one: TumblingBall, other: TumblingBall, least: number): void {
  const [x, y] = [other.x - one.x, other.y - one.y]
  const away = Math.hypot(x, y)
  if (away >= least || away === 0) return
  const [nx, ny, by] = [x / away, y / away, (least - away) / 2]
  one.x -= nx * by
  one.y -= ny * by
  other.x += nx * by
  other.y += ny * by
  const along = (other.dx - one.dx) * nx + (other.dy - one.dy) * ny
  if (along >= 0) return
  one.dx += along * nx * LOSS
  one.dy += along * ny * LOSS
  other.dx -= along * nx * LOSS
  other.dy -= along * ny * LOSS
}
