import type { MemberProfile } from '@tucano/contract/members'
import { Sentence } from '#parts/office/journal/sentence'
import { RecordList } from '#parts/record-list'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from '../members.module.css'
import { useMemberJournal } from '../queries.ts'
import { texts } from '../texts.ts'

export function JournalTab({ profile: { memberId } }: { profile: MemberProfile }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  const { query } = useMemberJournal(memberId)
  return (
    <SectionCard title={t('tab_journal')} text={t('journalText')}>
      <RecordList
        query={query}
        moreLabel={t('older')}
        skeleton={<Skeleton height="200px" />}
        failedTitle={t('journalFailed')}
        level="h5"
        small
        empty={{ title: t('journalNone') }}
      >
        {(entries) => (
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.id} className={styles.item}>
                <span>
                  <Sentence entry={entry} />
                </span>
                <time className={styles.soft}>{exactMoment(entry.at, timeZone)}</time>
              </li>
            ))}
          </ul>
        )}
      </RecordList>
    </SectionCard>
  )
}
