import { DrawnState } from '#parts/drawn-state'
import { ToCome } from '#parts/to-come'
import { useText } from '#platform/text'
import { Card } from '#ui/card'
import styles from './mission-page.module.css'
import { texts } from './texts.ts'

/** Missions and their ranking: none yet, and the page says so. */
export function MissionPage() {
  const t = useText(texts)
  return (
    <div className={styles.page}>
      <Card>
        <DrawnState drawing="search" title={t('title')} level="h4">
          {t('text')}
        </DrawnState>
      </Card>
      <ToCome title={t('next')} points={[t('missions'), t('board'), t('promise')]} />
    </div>
  )
}
