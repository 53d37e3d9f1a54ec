const SECOND_MS = 1000
const MINUTE_S = 60
const HOUR_S = 3600

type Age =
  | { is: 'now' }
  | { is: 'seconds'; seconds: number }
  | { is: 'minutes'; minutes: number; seconds: number }
  | { is: 'hours'; hours: number; minutes: number }

/** How old something is, in the unit that says enough. Clocks may be apart by a moment: nothing is told before it is. */
export function ageOf(atMs: number, nowMs: number): Age {
  const seconds = Math.floor((nowMs - atMs) / SECOND_MS)
  if (seconds < 1) return { is: 'now' }
  if (seconds < MINUTE_S) return { is: 'seconds', seconds }
  if (seconds < HOUR_S) return { is: 'minutes', minutes: Math.floor(seconds / MINUTE_S), seconds: seconds % MINUTE_S }
  return { is: 'hours', hours: Math.floor(seconds / HOUR_S), minutes: Math.floor((seconds % HOUR_S) / MINUTE_S) }
}

/** A producer says that it is alive every ten seconds, and is down after twenty. */
const LATE_MS = 12_000
const SILENT_MS = 20_000

export const toneOf = (atMs: number | null, nowMs: number): 'calm' | 'late' | 'silent' => {
  if (atMs === null || nowMs - atMs > SILENT_MS) return 'silent'
  return nowMs - atMs > LATE_MS ? 'late' : 'calm'
}
