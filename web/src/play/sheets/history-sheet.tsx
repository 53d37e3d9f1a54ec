import { ReceiptText, RotateCcw } from 'lucide-react'
import { DrawnState } from '#parts/drawn-state'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Button } from '#ui/button'
import { Sheet } from '#ui/sheet'
import { useMoney, useGameContext, useGameSession } from '../session/game-context.ts'
import { texts } from '../texts.ts'
import styles from './sheets.module.css'

/** The rounds of this sitting. A press shows one again. */
export function HistorySheet({ close }: { close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const money = useMoney()
  const { session, onRecord } = useGameContext()
  const history = useGameSession((state) => state.history)
  const isBusy = useGameSession(({ phase, auto }) => phase !== 'idle' || auto !== undefined)
  return (
    <Sheet title={t('history')} closeLabel={w('close')} onClose={close}>
      <div className={styles.sheet}>
        {history.length === 0 ? (
          <DrawnState drawing="empty" title={t('noRounds')} level="h3" small>
            {t('noRoundsText')}
          </DrawnState>
        ) : (
          <ol className={styles.rounds}>
            {history.map((round) => (
              <li key={round.roundId}>
                <button
                  type="button"
                  className={styles.round}
                  disabled={isBusy}
                  aria-label={t('watchAgain', { number: round.nonce })}
                  onClick={() => {
                    close()
                    session.replay(round)
                  }}
                >
                  <span className={styles.number}>{t('roundNumber', { number: round.nonce })}</span>
                  <span className={styles.staked}>{t('staked', { amount: money(BigInt(round.stake)) })}</span>
                  <span className={styles.paid} data-won={BigInt(round.payout) > BigInt(round.stake) || undefined}>
                    {money(BigInt(round.payout))}
                  </span>
                  <RotateCcw aria-hidden="true" />
                </button>
              </li>
            ))}
          </ol>
        )}
        <Button icon={<ReceiptText />} wide onClick={onRecord}>
          {t('allRounds')}
        </Button>
      </div>
    </Sheet>
  )
}
