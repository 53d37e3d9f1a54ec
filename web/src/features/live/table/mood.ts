import type { LiveView } from '@tucano/contract/live'
import { roomNow } from '../room/clock.ts'
import type { DealerMood } from '../scene/dealer/dealer.tsx'
import type { ScenePhase } from '../scene/scene-props.ts'

/** Bets are called for in the first moments, and once more before the close. */
export function moodOf({ phase, state, opensAtMs }: LiveView, seconds: number): DealerMood {
  switch (phase) {
    case 'open':
      return seconds <= 5 ? 'lastBets' : roomNow() - opensAtMs < 2500 ? 'greets' : 'takesBets'
    case 'closed':
      return 'waits'
    case 'play':
      return 'deals'
    case 'result':
      return 'tells'
    case 'idle':
      return state === 'open' ? 'greets' : 'waits'
  }
}

export const scenePhase = (phase: LiveView['phase']): ScenePhase => (phase === 'idle' ? 'open' : phase)
