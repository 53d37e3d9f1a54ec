import { useQuery } from '@tanstack/react-query'
import { Loaded } from '#parts/loaded'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { NoticeList } from './notice-list.tsx'
import styles from './notices.module.css'
import { playerNotices } from './queries.ts'
import { texts } from './texts.ts'

export function NoticePage() {
  const t = useText(texts)
  return (
    <div className={styles.page}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.intro}>{t('intro')}</p>
      </div>
      <Card>
        <Notices level="h2" />
      </Card>
    </div>
  )
}

/** The notices in whichever state they are. */
export function Notices({ first, level }: { first?: string | undefined; level: 'h2' | 'h3' }) {
  const t = useText(texts)
  const query = useQuery(playerNotices)
  return (
    <Loaded
      query={query}
      skeleton={skeleton}
      failedTitle={t('failedTitle')}
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      level={level}
    >
      {(notices) => <NoticeList notices={notices} first={first} level={level} />}
    </Loaded>
  )
}

const skeleton = (
  <div className={styles.columns} data-reading="false">
    <div className={styles.side}>
      <div className={styles.list}>
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} height="56px" />
        ))}
      </div>
    </div>
    <div className={styles.reading}>
      <Skeleton height="240px" />
    </div>
  </div>
)
