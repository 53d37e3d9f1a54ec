import {
  type DecidedDeposit,
  type DepositTotal,
  decidedDepositStates,
  depositKinds,
  exportDeposits,
  listDecidedDeposits,
} from '@tucano/contract/deposits'
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
import { texts } from './texts.ts'

const known = { states: decidedDepositStates, kinds: depositKinds }
const tones = { credited: 'forest', refused: 'alarm', cancelled: 'plain', expired: 'plain' } as const

export function useDepositHistory({ fields }: HistoryFilter, shown: boolean) {
  const asked = askedOf(fields, known)
  return {
    ...useHistory<DecidedDeposit, DepositTotal>({ name: 'deposits', asked, shown }, (before) =>
      call(listDecidedDeposits, { ...asked, before }),
    ),
    save: () => download(exportDeposits, asked),
  }
}

interface DepositHistoryProps {
  filter: HistoryFilter
  history: ReturnType<typeof useDepositHistory>
  chosen: string | undefined
  onChoose: (depositId: string) => void
}

/** Deposits that are over, Pix among them. */
export function DepositHistory({ filter, history: { query, totals, save }, chosen, onChoose }: DepositHistoryProps) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const { amount } = useAmounts()
  return (
    <HistoryPane
      filter={filter}
      states={decidedDepositStates.map((key) => ({ key, label: t(`state_${key}`) }))}
      kinds={depositKinds.map((key) => ({ key, label: t(`kind_${key}`) }))}
      totals={totals?.map(({ state, kind, count, amount: sum }) => ({
        key: `${state}-${kind}`,
        title: t('total', { count, state: t(`state_${state}`), kind: t(`kind_${kind}`) }),
        value: amount(sum),
      }))}
      searchHint={t('searchHint')}
      onExport={save}
    >
      <Queue
        label={o('tabDecided')}
        keyOf={({ deposit }) => deposit.depositId}
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

function Entry({ decided: { deposit, account, decidedBy } }: { decided: DecidedDeposit }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const state = deposit.state as keyof typeof tones
  return (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{account}</span>
        <span className={styles.amount}>{amount(deposit.paid ?? deposit.amount)}</span>
      </span>
      <span className={styles.minor}>
        {t(`kind_${deposit.kind}`)} · {exactMoment(deposit.doneAt ?? deposit.createdAt, timeZone)}
        {decidedBy && ` · ${decidedBy}`}
      </span>
      <span className={styles.badges}>
        <Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>
      </span>
    </>
  )
}
