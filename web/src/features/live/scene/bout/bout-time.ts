import { BOUT, type Blow, type CockfightResult, type Corner, feathersAfter } from '@tucano/live'
import { clamp } from '../stage/pen.ts'
import { HIT, type Pose, STANDS, cheers, enters, sits, strike, struck, waits } from './pose.ts'

/** Where a bout is: both come in, one blow after the other, and then how it ended. */
export type BoutAt =
  | { part: 'enters'; share: number }
  | { part: 'blow'; n: number; blow: Blow; share: number }
  | { part: 'over'; sinceMs: number }

/** A moment of stillness before the first blow. */
const STILL = 0.72

export function boutAt({ blows }: CockfightResult, elapsedMs: number): BoutAt {
  const ms = Math.max(elapsedMs, 0)
  if (ms < BOUT.shownMs) return { part: 'enters', share: clamp(ms / (BOUT.shownMs * STILL)) }
  const n = Math.floor((ms - BOUT.shownMs) / BOUT.blowMs)
  const blow = blows[n]
  if (!blow) return { part: 'over', sinceMs: ms - BOUT.shownMs - BOUT.blowMs * blows.length }
  return { part: 'blow', n, blow, share: (ms - BOUT.shownMs) / BOUT.blowMs - n }
}

/** How many feathers each has left: one goes when a blow lands. */
export function feathersAt(result: CockfightResult, at: BoutAt): Record<Corner, number> {
  const landed = at.part === 'enters' ? 0 : at.part === 'over' ? result.blows.length : at.n + (at.share >= HIT ? 1 : 0)
  return feathersAfter(result.blows.slice(0, landed))
}

/** How both hold themselves; `gap` is how far they stand apart. */
export function posesAt(result: CockfightResult, at: BoutAt, { ms, gap }: { ms: number; gap: number }): Record<Corner, Pose> {
  if (at.part === 'enters') {
    const pose = enters(at.share, ms)
    return { red: pose, blue: pose }
  }
  if (at.part === 'over') {
    const { outcome } = result
    const pose = (corner: Corner): Pose => (outcome === corner ? cheers(at.sinceMs) : sits(at.sinceMs))
    return { red: pose('red'), blue: pose('blue') }
  }
  const { blow, share } = at
  // Both at once meet in the middle.
  if (blow.by === 'both') {
    const both = share < HIT ? strike('jump', share, gap * 0.42) : struck(share)
    return { red: both, blue: both }
  }
  const poses = { red: struck(share), blue: struck(share) }
  poses[blow.by] = strike(blow.move, share, gap)
  return poses
}

/** Before a bout, and while nothing of it is known. */
export const waiting = (ms: number, isCalm: boolean): Record<Corner, Pose> =>
  isCalm ? { red: STANDS, blue: STANDS } : { red: waits(ms, 0), blue: waits(ms, 1) }
