import { DrawnState } from '#parts/drawn-state'
import { useText } from '#platform/text'
import { Badge, Card } from '#ui/card'
import type { LaterKey } from './entries.ts'
import styles from './later-page.module.css'
import { texts } from './texts.ts'

/** A page of a later release: says so, and what will be there. */
export function LaterPage({ entry }: { entry: LaterKey }) {
  const t = useText(texts)
  return (
    <Card className={styles.later} data-later={entry}>
      <DrawnState drawing="nest" title={t(`later_${entry}`)} level="h4">
        <p className={styles.badge}>
          <Badge tone="beak">{t('later')}</Badge>
        </p>
        <p>{t(`laterText_${entry}`)}</p>
      </DrawnState>
    </Card>
  )
}
