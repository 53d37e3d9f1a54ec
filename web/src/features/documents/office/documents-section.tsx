import type { DocumentCase } from '@tucano/contract/documents'
import { useState } from 'react'
import { Loaded } from '#parts/loaded'
import { Queue } from '#parts/office/queue'
import { WaitingTime } from '#parts/office/waiting-time'
import { Workplace, queueSkeleton } from '#parts/office/workplace'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import styles from '#office/office.module.css'
import { useQueue } from '#office/queue-query.ts'
import { useClock } from '#office/use-clock.ts'
import { CaseDetail } from './case-detail.tsx'
import { writeCpf } from './person.ts'
import { documentQueue } from './queries.ts'
import { texts } from './texts.ts'

/** Those who say who they are, and wait until somebody has looked. */
export function DocumentsSection({ mayChange }: { mayChange: boolean }) {
  const t = useText(texts)
  const { query, ahead } = useQueue(documentQueue)
  const now = useClock(ahead)
  const [chosen, setChosen] = useState<string>()
  const found = query.data?.find(({ caseId }) => caseId === chosen)
  const leave = (): void => setChosen(undefined)
  return (
    <Workplace
      title={t('title')}
      text={t('text')}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={leave}
      queue={
        <Loaded
          query={query}
          skeleton={queueSkeleton}
          failedTitle={t('failed')}
          level="h3"
          small
          empty={{ title: t('empty'), text: t('emptyText') }}
        >
          {(items) => (
            <Queue label={t('title')} items={items} keyOf={({ caseId }) => caseId} chosen={chosen} onChoose={setChosen} query={query}>
              {(item) => <Entry found={item} now={now} />}
            </Queue>
          )}
        </Loaded>
      }
      detail={found && <CaseDetail key={chosen} found={found} now={now} mayChange={mayChange} onDone={leave} />}
    />
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
      </span>
    </>
  )
}
