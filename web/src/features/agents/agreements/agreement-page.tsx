import type { AgreementKind } from '@tucano/contract/agents/agreements'
import { useState } from 'react'
import { useText } from '#platform/text'
import { Count } from '#ui/card'
import { Tabs } from '#ui/tabs'
import type { AgentPageProps } from '../agent-pages.ts'
import styles from './agreements.module.css'
import { AgreementsView } from './agreements-view.tsx'
import { isWaiting } from './agreement-card.tsx'
import { useAgreements } from './queries.ts'
import { RecordView } from './record-view.tsx'
import { texts } from './texts.ts'

type View = 'record' | 'agreements'

/** Everything of one kind of agreement: what it came to, and what was agreed on. */
export function AgreementPage({ kind, about }: AgentPageProps & { kind: AgreementKind }) {
  const t = useText(texts)
  const [view, setView] = useState<View>(about ? 'agreements' : 'record')
  const waiting = useAgreements(kind, false).data?.list.filter(isWaiting).length ?? 0
  const tabs = [
    { key: 'record' as const, label: t('record') },
    {
      key: 'agreements' as const,
      label: (
        <span className={styles.tab}>
          {t('agreements')} <Count value={waiting} label={t('waitingCount', { count: waiting })} />
        </span>
      ),
    },
  ]
  return (
    <div className={styles.page}>
      <p className={styles.intro}>{t(`about_${kind}`)}</p>
      <div>
        <Tabs label={t('views')} tabs={tabs} active={view} onChange={setView}>
          {view === 'record' ? <RecordView kind={kind} /> : <AgreementsView kind={kind} about={about} />}
        </Tabs>
      </div>
    </div>
  )
}
