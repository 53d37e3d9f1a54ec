import { BOUT, type Blow, type CockfightResult, type Corner, feathersAfter } from '@tucano/live'
import { HIT } from './pose.ts'

/** What whoever calls the bout says, and when. */
export type BoutCall = { atMs: number } & (
  | { says: 'enters' }
  | { says: 'blow'; by: Corner; move: Blow['move']; left: number }
  | { says: 'both' }
  | { says: 'won'; by: Corner }
  | { says: 'draw' }
)

/** The bout in words: each blow when it lands, and how it ended when somebody has sat down. */
export function boutCalls({ outcome, blows }: CockfightResult): BoutCall[] {
  const landsMs = (n: number): number => BOUT.shownMs + BOUT.blowMs * (n + HIT)
  const calls: BoutCall[] = [{ atMs: 0, says: 'enters' }]
  for (const [n, { by, move }] of blows.entries()) {
    const atMs = landsMs(n)
    const left = feathersAfter(blows.slice(0, n + 1))
    calls.push(by === 'both' ? { atMs, says: 'both' } : { atMs, says: 'blow', by, move, left: left[by === 'red' ? 'blue' : 'red'] })
  }
  const overMs = BOUT.shownMs + BOUT.blowMs * blows.length + 500
  calls.push(outcome === 'draw' ? { atMs: overMs, says: 'draw' } : { atMs: overMs, says: 'won', by: outcome })
  return calls
}
