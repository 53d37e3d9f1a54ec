import type { Redemption } from '@tucano/contract/points'
import { RecordList } from '#parts/record-list'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge, Card, Skeleton } from '#ui/card'
import { GoodsPicture } from '../goods-picture.tsx'
import { useRedemptions } from '../queries.ts'
import { texts } from '../texts.ts'
import { useSpokenPoints } from '../use-spoken-points.ts'
import styles from './redemptions-tab.module.css'

const looks = {
  'in process': { tone: 'sky', word: 'status_inProcess' },
  approved: { tone: 'forest', word: 'status_approved' },
  rejected: { tone: 'plain', word: 'status_rejected' },
} as const

/** What the member has asked for, newest first. */
export function RedemptionsTab() {
  const t = useText(texts)
  const { query } = useRedemptions()
  return (
    <RecordList
      query={query}
      skeleton={<Skeleton height="240px" />}
      failedTitle={t('redemptionsFailed')}
      empty={{ title: t('redemptionsEmpty'), text: t('redemptionsEmptyText') }}
    >
      {(list) => (
        <ul className={styles.list}>
          {list.map((redemption) => (
            <Row key={redemption.id} redemption={redemption} />
          ))}
        </ul>
      )}
    </RecordList>
  )
}

function Row({ redemption: { id, goods, picture, points, status, at, reason } }: { redemption: Redemption }) {
  const t = useText(texts)
  const spoken = useSpokenPoints()
  const { timeZone } = useBrand()
  const { tone, word } = looks[status]
  return (
    <li data-redemption={id}>
      <Card className={styles.row}>
        <GoodsPicture picture={picture} size={64} />
        <div className={styles.words}>
          <h2 className={styles.name}>{goods}</h2>
          <p className={styles.soft}>{moment(at, timeZone)}</p>
          {reason !== null && <p>{reason}</p>}
        </div>
        <div className={styles.end}>
          <Badge tone={tone}>{t(word)}</Badge>
          <span className={styles.points}>{points === 0 ? t('gift') : spoken(points)}</span>
        </div>
      </Card>
    </li>
  )
}
