const WHOLE = 360
/** Whole turns before it stands still. */
const TURNS = 5

/** How far the wheel is turned when the middle of a segment is at the top: on from where it is, never back. */
export function angleOf(segment: number, count: number, before: number): number {
  const slice = WHOLE / count
  const stands = (WHOLE - (segment + 0.5) * slice) % WHOLE
  const ahead = (((stands - before) % WHOLE) + WHOLE) % WHOLE
  return before + TURNS * WHOLE + ahead
}

const point = (angle: number, radius: number): string => {
  const turned = ((angle - 90) * Math.PI) / 180
  return `${(Math.cos(turned) * radius).toFixed(3)} ${(Math.sin(turned) * radius).toFixed(3)}`
}

/** The slice of a wheel around the origin, from the top on, clockwise. */
export function sliceOf(segment: number, count: number, radius: number): string {
  const slice = WHOLE / count
  return `M0 0L${point(segment * slice, radius)}A${radius} ${radius} 0 ${slice > 180 ? 1 : 0} 1 ${point((segment + 1) * slice, radius)}Z`
}

/** Where the words of a slice stand: along its middle. */
export const middleOf = (segment: number, count: number): number => (segment + 0.5) * (WHOLE / count)
