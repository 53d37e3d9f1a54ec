import { type StudioGame, getGame } from '@tucano/contract/studios'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/call'
import type { Engine } from '#play/session/engine.ts'
import { engines } from './engines.ts'

export interface Loaded {
  game: StudioGame
  engine: Engine
}

/** A game as the server tells it, and the engine that draws it. */
export function useGame(gameCode: string) {
  return useQuery({
    queryKey: ['studios', 'game', gameCode],
    queryFn: async (): Promise<Loaded> => {
      const game = await call(getGame, { gameCode })
      const load = engines[game.engine]
      if (!load) throw new Error(`no engine called ${game.engine}`)
      return { game, engine: await load() }
    },
    staleTime: Infinity,
    retry: false,
  })
}
