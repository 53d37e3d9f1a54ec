import { ROUND, between, clamp, smooth } from '../stage/pen.ts'

/** Where wheel and ball are. Angles run clockwise as seen, from the right; heights and radii are parts of the bowl's radius. */
export interface WheelAt {
  wheel: number
  ball: number
  radius: number
  height: number
}

/** Radians a second, while the draw is waited for: the ball runs against the wheel. */
export const WHEEL_SPEED = 1.5
export const BALL_SPEED = 6.2

export const POCKETS = 37
export const POCKET = ROUND / POCKETS

/** Parts of the play: the ball leaves the rim, touches the frets, lies; the wheel is looked at from near. */
const LEAVES = 0.36
const TOUCHES = 0.56
export const LIES = 0.77
/** Where the ball is, from the rim to the floor of a pocket. */
const TRACK = { radius: 0.9, height: 0.125 }
const EDGE = { radius: 0.735, height: 0.035 }
const FLOOR = { radius: 0.55, height: -0.045 }
/** Of the time on the frets: over how many pockets each hop goes, how long, how high. */
const HOPS = [
  { pockets: 6, share: 0.44, height: 0.15 },
  { pockets: 3, share: 0.32, height: 0.07 },
  { pockets: 1, share: 0.24, height: 0.025 },
] as const
const HOPPED = HOPS.reduce((sum, { pockets }) => sum + pockets, 0) * POCKET
/** The wheel turns on for so long after the play. */
const COAST_SECONDS = 2.5

interface Throw {
  /** Which pocket the ball ends in, counted along the wheel. */
  place: number
  lastsMs: number
  /** From 0 to 1. */
  chance: number
}

/** How the wheel stands: slower and slower, so that the pocket is on the far side when the play ends, where its number stands upright. */
function wheelAngle({ place, lastsMs, chance }: Throw, seconds: number): number {
  const lasts = lastsMs / 1000
  const rests = lasts + COAST_SECONDS
  const end = -Math.PI / 2 + (chance - 0.5) * 0.7 - place * POCKET
  const way = (at: number): number => ((-WHEEL_SPEED * rests) / 3) * Math.max(1 - at / rests, 0) ** 3
  return end + way(seconds) - way(lasts)
}

/** Wheel and ball so long after the play began. The ball ends in its pocket whatever the frames do. */
export function wheelAt(thrown: Throw, elapsedMs: number): WheelAt {
  const seconds = Math.max(elapsedMs, 0) / 1000
  const lasts = thrown.lastsMs / 1000
  const wheel = wheelAngle(thrown, seconds)
  const share = seconds / lasts
  const pocket = wheel + thrown.place * POCKET
  if (share >= TOUCHES) {
    const { over, radius, height } = hopAt((share - TOUCHES) / (LIES - TOUCHES), (share - LIES) * lasts)
    return { wheel, ball: pocket + over, radius, height }
  }
  const touches = lasts * TOUCHES
  const first = HOPS[0]
  const hopSpeed = (first.pockets * POCKET) / (lasts * (LIES - TOUCHES) * first.share)
  const turns = ((BALL_SPEED + WHEEL_SPEED - hopSpeed) * touches) / 2.2
  const ahead = HOPPED + hopSpeed * (touches - seconds) + turns * (1 - seconds / touches) ** 2.2
  const { radius, height } = slopeAt((share - LEAVES) / (TOUCHES - LEAVES), thrown.chance)
  return { wheel, ball: pocket + ahead, radius, height }
}

/** From the rim down the slope, past one of the stops, which it touches. */
function slopeAt(share: number, chance: number): { radius: number; height: number } {
  if (share <= 0) return TRACK
  const fall = clamp(share) ** 1.7
  const stop = 0.62 + 0.12 * chance
  const hop = share > stop ? Math.sin((Math.PI * (share - stop)) / (1 - stop)) : 0
  return {
    radius: between(TRACK.radius, EDGE.radius, fall) + 0.018 * hop,
    height: between(TRACK.height, EDGE.height, fall) + 0.05 * hop,
  }
}

/** On the frets: hop after hop, and at last it rocks in its pocket. */
function hopAt(share: number, restsSeconds: number): { over: number; radius: number; height: number } {
  let began = 0
  let left = HOPPED
  for (const { pockets, share: part, height } of HOPS) {
    const at = (share - began) / part
    if (at < 1) {
      const inward = smooth(0, 0.62, share)
      return {
        over: left - pockets * POCKET * at,
        radius: between(EDGE.radius, FLOOR.radius, inward) + 0.02 * Math.sin(share * 11) * (1 - share),
        height: between(EDGE.height, FLOOR.height, inward) + 4 * height * at * (1 - at),
      }
    }
    began += part
    left -= pockets * POCKET
  }
  const rocks = Math.exp(-restsSeconds * 5) * Math.sin(restsSeconds * 17)
  return { over: -rocks * POCKET * 0.2, radius: FLOOR.radius + rocks * 0.012, height: FLOOR.height }
}
