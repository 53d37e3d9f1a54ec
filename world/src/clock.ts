/** The world's own time. Everything that happens at a moment asks it. */
export interface Clock {
  now: () => number
  /** Ends after so many milliseconds, or when the signal says so. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
}

const WAIT_MAX_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const end = (): void => {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        resolve()
      }
      const timer = setTimeout(end, Math.min(ms, WAIT_MAX_MS))
      signal.addEventListener('abort', end)
    }),
}
