/** From 0 to 1 as time goes from 0 to 1; some pass 1 on the way. */
export type Ease = (share: number) => number

export const linear: Ease = (t) => t
export const easeOut: Ease = (t) => 1 - (1 - t) ** 3
export const easeIn: Ease = (t) => t ** 2.2
export const easeInOut: Ease = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2)
/** Goes a little too far and comes back. */
export const backOut: Ease = (t) => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2
/** Falls, and bounces once, low. */
export const drop: Ease = (t) => {
  const ground = 0.72
  if (t < ground) return (t / ground) ** 2
  const since = (t - ground) / (1 - ground)
  return 1 - 0.07 * 4 * since * (1 - since)
}

interface SpringOptions {
  /** Radians a second: how stiff it is. */
  stiffness: number
  /** Below 1 it swings; at 1 it comes to rest without. */
  damping: number
}

/**
 * Where a spring is so many seconds after it was let go, measured from its rest: it begins `from` and moves with `speed`. Known at every
 * moment, so that the pace of the frames does not matter.
 */
export function springAt(seconds: number, { from, speed }: { from: number; speed: number }, { stiffness, damping }: SpringOptions): number {
  if (damping >= 1) return (from + (speed + stiffness * from) * seconds) * Math.exp(-stiffness * seconds)
  const swing = stiffness * Math.sqrt(1 - damping ** 2)
  const fading = Math.exp(-damping * stiffness * seconds)
  return fading * (from * Math.cos(swing * seconds) + ((speed + damping * stiffness * from) / swing) * Math.sin(swing * seconds))
}

/** How long until a spring is as good as at rest. */
export const restSeconds = ({ stiffness, damping }: SpringOptions): number => 4.5 / (Math.min(damping, 1) * stiffness)
