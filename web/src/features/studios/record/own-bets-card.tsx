import type { StudioBet } from '@tucano/contract/studios/told-bet'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import { ownBetsOf } from './own-bets.ts'
import styles from './own-bets-card.module.css'
import { texts } from './texts.ts'

/** The bets of one round, each with what it paid. */
export function OwnBetsCard({ told: { outcome } }: { told: StudioBet }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const bets = outcome ? ownBetsOf(outcome, t) : []
  if (bets.length === 0) return null
  return (
    <Card className={styles.card} role="region" aria-label={t('ownBets')}>
      <h4>{t('ownBets')}</h4>
      <table className={styles.bets}>
        <thead>
          <tr>
            <th scope="col">{t('ownBet')}</th>
            <th scope="col">{t('ownStake')}</th>
            <th scope="col">{t('ownPayout')}</th>
          </tr>
        </thead>
        <tbody>
          {bets.map(({ name, stake, payout }) => (
            <tr key={name} data-won={(payout !== undefined && payout > stake) || undefined}>
              <th scope="row">{name}</th>
              <td>{amount(String(stake))}</td>
              <td>{payout === undefined ? '–' : amount(String(payout))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
