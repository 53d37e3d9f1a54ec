import type { Notice } from '@tucano/contract/notices'
import { isoMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { RichText } from '#ui/rich-text'
import styles from './notices.module.css'

export function NoticeContent({ notice, level: Heading }: { notice: Notice; level: 'h2' | 'h3' }) {
  const { timeZone } = useBrand()
  return (
    <article>
      <Heading className={styles.heading}>{notice.title}</Heading>
      <time className={styles.time} dateTime={new Date(notice.time).toISOString()}>
        {isoMoment(notice.time, timeZone)}
      </time>
      <RichText html={notice.content} />
    </article>
  )
}
