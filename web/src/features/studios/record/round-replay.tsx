import type { Bet } from '@tucano/contract/bet-history'
import type { StudioRound } from '@tucano/contract/studios'
import type { RoundOutcome, StudioBet } from '@tucano/contract/studios/told-bet'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { useErrorText } from '#platform/error-text'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import { Spinner } from '#ui/spinner'
import { WatchedRound } from '#play/replay/watched-round.tsx'
import { texts } from './texts.ts'
import { useGame } from '../use-game.ts'
import styles from './round-replay.module.css'

interface RoundReplayProps {
  bet: Bet
  told: StudioBet
}

/** A round of the record, shown once more by the game itself. The game comes only when somebody wants to see it. */
export function RoundReplay({ bet, told }: RoundReplayProps) {
  const t = useText(texts)
  const [isWanted, setWanted] = useState(false)
  const { outcome, drawn, moves } = told
  if (!outcome) return null
  return (
    <SectionCard title={t('replay')} text={t('replayText')}>
      <div className={styles.screen} data-replay={isWanted || undefined}>
        {isWanted ? (
          <Screen round={roundOf(bet, outcome, moves?.length ?? 0)} maths={drawn.maths} />
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

function Screen({ round, maths }: { round: StudioRound; maths: string }) {
  const t = useText(texts)
  const w = useText(words)
  const say = useErrorText()
  const { data, error, refetch } = useGame(round.gameCode)
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
  if (data.game.maths !== maths) return <p className={styles.words}>{t('replayChanged')}</p>
  return <WatchedRound {...data} round={round} />
}

const roundOf = (bet: Bet, { view }: RoundOutcome, step: number): StudioRound => ({
  roundId: bet.roundId,
  gameCode: bet.gameCode,
  nonce: bet.nonce ?? 0,
  step,
  stake: bet.stake,
  payout: bet.payout,
  pocket: 'cash',
  over: true,
  view,
  options: [],
  elapsedMs: 0,
  balance: '0',
})
