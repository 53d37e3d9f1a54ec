/** Spec §9: without word from the server another code may be asked for after a minute. */
const DEFAULT_MINUTES = 1

/** How long the button waits after a code was sent. */
export const countdownMs = ({ expiredMinutes = DEFAULT_MINUTES }: { expiredMinutes?: number }): number => expiredMinutes * 60_000

/** What the button counts. A page in the background is called too seldom to count by itself: it asks the clock. */
export const secondsUntil = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / 1000))
