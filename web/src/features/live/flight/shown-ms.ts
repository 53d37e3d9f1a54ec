/** The page shows the flight as it was a moment ago: what is told of its end comes before the picture is there. */
const BEHIND_MS = 120
/** Without a word from the table the picture goes on for so long, and then holds. It is told twice a second that it flies. */
const AHEAD_MS = 800

interface Flown {
  playsAtMs: number | null
  /** For how long it has flown, by the last that was said. */
  saidMs: number | null
  /** Its end has been told: the picture goes to it, and stays. */
  isOver: boolean
}

/** How many milliseconds of a flight are shown: by the agreed curve and the table's clock, and not far beyond what was said. */
export function shownMs({ playsAtMs, saidMs, isOver }: Flown, nowMs: number): number {
  if (playsAtMs === null) return 0
  if (isOver) return Math.max(0, nowMs - playsAtMs)
  return Math.max(0, Math.min(nowMs - playsAtMs - BEHIND_MS, (saidMs ?? 0) + AHEAD_MS))
}
