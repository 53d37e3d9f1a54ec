import {
  type AdjustmentTotal,
  type DecidedAdjustment,
  adjustmentPockets,
  decidedAdjustmentStates,
  exportAdjustments,
  listDecidedAdjustments,
} from '@tucano/contract/members'
import { HistoryPane } from '#parts/office/history/history-pane'
import { Queue } from '#parts/office/queue'
import { useAmounts } from '#platform/amounts'
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
import { texts } from '../texts.ts'
import { tones } from './tones.ts'

const known = { states: decidedAdjustmentStates, kinds: adjustmentPockets }

export function useAdjustmentHistory({ fields }: HistoryFilter, shown: boolean) {
  const { kind: pocket, ...rest } = askedOf(fields, known)
  const asked = { ...rest, pocket }
  return {
    ...useHistory<DecidedAdjustment, AdjustmentTotal>({ name: 'adjustments', asked, shown }, (before) =>
      call(listDecidedAdjustments, { ...asked, before }),
    ),
    save: () => download(exportAdjustments, asked),
  }
}

interface AdjustmentHistoryProps {
  filter: HistoryFilter
  history: ReturnType<typeof useAdjustmentHistory>
  chosen: string | undefined
  onChoose: (adjustmentId: string) => void
}

/** Adjustments that were decided. */
export function AdjustmentHistory({ filter, history: { query, totals, save }, chosen, onChoose }: AdjustmentHistoryProps) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const { signed } = useAmounts()
  return (
    <HistoryPane
      filter={filter}
      states={decidedAdjustmentStates.map((key) => ({ key, label: t(`adjustment_${key}`) }))}
      kinds={adjustmentPockets.map((key) => ({ key, label: t(`pocket_${key}`) }))}
      kindLabel={t('pocket')}
      totals={totals?.map(({ state, pocket, count, amount }) => ({
        key: `${state}-${pocket}-${amount.startsWith('-')}`,
        title: t('historyTotal', { count, state: t(`adjustment_${state}`), pocket: t(`pocket_${pocket}`) }),
        value: signed(BigInt(amount)),
      }))}
      searchHint={t('historyHint')}
      onExport={save}
    >
      <Queue
        label={o('tabDecided')}
        keyOf={({ adjustmentId }) => adjustmentId}
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

function Entry({ decided: { account, amount, pocket, state, decidedAt, decidedBy } }: { decided: DecidedAdjustment }) {
  const t = useText(texts)
  const { signed } = useAmounts()
  const { timeZone } = useBrand()
  return (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{account}</span>
        <span className={styles.amount}>{signed(BigInt(amount))}</span>
      </span>
      <span className={styles.minor}>
        {t(`pocket_${pocket}`)} · {exactMoment(decidedAt, timeZone)} · {decidedBy}
      </span>
      <span className={styles.badges}>
        <Badge tone={tones[state]}>{t(`adjustment_${state}`)}</Badge>
      </span>
    </>
  )
}
