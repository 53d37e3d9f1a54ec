import type { MemberProfile } from '@tucano/contract/members'
import { Loaded } from '#parts/loaded'
import { DocumentsBadge } from '#parts/office/documents-badge'
import { moment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import styles from '../members.module.css'
import { useDocuments } from '../queries.ts'
import { texts } from '../texts.ts'

export function DocumentsTab({ profile: { memberId } }: { profile: MemberProfile }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  return (
    <SectionCard title={t('tab_documents')} text={t('documentsText')}>
      <Loaded
        query={useDocuments(memberId)}
        skeleton={<Skeleton height="120px" />}
        failedTitle={t('documentsFailed')}
        level="h5"
        small
        empty={{ title: t('documentsNone') }}
      >
        {(list) => (
          <ul className={styles.list}>
            {list.map(({ caseId, state, kind, askedAt, decidedAt, decidedBy, reason }) => (
              <li key={caseId} className={styles.item}>
                <span className={styles.line}>
                  <span>{t(`document_${kind}`)}</span>
                  <DocumentsBadge state={state} />
                </span>
                <span className={styles.soft}>
                  {t('sentAt', { at: moment(askedAt, timeZone) })}
                  {decidedAt !== null && ` · ${t('decidedAt', { at: moment(decidedAt, timeZone), by: decidedBy ?? '' })}`}
                </span>
                {reason && <span>{reason}</span>}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </SectionCard>
  )
}
