import { Hourglass, Sparkles } from 'lucide-react'
import { useProductName } from '#parts/use-product-name'
import { useAmounts } from '#platform/amounts'
import { percent, writtenDay } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import type { PointBalance, PointConfig } from '../queries.ts'
import { texts } from '../texts.ts'
import { usePoints } from '../use-points.ts'
import { useSpokenPoints } from '../use-spoken-points.ts'
import { workOutCash } from '../worth.ts'
import styles from './balance-card.module.css'

interface BalanceCardProps {
  balance: PointBalance
  config: PointConfig
  /** Whether anything of a product can be played. */
  isOpen: (product: string) => boolean
}

/** What the member has, what it is worth, what goes next, and how more comes. */
export function BalanceCard({ balance, config, isOpen }: BalanceCardProps) {
  const t = useText(texts)
  const { points } = usePoints()
  const spoken = useSpokenPoints()
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const productName = useProductName()
  const { stake, factors, rate } = config
  const counted = Object.entries(factors).filter(([type, bp]) => bp > 0 && isOpen(type))
  return (
    <Card className={styles.card}>
      <div className={styles.own}>
        <p className={styles.label}>
          <Sparkles aria-hidden="true" /> {t('balance')}
        </p>
        <p className={styles.balance} data-points={balance.balance}>
          {points(balance.balance)}
        </p>
        <p className={styles.worth}>{t('worth', { amount: amount(workOutCash(BigInt(balance.balance), rate).amount) })}</p>
        <p className={styles.expiry}>
          <Hourglass aria-hidden="true" />
          {balance.expiresOn === null
            ? t('nothingExpires')
            : t('expiring', { points: spoken(balance.expiring), day: writtenDay(balance.expiresOn) })}
        </p>
      </div>
      <div className={styles.how}>
        <h2>{t('how')}</h2>
        <p>{t('howText', { stake: amount(stake) })}</p>
        <ul className={styles.factors}>
          {counted.map(([type, bp]) => (
            <li key={type}>{t('factor', { type: productName(type), percent: percent(bp, language).replace(/[.,]00%/, '%') })}</li>
          ))}
        </ul>
      </div>
    </Card>
  )
}
