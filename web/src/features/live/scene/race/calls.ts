import { COURSE, MARKS, type RegattaResult } from '@tucano/live'
import { markAt } from './course.ts'

/** What whoever calls the race says, and when. Rafts by number. */
export type RaceCall = { atMs: number } & (
  | { says: 'starts'; a: number }
  | { says: 'passes'; a: number; b: number }
  | { says: 'leads'; a: number; b: number; metres: number; left: number }
  | { says: 'climbs'; a: number; place: number }
  | { says: 'neck'; a: number; b: number; metres: number }
  | { says: 'photo' }
  | { says: 'won'; a: number; b: number; metres: number }
)

/** Marks at which the lead is told where nobody has just taken it. */
const TOLD = [5, 8, 11, 13]
/** So few metres are a neck-and-neck. */
const CLOSE = 6
/** Of those that come from behind, so many places at once are worth a word. */
const CLIMBS = 3

const orderAt = (progress: RegattaResult['progress'], mark: number): number[] =>
  progress.map((_, n) => n + 1).toSorted((a, b) => progress[b - 1]![mark]! - progress[a - 1]![mark]! || a - b)

/** When a mark is reached: found by halves, as the clock of the race runs slowly when it is close. */
function msOf(result: RegattaResult, lastsMs: number, mark: number): number {
  let [low, high] = [0, lastsMs]
  while (high - low > 8) {
    const middle = (low + high) / 2
    if (markAt(result, lastsMs, middle) < mark) low = middle
    else high = middle
  }
  return high
}

/** What happens at a mark that is worth a word, the most worth first. */
function callAt({ progress }: RegattaResult, mark: number): RaceCall | undefined {
  const atMs = 0
  const now = orderAt(progress, mark)
  const before = orderAt(progress, mark - 1)
  const [a, b] = now as [number, number]
  const metres = progress[a - 1]![mark]! - progress[b - 1]![mark]!
  if (mark === 1) return { atMs, says: 'starts', a }
  if (mark === MARKS - 1 && metres <= CLOSE) return { atMs, says: 'neck', a, b, metres }
  if (a !== before[0]) return { atMs, says: 'passes', a, b: before[0]! }
  const climber = now.find((raft, place) => before.indexOf(raft) - place >= CLIMBS)
  if (climber !== undefined) return { atMs, says: 'climbs', a: climber, place: now.indexOf(climber) + 1 }
  if (TOLD.includes(mark)) return { atMs, says: 'leads', a, b, metres, left: COURSE - progress[a - 1]![mark]! }
  return undefined
}

/** The race in words, in the order in which it happens: nothing but what its marks say. */
export function raceCalls(result: RegattaResult, lastsMs: number): RaceCall[] {
  const { progress, order, photo } = result
  const calls: RaceCall[] = []
  for (let mark = 1; mark < MARKS; mark++) {
    const call = callAt(result, mark)
    if (call) calls.push({ ...call, atMs: msOf(result, lastsMs, mark) })
  }
  const finishMs = msOf(result, lastsMs, MARKS)
  const [a, b] = order as [number, number]
  if (photo) calls.push({ atMs: finishMs, says: 'photo' })
  calls.push({ atMs: finishMs + (photo ? 700 : 0), says: 'won', a, b, metres: progress[a - 1]![MARKS]! - progress[b - 1]![MARKS]! })
  return calls
}
