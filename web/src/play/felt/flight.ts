import { easeOut } from '../stage/easing.ts'

export interface Flight {
  /** Where it comes from, measured in pixels from where it ends. */
  across: number
  down: number
  /** How high the arc rises above the straight way. */
  lift: number
  /** Degrees that it turns on the way. */
  turn: number
}

const FRAMES = 14

/** The way of something that is thrown: an arc that slows down, as frames of an animation. The last one is where it lies. */
export function arc({ across, down, lift, turn }: Flight): { transform: string }[] {
  return Array.from({ length: FRAMES + 1 }, (_, frame) => {
    const time = frame / FRAMES
    const left = 1 - easeOut(time)
    const rise = 4 * lift * time * (1 - time) ** 2
    const [x, y] = [across * left, down * left - rise].map((pixels) => pixels.toFixed(1))
    return { transform: frame === FRAMES ? 'none' : `translate(${x}px, ${y}px) rotate(${(turn * left).toFixed(1)}deg)` }
  })
}
