import type { BlackjackMoveName, LiveView } from '@tucano/contract/live'
import { blackjackMoves } from '@tucano/contract/live'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { useSeconds } from '../room/use-seconds.ts'
import styles from './moves.module.css'
import { stakeOfHand, turnNow } from './shown.ts'
import { texts } from './texts.ts'
import { useTotalSaid } from './use-total-said.ts'
import { usePresses } from './use-presses.ts'
import type { InSeat } from './use-seat.ts'

/** What the hand whose turn it is can do, with what it costs. Nearest to the thumb. */
export function Moves({ view, seat }: { view: LiveView; seat: InSeat }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const saidTotal = useTotalSaid()
  const now = turnNow(view)
  const seconds = useSeconds(now?.turn.endsAtMs ?? 0)
  const presses = usePresses(now?.turn.number ?? -1)
  if (!now) return null
  const { turn, total, dealer, hands } = now
  const hand = (of: string): string => (hands > 1 ? t('yourHands', { hand: turn.hand + 1, total: of }) : t('yourHand', { total: of }))
  const canMove = turn.endsAtMs !== null && seconds > 0 && !seat.isBusy
  const costs: Partial<Record<BlackjackMoveName, string>> = { double: stakeOfHand(view), split: stakeOfHand(view) }
  return (
    <div className={styles.moves} role="group" aria-label={t('moves')} data-moves={turn.number}>
      <p className={styles.now}>
        <strong>
          <Total written={hand(total)} said={hand(saidTotal(total))} />
        </strong>
        <span>
          {turn.endsAtMs === null ? (
            t('behindWait')
          ) : (
            <Total written={t('against', { total: dealer })} said={t('against', { total: saidTotal(dealer) })} />
          )}
        </span>
        <span className={styles.seconds} role="timer" aria-label={`${t('secondsLeft')} ${seconds}`} data-soon={seconds <= 4 || undefined}>
          <span aria-hidden="true">{seconds}</span>
        </span>
      </p>
      {blackjackMoves.map((move) => (
        <button
          key={move}
          type="button"
          className={styles.move}
          data-move={move}
          disabled={!canMove || !turn.legal.includes(move)}
          onPointerDown={presses.began}
          onClick={(press) => presses.takes(press) && seat.move(turn.number, move)}
        >
          <span>{t(move)}</span>
          {costs[move] !== undefined && <small>{t('plus', { amount: amount(costs[move]) })}</small>}
        </button>
      ))}
    </div>
  )
}

const Total = ({ written, said }: { written: string; said: string }) =>
  written === said ? (
    written
  ) : (
    <>
      <span aria-hidden="true">{written}</span>
      <span className="sr-only">{said}</span>
    </>
  )
