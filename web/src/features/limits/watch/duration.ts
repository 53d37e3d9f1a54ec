const SECOND_MS = 1000
const MINUTE = 60
const HOUR = 3600

const two = (value: number): string => String(value).padStart(2, '0')

/** A stretch of time as a running clock: 42:07, 1:02:07, 23:59:59. Never below nought. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / SECOND_MS))
  const [hours, minutes] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE)]
  return `${hours > 0 ? `${hours}:${two(minutes)}` : minutes}:${two(seconds % MINUTE)}`
}

/** Minutes as people say them: 45 min, 2 h, 1 h 30 min. */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / MINUTE), minutes % MINUTE]
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** What is left of a wait: its clock, rounded up, so that it says nought only when it is over. */
export const leftText = (ms: number): string => clockText(Math.ceil(Math.max(0, ms) / SECOND_MS) * SECOND_MS)
