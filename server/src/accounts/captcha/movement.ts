/** Where the slider stood, in px from its rest, and when, in ms of any clock that only runs forward. */
export interface Step {
  x: number
  t: number
}

export interface Drag {
  trail: readonly Step[]
  /** Where the hole is. */
  target: number
  /** How many px beside the hole still count. */
  tolerance?: number
}

export const TOLERANCE_PX = 5
const STEPS = { least: 6, most: 500 }
const DURATION_MS = { least: 200, most: 60_000 }
const LARGEST_X = 2_000
const LARGEST_T = 1e13
const LEAP_MS = 10
const STRAIGHT_PX = 1

type Rule = (trail: readonly Step[], target: number) => boolean

/** A number no slider sends: not finite, negative or far off the screen. */
const isMalformed: Rule = (trail) => trail.some(({ x, t }) => !(x >= 0 && x <= LARGEST_X && t >= 0 && t <= LARGEST_T))

/** A hand leaves a trail, a script often sends the end alone; and nobody needs more than 500 steps. */
const hasOddLength: Rule = (trail) => trail.length < STEPS.least || trail.length > STEPS.most

/** Time runs forward: every step is later than the one before. */
const turnsBackTime: Rule = (trail) => pairs(trail).some(([before, after]) => after.t <= before.t)

/** A drag takes a person from a fifth of a second to a minute. */
const hasOddDuration: Rule = (trail) => {
  const { first, last } = ends(trail)
  const duration = last.t - first.t
  return duration < DURATION_MS.least || duration > DURATION_MS.most
}

/** The slider is dragged from its rest: a trail that begins beyond the first third of the way was never dragged. */
const startsAfar: Rule = (trail, target) => ends(trail).first.x > target / 3

/** A hand does not cross a third of the way in under 10 ms. */
const teleports: Rule = (trail, target) =>
  pairs(trail).some(([before, after]) => Math.abs(after.x - before.x) > target / 3 && after.t - before.t < LEAP_MS)

/**
 * A hand speeds up and slows down; a plain script stays within a pixel (of rounding) of a straight line over time.
 * Arrow keys make equal steps, but at uneven times, which leaves that line too.
 */
const hasConstantSpeed: Rule = (trail) => {
  const { first, last } = ends(trail)
  const speed = (last.x - first.x) / (last.t - first.t)
  return trail.every(({ x, t }) => Math.abs(first.x + speed * (t - first.t) - x) <= STRAIGHT_PX)
}

/** In this order: the later rules rely on a trail of sound numbers. */
const RULES: readonly Rule[] = [hasOddLength, isMalformed, turnsBackTime, hasOddDuration, startsAfar, teleports, hasConstantSpeed]

/** Judges how it moved before where it ended, so that a script with a poor trail never learns whether it found the hole. */
export function judgeDrag({ trail, target, tolerance = TOLERANCE_PX }: Drag): 'passed' | 'missed' | 'unnatural' {
  if (RULES.some((isBroken) => isBroken(trail, target))) return 'unnatural'
  return Math.abs(ends(trail).last.x - target) <= tolerance ? 'passed' : 'missed'
}

const pairs = (trail: readonly Step[]): [Step, Step][] => trail.slice(1).map((after, index) => [trail[index] ?? after, after])

function ends(trail: readonly Step[]): { first: Step; last: Step } {
  const rest = { x: 0, t: 0 }
  return { first: trail[0] ?? rest, last: trail.at(-1) ?? rest }
}
