import { COURSE, MARKS, type RegattaResult } from '@tucano/live'
import { clamp, smooth } from '../stage/pen.ts'

/** The first one is at the buoy so long before the play ends. */
const AFTER_MS = 1000
/** Where time begins to run slowly when it is close, in marks, and how long it does. */
const SLOW_FROM = 15.15
const SLOW_MS = 3400
/** Rafts sail on after the finish, slower and slower: metres, and marks until they have as good as stopped. */
const SAILS_ON = 80
const STOPS_WITHIN = 0.75
/** The camera looks at what was and what comes, so that it does not follow every step. */
const LOOKS = [-0.9, -0.6, -0.3, 0, 0.3, 0.6, 0.9]

/** How many marks of the race are over, as a number with a fraction. After the finish it goes on. */
export function markAt({ photo }: Pick<RegattaResult, 'photo'>, lastsMs: number, elapsedMs: number): number {
  const finishMs = lastsMs - AFTER_MS
  const at = Math.max(elapsedMs, 0)
  if (!photo) return (MARKS * at) / finishMs
  const slowMs = finishMs - SLOW_MS
  const pace = SLOW_FROM / slowMs
  if (at <= slowMs) return pace * at
  const left = MARKS - SLOW_FROM
  const share = (at - slowMs) / SLOW_MS
  // It comes down from its pace within a part of the time, and goes on at what is left to be gone.
  const end = (left - (pace * SLOW_MS) / 8) / (7 / 8) / SLOW_MS
  const drop = Math.min(share, 0.25)
  // After the finish it comes back to its pace.
  const since = clamp((at - finishMs) / SLOW_MS, 0, 0.5)
  return SLOW_FROM + SLOW_MS * (end * share + (pace - end) * (drop - 2 * drop * drop + since * since))
}

/** Slopes at the marks such that nothing between them goes backwards (Fritsch and Carlson). */
function slopesOf(values: readonly number[]): number[] {
  const steps = values.slice(1).map((value, n) => value - values[n]!)
  return values.map((_, n) => {
    const [before, next] = [steps[n - 1], steps[n]]
    if (before === undefined) return next! * 0.35
    if (next === undefined) return before
    return (2 * before * next) / (before + next)
  })
}

export type Sailing = (mark: number) => number

/** How far a raft is at any moment: through all its marks, evenly, never backwards. */
export function sailing(progress: readonly number[]): Sailing {
  const slopes = slopesOf(progress)
  const last = progress.length - 1
  return (mark) => {
    if (mark >= last) return progress[last]! + SAILS_ON * (1 - Math.exp((last - mark) / STOPS_WITHIN))
    const n = Math.floor(clamp(mark, 0, last))
    const t = clamp(mark - n)
    const [from, to] = [progress[n]!, progress[n + 1]!]
    const [t2, t3] = [t * t, t * t * t]
    return from * (2 * t3 - 3 * t2 + 1) + slopes[n]! * (t3 - 2 * t2 + t) + to * (3 * t2 - 2 * t3) + slopes[n + 1]! * (t3 - t2)
  }
}

/** The place of each raft, from 0, with fractions while one passes another: rows change places without a jump. */
export function placesOf(metres: readonly number[]): number[] {
  return metres.map((own, n) => metres.reduce((sum, other, m) => (m === n ? sum : sum + 1 / (1 + Math.exp((own - other) / 0.9))), 0))
}

/** The order in which they are now, as indexes, the first first. */
export const orderOf = (metres: readonly number[]): number[] => metres.map((_, n) => n).toSorted((a, b) => metres[b]! - metres[a]! || a - b)

export interface View {
  /** Which metre of the course is where the eye rests. */
  metre: number
  /** How many metres are between the first and the last, about. */
  spread: number
}

/** What is looked at: the lead, and near the finish the buoy. */
export function viewAt(rafts: readonly Sailing[], mark: number): View {
  const seen = LOOKS.map((by) => {
    const metres = rafts.map((raft) => raft(Math.max(mark + by, 0)))
    const lead = Math.max(...metres)
    return { lead, spread: lead - Math.min(...metres) }
  })
  const mean = (of: (one: { lead: number; spread: number }) => number): number => seen.reduce((sum, one) => sum + of(one), 0) / seen.length
  const lead = mean((one) => one.lead)
  // After it, it goes along half of the way.
  return {
    metre: lead - (lead - COURSE) * (lead > COURSE ? 0.5 : 1) * smooth(COURSE - 130, COURSE + 60, lead),
    spread: mean((one) => one.spread),
  }
}
