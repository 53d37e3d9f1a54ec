import type { Notice } from '@tucano/contract/notices'
import { Badge, Card } from '#ui/card'
import { RichText } from '#ui/rich-text'
import { Care } from './care.tsx'
import { Cover } from './cover.tsx'
import styles from './promotions.module.css'
import { sceneInTurn } from './scenes.ts'
import { toldPromotion } from './told-promotion.ts'

/** A text about a promotion, whole. */
export function NoticeSheet({ notice }: { notice: Notice }) {
  const { id, title, status, content } = toldPromotion(notice)
  return (
    <Card className={styles.card}>
      <Cover scene={sceneInTurn(id)} size="tall" />
      <div className={styles.sheet}>
        <div className={styles.text}>
          {status && <Badge tone="beak">{status}</Badge>}
          <h1 className={styles.heading}>{title}</h1>
          <RichText html={content} />
        </div>
        <div className={styles.aside}>
          <Care />
        </div>
      </div>
    </Card>
  )
}
