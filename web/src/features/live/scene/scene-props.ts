/** Bets are taken; the draw is waited for; its result is being played; it is there to be read. */
export type ScenePhase = 'open' | 'closed' | 'play' | 'result'

/** What every scene is drawn from. It knows no call and no socket. */
export interface SceneProps<Result> {
  phase: ScenePhase
  /** Which round it is. All that looks like chance follows from it, so that everybody sees the same. */
  round: string
  result: Result | null
  /** Milliseconds since the play of the result began. Whoever comes late begins in the middle. */
  elapsedMs: () => number
  /** No movement is wanted: still pictures, one for each state. */
  isCalm: boolean
  /** The state in words. */
  label: string
}

/** The same without words: what a painter sees. */
export type SceneState<Result> = Omit<SceneProps<Result>, 'label'>
