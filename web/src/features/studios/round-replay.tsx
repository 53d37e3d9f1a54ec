import type { getBet } from '@tucano/contract/bet-history'
import type { ReplyOf } from '@tucano/contract/endpoint'
import type { EngineName, StudioRound, ViewOf } from '@tucano/contract/studios'
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
import { useGame } from './use-game.ts'
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
  return <WatchedRound {...data} round={roundOf(detail)} />
}

const roundOf = ({ bet, moves, view }: Detail): StudioRound => ({
  roundId: bet.roundId,
  gameCode: bet.gameCode,
  nonce: bet.nonce ?? 0,
  step: moves?.length ?? 0,
  stake: bet.stake,
  payout: bet.payout,
  over: true,
  // It is of the game's maths of today, and so of its shape.
  view: view as ViewOf<EngineName>,
  options: [],
  elapsedMs: 0,
  balance: '0',
})
