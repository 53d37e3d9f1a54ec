import type { Told } from './scene-of.ts'

type Side = 'home' | 'away'

/** What was told since the last map ended; of a map that has just ended all of it. */
function lastMap(timeline: readonly Told[], isEnd: (told: Told) => boolean): readonly Told[] {
  const ends = timeline.flatMap((told, at) => (isEnd(told) && at < timeline.length - 1 ? [at] : []))
  return timeline.slice((ends.at(-1) ?? -1) + 1)
}

/** Who won the rounds of the map that is played, in order. */
export const roundsOf = (timeline: readonly Told[]): Side[] =>
  lastMap(timeline, ({ kind, facts }) => kind === 'round' && facts?.['ends'] === 'map').flatMap(({ kind, side }) =>
    kind === 'round' && side ? [side] : [],
  )

/** By how much gold home leads after each minute of the map that is played. */
export const goldOf = (timeline: readonly Told[]): number[] =>
  lastMap(timeline, ({ kind }) => kind === 'mapEnd').flatMap(({ facts }) => {
    const gold = facts?.['gold']
    return typeof gold === 'number' && Number.isFinite(gold) ? [gold] : []
  })

/** The line of a lead in a frame, from its left to its right; level is in the middle. */
export function leadLine(leads: readonly number[], { width, height }: { width: number; height: number }): string {
  const most = Math.max(1, ...leads.map(Math.abs))
  const step = width / Math.max(1, leads.length - 1)
  return leads
    .map((lead, at) => `${at === 0 ? 'M' : 'L'}${(at * step).toFixed(1)} ${((height / 2) * (1 - (lead / most) * 0.9)).toFixed(1)}`)
    .join('')
}
