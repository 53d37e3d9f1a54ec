import { listAgentAnnouncements } from '@tucano/contract/notices'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { Loaded } from '#parts/loaded'
import { call } from '#platform/call'
import { day } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Card, Skeleton } from '#ui/card'
import { RichText } from '#ui/rich-text'
import { useToken } from '../queries.ts'
import styles from './announcements.module.css'
import { texts } from './texts.ts'

/** What the house tells its agents; the newest lies open. */
export function AnnouncementsPage() {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const token = useToken()
  // Among the notices: whenever those change, they are read again.
  const query = useQuery({ queryKey: ['notices', 'agents', token], queryFn: () => call(listAgentAnnouncements, {}), staleTime: 0 })
  return (
    <div className={styles.page}>
      <Loaded
        query={query}
        skeleton={<Skeleton height="240px" />}
        failedTitle={t('failed')}
        empty={{ title: t('none'), text: t('noneText') }}
        level="h4"
      >
        {(notices) =>
          notices.map(({ id, title, content, time }, n) => (
            <Card key={id} className={styles.notice} data-notice={id}>
              <details open={n === 0}>
                <summary>
                  <h4>{title}</h4>
                  <time dateTime={new Date(time).toISOString()}>{day(time, timeZone)}</time>
                  <ChevronDown aria-hidden="true" />
                </summary>
                <div className={styles.text}>
                  <RichText html={content} />
                </div>
              </details>
            </Card>
          ))
        }
      </Loaded>
    </div>
  )
}
