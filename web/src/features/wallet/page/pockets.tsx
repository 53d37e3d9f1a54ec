import { Banknote, Building2, Gift, Landmark, Lock, type LucideIcon, Sparkles } from 'lucide-react'
import { Arrived } from '#parts/loaded'
import { useAmounts } from '#platform/amounts'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { Skeleton } from '#ui/card'
import styles from './pockets.module.css'
import { useFunds } from './queries.ts'
import { texts } from './texts.ts'

const icons = { cash: Banknote, bonus: Gift, locked: Lock, vendors: Building2, points: Sparkles } satisfies Record<string, LucideIcon>

/** Every pocket, by what its money is for. */
export function Pockets({ hasVendors, onWithdraw }: { hasVendors: boolean; onWithdraw: () => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const query = useFunds()
  const keys = (['cash', 'bonus', 'locked', 'vendors', 'points'] as const).filter((key) => key !== 'vendors' || hasVendors)
  return (
    <Arrived query={query} skeleton={<Skeleton height="220px" />} failedTitle={t('fundsFailed')} level="h4" small>
      {(funds) => (
        <section className={styles.pockets} aria-label={t('pockets')}>
          <div className={styles.sum} data-pocket="sum">
            <p className={styles.name}>{t('sum')}</p>
            <p className={styles.total}>{amount(funds.sumBalance)}</p>
            <p className={styles.text}>{t('sumText')}</p>
          </div>
          <div className={styles.sum} data-pocket="withdrawable">
            <p className={styles.name}>{t('withdrawable')}</p>
            <p className={styles.total}>{amount(funds.withdrawable)}</p>
            <p className={styles.text}>{BigInt(funds.withdrawable) < BigInt(funds.cash) ? t('withdrawableLess') : t('withdrawableText')}</p>
            <div className={styles.action}>
              <Button icon={<Landmark />} onClick={onWithdraw}>
                {t('withdraw')}
              </Button>
            </div>
          </div>
          {keys.map((key) => {
            const Icon = icons[key]
            return (
              <div key={key} className={styles.pocket} data-pocket={key}>
                <p className={styles.name}>
                  <Icon aria-hidden="true" />
                  {t(`pocket_${key}`)}
                </p>
                <p className={styles.amount}>{key === 'points' ? funds.points : amount(funds[key])}</p>
                <p className={styles.text}>{t(`pocketText_${key}`)}</p>
              </div>
            )
          })}
        </section>
      )}
    </Arrived>
  )
}
