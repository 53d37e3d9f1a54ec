import type { Bet } from '@tucano/contract/bet-history'
import { useAmounts } from '#platform/amounts'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { BetCover } from './bet-cover.tsx'
import styles from './bet-list.module.css'
import { resultOfBet } from './profit-sums.ts'
import { BetState } from './bet-state.tsx'
import { texts } from './texts.ts'

interface BetListProps {
  bets: readonly Bet[]
  onOpen: (roundId: string) => void
}

/** Bets in a table; on a phone each is a card. */
export function BetList({ bets, onOpen }: BetListProps) {
  const t = useText(texts)
  return (
    <table className={styles.table}>
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('game')}</th>
          <th scope="col">{t('when')}</th>
          <th scope="col" className={styles.amount}>
            {t('stake')}
          </th>
          <th scope="col" className={styles.amount}>
            {t('payout')}
          </th>
          <th scope="col" className={styles.amount}>
            {t('result')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bets.map((bet) => (
          <BetRow key={bet.roundId} bet={bet} onOpen={onOpen} />
        ))}
      </tbody>
    </table>
  )
}

function BetRow({ bet, onOpen }: { bet: Bet; onOpen: (roundId: string) => void }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const { timeZone } = useBrand()
  const { roundId, gameName, vendorName, placedAt, state } = bet
  const when = moment(placedAt, timeZone)
  const [day, time] = when.split(' ')
  const [stake, payout] = [BigInt(bet.stake), BigInt(bet.payout)]
  return (
    <tr className={styles.row} data-bet={roundId} data-state={state}>
      <td className={styles.game}>
        <BetCover bet={bet} />
        <div className={styles.names}>
          <button type="button" className={styles.open} aria-label={t('openBet', { game: gameName, when })} onClick={() => onOpen(roundId)}>
            {gameName}
          </button>
          <span className={styles.vendor}>{vendorName}</span>
        </div>
      </td>
      <td className={styles.when}>
        <span>{time}</span> <span className={styles.day}>{day}</span>
      </td>
      <td className={styles.amount} data-title={t('stake')}>
        {amount(stake)}
      </td>
      <td className={styles.amount} data-title={t('payout')}>
        {state === 'settled' ? amount(payout) : '–'}
      </td>
      <td className={styles.result} data-title={t('result')}>
        {state === 'settled' && <span className={styles.sum}>{signed(resultOfBet(bet))}</span>}
        <span className={styles.badges}>
          <BetState bet={bet} />
        </span>
      </td>
    </tr>
  )
}

export const BetListSkeleton = () => (
  <div className={styles.waiting}>
    {Array.from({ length: 6 }, (_, row) => (
      <div key={row} className={styles.waitingRow}>
        <Skeleton width="42px" height="56px" />
        <div className={styles.names}>
          <Skeleton width="60%" height="16px" />
          <Skeleton width="35%" height="13px" />
        </div>
        <Skeleton width="84px" height="16px" />
      </div>
    ))}
  </div>
)
