import type { Point } from '../stage/pen.ts'

/** How the wheel is seen, from above and before it: depth is shortened, height is raised. */
export const DEPTH = 0.74
export const RISE = 0.67

/** Radii and heights of what the wheel is made of, as parts of the bowl's radius. */
export const RIM = { radius: 1, height: 0.15 }
export const LIP = { radius: 0.955, height: 0.15 }
export const SLOPE_FOOT = { radius: 0.775, height: 0.005 }
export const RING = { radius: 0.765, inner: 0.635, height: 0 }
export const FLOOR = { radius: 0.635, inner: 0.465, height: -0.075 }
export const CONE = { radius: 0.465, height: -0.05, top: 0.06 }
export const TURRET = { radius: 0.085, height: 0.2, arms: 0.2 }

/** Where a place of the bowl is seen, measured from the middle of its floor in parts of its radius. */
export const seen = (angle: number, radius: number, height: number): Point => ({
  x: Math.cos(angle) * radius,
  y: Math.sin(angle) * radius * DEPTH - height * RISE,
})
