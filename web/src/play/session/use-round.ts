import type { StudioRound } from '@tucano/contract/studios'
import { useGameSession } from './game-context.ts'

/** The round that lies on the table: it is cleared away when the next one is asked for. */
export function useRound(): StudioRound | undefined {
  return useGameSession(({ phase, round }) => (phase === 'asking' && round?.over ? undefined : round))
}
