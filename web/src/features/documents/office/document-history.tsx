import {
  type DecidedDocuments,
  type DocumentTotal,
  decidedDocumentStates,
  exportDocuments,
  listDecidedDocuments,
} from '@tucano/contract/documents'
import { HistoryPane } from '#parts/office/history/history-pane'
import { Queue } from '#parts/office/queue'
import { call } from '#platform/call'
import { download } from '#platform/download'
import { exactMoment } from '#platform/format'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { type HistoryFilter, askedOf } from '#office/history/filter.ts'
import { useHistory } from '#office/history/use-history.ts'
import styles from '#office/office.module.css'
import { texts as officeTexts } from '#office/texts.ts'
import { texts } from './texts.ts'

const known = { states: decidedDocumentStates, kinds: [] }

export function useDocumentHistory({ fields }: HistoryFilter, shown: boolean) {
  const { query, day, state, by } = askedOf(fields, known)
  const asked = { query, day, state, by }
  return {
    ...useHistory<DecidedDocuments, DocumentTotal>({ name: 'documents', asked, shown }, (before) =>
      call(listDecidedDocuments, { ...asked, before }),
    ),
    save: () => download(exportDocuments, asked),
  }
}

interface DocumentHistoryProps {
  filter: HistoryFilter
  history: ReturnType<typeof useDocumentHistory>
  chosen: string | undefined
  onChoose: (caseId: string) => void
}

/** Documents that were looked at and decided about. */
export function DocumentHistory({ filter, history: { query, totals, save }, chosen, onChoose }: DocumentHistoryProps) {
  const t = useText(texts)
  const o = useText(officeTexts)
  return (
    <HistoryPane
      filter={filter}
      states={decidedDocumentStates.map((key) => ({ key, label: t(`over_${key}`) }))}
      totals={totals?.map(({ state, count }) => ({ key: state, title: t(`over_${state}`), value: String(count) }))}
      searchHint={t('searchHint')}
      onExport={save}
    >
      <Queue
        label={o('tabDecided')}
        keyOf={({ caseId }) => caseId}
        chosen={chosen}
        onChoose={onChoose}
        query={query}
        failedTitle={o('historyFailed')}
        empty={{ title: o('historyEmpty'), text: o('historyEmptyText') }}
      >
        {(item) => <Entry decided={item} />}
      </Queue>
    </HistoryPane>
  )
}

function Entry({ decided: { fullName, account, state, decidedAt, decidedBy } }: { decided: DecidedDocuments }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  return (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{fullName}</span>
      </span>
      <span className={styles.minor}>
        {account} · {exactMoment(decidedAt, timeZone)}
        {decidedBy && ` · ${decidedBy}`}
      </span>
      <span className={styles.badges}>
        <Badge tone={state === 'verified' ? 'forest' : 'alarm'}>{t(`over_${state}`)}</Badge>
      </span>
    </>
  )
}
