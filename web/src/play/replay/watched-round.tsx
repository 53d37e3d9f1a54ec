import type { StudioGame, StudioRound } from '@tucano/contract/studios'
import { useEffect, useEffectEvent, useState } from 'react'
import { useBrand } from '#platform/site'
import type { Engine } from '../session/engine.ts'
import { GameContext } from '../session/game-context.ts'
import { GameSession } from '../session/game-session.ts'
import { digest, pageWorld } from '../session/world.ts'

const nothing = (): void => undefined

interface WatchedRoundProps {
  game: StudioGame
  engine: Engine
  round: StudioRound
}

/** An old round, shown in a session in which nothing can be staked: it has no balance, asks for no seeds, and knows one round. */
export function WatchedRound({ game, engine, round }: WatchedRoundProps) {
  const { currencySymbol } = useBrand()
  const [session] = useState(
    () => new GameSession({ game, world: pageWorld, digest, readBalance: () => Promise.resolve({ cash: 0n, bonus: 0n }) }),
  )
  const watch = useEffectEvent(() => session.watch(round))
  useEffect(() => {
    watch()
    return () => session.close()
  }, [session])
  const context = {
    session,
    engine,
    currencySymbol,
    jackpot: null,
    isBalanceHidden: true,
    isWatched: true,
    onDeposit: nothing,
    onRecord: nothing,
  }
  return (
    <GameContext value={context}>
      <engine.Play session={session} />
    </GameContext>
  )
}
