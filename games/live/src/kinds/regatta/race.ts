import type { Draws } from '@tucano/randomness'

/** From the beach to the buoy, in metres. */
export const COURSE = 1600
/** How far each raft is, is told so many times, evenly: the last time the first one is at the buoy. */
export const MARKS = 16
/** Of so many races one is decided by a photo: the first two are a metre apart. */
export const PHOTO_OF = 8
const PHOTO_GAP = 1
/** Otherwise this far at least. */
const CLEAR_GAP = 4
const GAPS = 20
/** A leg counts as much as this, and up to so much more: how unevenly rafts sail. */
const LEG = { least: 3, more: 10 }

export interface Race {
  photo: boolean
  /** Of each raft, by number: metres at the start and at every mark. */
  progress: number[][]
}

/** How a raft gets so far: every leg is something, and together they are all of it. */
function sail(draws: Draws, distance: number): number[] {
  const legs = Array.from({ length: MARKS }, () => LEG.least + draws.below(LEG.more))
  const all = legs.reduce((sum, leg) => sum + leg, 0)
  let sailed = 0
  return [0, ...legs.map((leg) => Math.floor((distance * (sailed += leg)) / all))]
}

/** How they sail to the order that was drawn. Who leads changes on the way. */
export function drawRace(draws: Draws, order: readonly number[]): Race {
  const photo = draws.below(PHOTO_OF) === 0
  const first = photo ? PHOTO_GAP : CLEAR_GAP + draws.below(GAPS)
  const gaps = [0, first, ...order.slice(2).map(() => PHOTO_GAP + draws.below(GAPS))]
  let behind = 0
  const ends = new Map(order.map((raft, place) => [raft, COURSE - (behind += gaps[place]!)]))
  return { photo, progress: order.map((_, n) => sail(draws, ends.get(n + 1)!)) }
}

/** Who is in front at a mark; the lower number of two that are level. */
export const leaderAt = (progress: readonly (readonly number[])[], mark: number): number =>
  progress.reduce((best, raft, n) => (raft[mark]! > progress[best - 1]![mark]! ? n + 1 : best), 1)
