const ROUND = 2 * Math.PI

/** Where a number lies on the wheel, clockwise from the top of a wheel at rest, in radians. */
export function pocketAngle(wheel: readonly number[], number: number): number {
  return (wheel.indexOf(number) / wheel.length) * ROUND
}

export interface Spin {
  /** Where the ball ends, clockwise on the wheel. */
  pocket: number
  /** How wide a pocket is. */
  pocketWidth: number
  /** How the wheel stands when the ball is thrown, and how fast it turns, in radians a second. */
  from: number
  speed: number
  /** Until the ball lies still in its pocket. */
  seconds: number
  /** From 0 to 1: no two throws are alike. */
  chance: number
}

export interface WheelAt {
  /** How the wheel stands, clockwise. */
  wheel: number
  /** Where the ball is, clockwise from the top of the bowl. */
  ball: number
  /** From 1 on the track to 0 in a pocket; it hops before it lies. */
  height: number
}

/** Of the time until the ball lies still: when it leaves the track, and when it first touches the pockets. */
const LEAVES = 0.56
const TOUCHES = 0.76
/** How long the wheel turns on after that. */
const COAST_SECONDS = 2.4
/** The ball hops over so many pockets, twice; in parts of the time that is left. */
const HOPS = [
  { pockets: 4, share: 0.62, height: 0.34 },
  { pockets: 2, share: 0.38, height: 0.14 },
] as const

export const restSeconds = ({ seconds }: Spin): number => seconds + COAST_SECONDS

/** How the wheel stands: slower and slower, until it rests. */
function wheelAngle(spin: Spin, at: number): number {
  const { from, speed } = spin
  const whole = restSeconds(spin)
  const left = Math.max(1 - at / whole, 0)
  return from + ((speed * whole) / 3) * (1 - left ** 3)
}

/** Wheel and ball so many seconds after the throw. Known at every moment, so the ball ends in the pocket whatever the frames do. */
export function wheelAt(spin: Spin, at: number): WheelAt {
  const wheel = wheelAngle(spin, at)
  const { ahead, height } = ballAt(spin, at)
  return { wheel, ball: wheel + spin.pocket + ahead, height }
}

/** How far the ball is ahead of its pocket, against the wheel, and how high. */
function ballAt({ seconds, pocketWidth, chance }: Spin, at: number): { ahead: number; height: number } {
  if (at >= seconds) return { ahead: 0, height: 0 }
  const touches = seconds * TOUCHES
  if (at >= touches) return hopAt(at - touches, { lastsSeconds: seconds - touches, pocketWidth })
  const [first] = HOPS
  const over = HOPS.reduce((sum, { pockets }) => sum + pockets, 0) * pocketWidth
  const hopSpeed = (first.pockets * pocketWidth) / ((seconds - touches) * first.share)
  // As it comes to the pockets it is as fast as its first hop.
  const turns = (1.5 * seconds + 1.5 + chance) * ROUND
  const left = 1 - at / touches
  const ahead = over + hopSpeed * (touches - at) + turns * left ** 2.2
  const falls = Math.max((at - seconds * LEAVES) / (touches - seconds * LEAVES), 0)
  return { ahead, height: 1 - falls ** 1.8 }
}

function hopAt(
  since: number,
  { lastsSeconds, pocketWidth }: { lastsSeconds: number; pocketWidth: number },
): { ahead: number; height: number } {
  let began = 0
  let over = HOPS.reduce((sum, { pockets }) => sum + pockets, 0)
  for (const { pockets, share, height } of HOPS) {
    const part = (since - began) / (lastsSeconds * share)
    if (part < 1) return { ahead: (over - pockets * part) * pocketWidth, height: 4 * height * part * (1 - part) }
    began += lastsSeconds * share
    over -= pockets
  }
  return { ahead: 0, height: 0 }
}

/** A number from 0 to 1 that belongs to a round: its throw looks the same whenever it is shown. */
export const chanceOf = (roundId: string): number => Number.parseInt(roundId.slice(-4), 16) / 0x10000
