import { getConsolidatedFunds } from '@tucano/contract/wallet'
import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Arrived } from '#parts/loaded'
import { ToCome } from '#parts/to-come'
import { useAmounts } from '#platform/amounts'
import { call } from '#platform/call'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from './bonus-page.module.css'
import { texts } from './texts.ts'

interface BonusPageProps {
  /** The newest movements of a pocket, which another feature lists. */
  latest: ComponentType<{ pocket: 'bonus'; title: string; empty: { title: string; text: string } }>
}

/** What stands in the bonus pocket, and how it came and went. */
export function BonusPage({ latest: Latest }: BonusPageProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const token = useSession((state) => state.token)
  const query = useQuery({
    queryKey: ['rewards', 'bonus', token],
    queryFn: async () => (await call(getConsolidatedFunds, {})).funds.bonus,
    staleTime: 0,
  })
  return (
    <div className={styles.page}>
      <SectionCard title={t('bonusTitle')} text={t('bonusText')}>
        <div className={styles.now} data-bonus>
          <Arrived query={query} skeleton={<Skeleton width="180px" height="40px" />} failedTitle={t('bonusFailed')} level="h5" small>
            {(bonus) => (
              <>
                <p className={styles.label}>{t('bonusNow')}</p>
                <p className={styles.amount}>{amount(bonus)}</p>
              </>
            )}
          </Arrived>
        </div>
      </SectionCard>
      <Latest pocket="bonus" title={t('bonusMoves')} empty={{ title: t('bonusNone'), text: t('bonusNoneText') }} />
      <ToCome title={t('next')} points={[t('bonusNext'), t('bonusPromise')]} />
    </div>
  )
}
