import type { DocumentCase } from '@tucano/contract/documents'
import { InHandBadge } from '#parts/office/claims/in-hand'
import { Queue } from '#parts/office/queue'
import { QueueCount } from '#parts/office/queue-count'
import { QueueSection, useQueueTab } from '#parts/office/queue-section'
import { WaitingTime } from '#parts/office/waiting-time'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { useHistoryFilter } from '#office/history/filter.ts'
import styles from '#office/office.module.css'
import { useQueue } from '#office/queue-query.ts'
import { texts as officeTexts } from '#office/texts.ts'
import { useClock } from '#office/use-clock.ts'
import { CaseDetail } from './case-detail.tsx'
import { DecidedCase } from './decided-case.tsx'
import { DocumentHistory, useDocumentHistory } from './document-history.tsx'
import { writeCpf } from './person.ts'
import { documentQueue } from './queries.ts'
import { texts } from './texts.ts'

/** Those who say who they are, and wait until somebody has looked; and those who were decided about. */
export function DocumentsSection({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const { query, ahead } = useQueue(documentQueue)
  const now = useClock(ahead)
  const place = useQueueTab(['fila'])
  const { chosen, choose, leave, decided } = place
  const filter = useHistoryFilter()
  const history = useDocumentHistory(filter, decided)
  const found = query.data?.find(({ caseId }) => caseId === chosen)
  const over = history.query.data?.find(({ caseId }) => caseId === chosen)
  return (
    <QueueSection
      title={t('title')}
      text={t('text')}
      mayChange={mayChange}
      place={place}
      open={[
        {
          key: 'fila',
          label: o('tabWaiting'),
          count: <QueueCount queue={documentQueue} />,
        },
      ]}
      detail={
        decided
          ? over && <DecidedCase decided={over} />
          : found && <CaseDetail key={chosen} found={found} now={now} mayChange={mayChange} onDone={leave} />
      }
    >
      {decided ? (
        <DocumentHistory filter={filter} history={history} chosen={chosen} onChoose={choose} />
      ) : (
        <Queue
          label={t('title')}
          keyOf={({ caseId }) => caseId}
          chosen={chosen}
          onChoose={choose}
          query={query}
          failedTitle={t('failed')}
          empty={{ title: t('empty'), text: t('emptyText') }}
        >
          {(item) => <Entry found={item} now={now} />}
        </Queue>
      )}
    </QueueSection>
  )
}

function Entry({ found, now }: { found: DocumentCase; now: number }) {
  const t = useText(texts)
  const { account, fullName, cpf, kind, askedAt, taken } = found
  return (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{fullName}</span>
      </span>
      <span className={styles.minor}>
        {account} · {writeCpf(cpf)} · {t(`kind_${kind}`)}
      </span>
      <span className={styles.badges}>
        <WaitingTime since={askedAt} now={now} />
        {taken && <Badge tone="alarm">{t('taken')}</Badge>}
        {found.alike.length > 0 && <Badge tone="alarm">{t('alikeBadge')}</Badge>}
        <InHandBadge inHand={found.inHand} now={now} />
      </span>
    </>
  )
}
