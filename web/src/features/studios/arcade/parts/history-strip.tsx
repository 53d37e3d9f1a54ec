import type { StudioRound } from '@tucano/contract/studios'
import { useText } from '#platform/text'
import { useGameSession } from '#play/session/game-context.ts'
import { texts } from '../texts.ts'
import styles from './history-strip.module.css'

const SHOWN_MAX = 24

/** What the latest rounds of this sitting came to, the newest first. */
export function HistoryStrip({ write, tone = toneOf }: { write: (round: StudioRound) => string; tone?: (round: StudioRound) => Tone }) {
  const t = useText(texts)
  const history = useGameSession((state) => state.history)
  if (history.length === 0) return <div className={styles.strip} />
  return (
    <ol className={styles.strip} aria-label={t('latest')}>
      {history.slice(0, SHOWN_MAX).map((round) => (
        <li key={round.roundId} className={styles.chip} data-tone={tone(round)}>
          {write(round)}
        </li>
      ))}
    </ol>
  )
}

type Tone = 'won' | 'even' | 'lost'

function toneOf({ stake, payout }: StudioRound): Tone {
  if (BigInt(payout) > BigInt(stake)) return 'won'
  return payout === '0' ? 'lost' : 'even'
}
