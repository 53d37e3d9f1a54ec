import type { SicBoResult } from '@tucano/live'
import { ROUND, clamp, smooth } from '../stage/pen.ts'
import { seeded } from '../stage/seeded.ts'
import { type Turn, type Vector, about, after, onTop } from './solid.ts'

export interface DieAt {
  /** Of its middle, in edges of a die; height above where it lies. */
  x: number
  y: number
  height: number
  turn: Turn
}

/** Parts of the play: the tray stops, the dice lie, the dome is lifted. */
const STOPS = 0.2
export const LIES = 0.66
export const LIFTS = [0.68, 0.9] as const
/** Where the three lie, about: beside each other, so that each is seen whole. */
const PLACES = [
  { x: -1.5, y: -0.18 },
  { x: 0.05, y: 0.42 },
  { x: 1.5, y: -0.3 },
]
const HOPS = [
  { until: 0.42, height: 1.9 },
  { until: 0.68, height: 0.8 },
  { until: 0.86, height: 0.28 },
  { until: 1, height: 0.06 },
]

interface Die {
  place: { x: number; y: number }
  from: { x: number; y: number }
  axis: Vector
  end: Turn
  turns: number
  beat: number
}

/** How the dice of a round fall: known before they do. */
export function diceOf(round: string, result: SicBoResult | null): Die[] {
  const any = seeded(round)
  return PLACES.map(({ x, y }, n) => {
    const place = { x: x + (any() - 0.5) * 0.3, y: y + (any() - 0.5) * 0.3 }
    const from = { x: (any() - 0.5) * 2.6, y: (any() - 0.5) * 1.4 }
    const axis: Vector = [any() - 0.5, any() - 0.5, any() - 0.5 || 0.1]
    const yaw = (any() - 0.5) * 1.1
    return {
      place,
      from,
      axis,
      end: after(about([0, 0, 1], yaw), onTop(result?.[n] ?? n + 1)),
      turns: 2.6 + any() * 1.4,
      beat: any() * ROUND,
    }
  })
}

/** In the tray that shakes, so long after it began to. */
export function shakenAt({ from, axis, beat, place }: Die, seconds: number): DieAt {
  const swing = (speed: number, by: number): number => Math.sin(seconds * speed + beat * by)
  const hop = Math.abs(swing(9.5, 1.7))
  const turn = after(about(axis, seconds * 8.5 + beat), about([0.4, 1, 0.2], seconds * 5.2 * (beat > 3 ? 1 : -1)))
  return {
    x: place.x * 0.62 + from.x * 0.35 + 0.45 * swing(7.1, 2.3),
    y: place.y * 0.5 + from.y * 0.35 + 0.35 * swing(8.3, 3.1),
    height: 2.1 * hop ** 1.3 * (0.75 + 0.25 * swing(3.3, 1)),
    turn,
  }
}

/** As it falls and comes to rest: `share` of the play is over. */
export function fallingAt(die: Die, share: number, shakenSeconds: number): DieAt {
  const shaken = shakenAt(die, shakenSeconds)
  if (share < STOPS) return shaken
  const falls = clamp((share - STOPS) / (LIES - STOPS))
  const came = smooth(0, 0.6, falls)
  const left = (1 - falls) ** 2.2
  const hop = HOPS.findIndex(({ until }) => falls <= until)
  const began = HOPS[hop - 1]?.until ?? 0
  const { until, height } = HOPS[hop]!
  const at = (falls - began) / (until - began)
  const arc = 4 * height * at * (1 - at)
  const blend = smooth(0, 0.3, falls)
  return {
    x: shaken.x + (die.place.x - shaken.x) * came,
    y: shaken.y + (die.place.y - shaken.y) * came,
    height: shaken.height * (1 - blend) + arc * blend,
    turn: after(about(die.axis, die.turns * ROUND * left), die.end),
  }
}

/** How far the tray shakes, from -1 to 1, and how much it still does. */
export const trayAt = (seconds: number, share: number): number => Math.sin(seconds * 46) * (1 - smooth(0, STOPS, share))
