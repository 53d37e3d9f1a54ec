/** How long the first runner takes, and how much later each of the others comes in. */
const RACE_MS = 6400
const BEHIND_MS = 130

/**
 * How far a runner is, from 0 to 1, so long after the start. Who comes in when is known; on the way they overtake each other, each in a way
 * of its own.
 */
export function placeOnCourse(runner: number, rank: number, elapsedMs: number): number {
  const ownMs = RACE_MS + rank * BEHIND_MS
  const along = Math.min(1, Math.max(0, elapsedMs / ownMs))
  const sway = Math.sin(along * Math.PI * (2 + (runner % 3)) + runner * 1.7) * 0.09 + Math.sin(along * 9 + runner) * 0.03
  return Math.min(1, along + sway * along * (1 - along) * 3)
}

/** Until the last one is in. */
export const raceLength = (runners: number): number => RACE_MS + BEHIND_MS * runners
