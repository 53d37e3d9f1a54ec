import { type WalletBalance, getBalance } from '@tucano/contract/wallet'
import { roundEnded } from '@tucano/contract/studios'
import { type ReactNode, useEffect, useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { call } from '#platform/call'
import { useErrorText } from '#platform/error-text'
import { listen } from '#platform/live'
import { usePublicStore } from '#platform/public-store'
import { useStanding } from '#platform/standing'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Spinner } from '#ui/spinner'
import { GameContext } from '#play/session/game-context.ts'
import styles from './studio-game.module.css'
import { GameSession } from '#play/session/game-session.ts'
import type { FreeRounds, Purse } from '#play/session/purse.ts'
import { texts } from '#play/texts.ts'
import { type Loaded, useGame } from './use-game.ts'
import { digest, pageWorld } from '#play/session/world.ts'

interface StudioGameProps {
  gameCode: string
  /** Whose game it is, and so from which wallet it is played. */
  vassalage: string
  wallet: WalletBalance | undefined
  /** Rounds of it that somebody else pays for. */
  freeRounds?: FreeRounds | undefined
  isBalanceHidden: boolean
  jackpot: ReactNode
  onDeposit: () => void
  onRecord: () => void
}

/** A game of our own in the place of a frame: what it is comes from the server, how it looks from its engine. */
export function StudioGame(props: StudioGameProps) {
  const w = useText(words)
  const t = useText(texts)
  const say = useErrorText()
  const { data, error, refetch } = useGame(props.gameCode)
  if (error)
    return (
      <DrawnState drawing="offline" title={t('failed')} page actions={<Button onClick={() => void refetch()}>{w('retry')}</Button>}>
        {say(error)}
      </DrawnState>
    )
  if (!data)
    return (
      <div className={styles.waiting} role="status" aria-label={w('loading')}>
        <Spinner />
      </div>
    )
  return <Seated key={data.game.gameCode} {...props} {...data} />
}

/** What rounds of this vendor are played from. */
function purseOf({ balance, bonus }: WalletBalance, vassalage: string): Purse {
  const apart = balance.find(({ vendor }) => vendor === vassalage)
  const main = balance.find(({ vendor }) => vendor === '')
  const cash = apart ? BigInt(apart.availBalance) : BigInt(main?.availBalance ?? 0) - BigInt(bonus)
  return { cash, bonus: BigInt(bonus) }
}

function Seated({ game, engine, vassalage, wallet, freeRounds, jackpot, ...rest }: StudioGameProps & Loaded) {
  const symbol = usePublicStore((state) => state.currencySymbol)
  const readBalance = async (): Promise<Purse> => purseOf(await call(getBalance, {}), vassalage)
  const [session] = useState(() => new GameSession({ game, world: pageWorld, digest, hadFeature: engine.hadFeature, readBalance }))
  useEffect(() => {
    void session.enter()
    const stopWatching = session.store.subscribe(({ phase }) =>
      useStanding.setState({ showing: phase === 'asking' || phase === 'showing' }),
    )
    const stopHearing = listen(roundEnded, ({ round }) => session.ended(round))
    return () => {
      stopHearing()
      stopWatching()
      useStanding.setState({ showing: false })
      session.close()
    }
  }, [session])
  useEffect(() => {
    if (wallet) session.takeBalance(purseOf(wallet, vassalage))
  }, [session, wallet, vassalage])
  useEffect(() => {
    if (freeRounds) session.takeFreeRounds(freeRounds)
  }, [session, freeRounds])
  const currencySymbol = wallet?.currencySymbol ?? symbol
  return (
    <GameContext value={{ ...rest, session, engine, currencySymbol, isWatched: false, jackpot: game.jackpotBp === null ? null : jackpot }}>
      <engine.Play session={session} />
    </GameContext>
  )
}
