import type { getBet } from '@tucano/contract/bet-history'
import type { ReplyOf } from '@tucano/contract/endpoint'
import type { StudioRound } from '@tucano/contract/studios'
import { Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useErrorText } from '#platform/error-text'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import { Spinner } from '#ui/spinner'
import { StudioContext } from './studio.ts'
import { Table } from './table.ts'
import { texts } from './texts.ts'
import { type Loaded, useGame } from './use-game.ts'
import { digest, pageWorld } from './world.ts'
import styles from './round-replay.module.css'

type Detail = ReplyOf<typeof getBet>

/** A round of the record, shown once more by the game itself. The game comes only when somebody wants to see it. */
export function RoundReplay({ detail }: { detail: Detail }) {
  const t = useText(texts)
  const [isWanted, setWanted] = useState(false)
  return (
    <SectionCard title={t('replay')} text={t('replayText')}>
      <div className={styles.screen} data-replay={isWanted || undefined}>
        {isWanted ? (
          <Screen detail={detail} />
        ) : (
          <div className={styles.words}>
            <Button look="primary" icon={<Play />} onClick={() => setWanted(true)}>
              {t('watch')}
            </Button>
          </div>
        )}
      </div>
    </SectionCard>
  )
}

function Screen({ detail }: { detail: Detail }) {
  const t = useText(texts)
  const w = useText(words)
  const say = useErrorText()
  const { data, error, refetch } = useGame(detail.bet.gameCode)
  if (error)
    return (
      <div className={styles.words}>
        <p>{say(error)}</p>
        <Button onClick={() => void refetch()}>{w('retry')}</Button>
      </div>
    )
  if (!data)
    return (
      <div className={styles.words} role="status" aria-label={w('loading')}>
        <Spinner />
      </div>
    )
  // What is drawn from today's rules would not be what was seen.
  if (data.game.maths !== detail.drawn?.maths) return <p className={styles.words}>{t('replayChanged')}</p>
  return <Watched {...data} round={roundOf(detail)} />
}

const roundOf = ({ bet, moves, view }: Detail): StudioRound => ({
  roundId: bet.roundId,
  gameCode: bet.gameCode,
  nonce: bet.nonce ?? 0,
  step: moves?.length ?? 0,
  stake: bet.stake,
  payout: bet.payout,
  over: true,
  view,
  options: [],
  elapsedMs: 0,
  balance: '0',
})

const nothing = (): void => undefined

/** A table at which nothing can be staked: it has no balance, asks for no seeds, and knows one round. */
function Watched({ game, engine, round }: Loaded & { round: StudioRound }) {
  const { currencySymbol } = useBrand()
  const [table] = useState(() => new Table({ game, world: pageWorld, digest, readBalance: () => Promise.resolve(0n) }))
  useEffect(() => {
    table.watch(round)
    return () => table.close()
  }, [table])
  const studio = {
    table,
    engine,
    currencySymbol,
    jackpot: null,
    isBalanceHidden: true,
    isWatched: true,
    onDeposit: nothing,
    onRecord: nothing,
  }
  return (
    <StudioContext value={studio}>
      <engine.Play table={table} />
    </StudioContext>
  )
}
