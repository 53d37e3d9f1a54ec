import { DrawnState } from '#parts/drawn-state'
import { ToCome } from '#parts/to-come'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import styles from './bonus-page.module.css'
import { texts } from './texts.ts'

/** What can be claimed: nothing yet, and the page says so. */
export function RewardPage() {
  const t = useText(texts)
  return (
    <div className={styles.page}>
      <Card>
        <DrawnState drawing="nest" title={t('rewardsTitle')} level="h4">
          {t('rewardsText')}
        </DrawnState>
      </Card>
      <ToCome title={t('next')} points={[t('rewardsNext'), t('rewardsPromise')]} />
    </div>
  )
}
