import {
  type DecidedWithdrawal,
  type WithdrawalTotal,
  decidedWithdrawalStates,
  exportWithdrawals,
  listDecidedWithdrawals,
  withdrawalKinds,
} from '@tucano/contract/withdrawals'
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

const known = { states: decidedWithdrawalStates, kinds: withdrawalKinds }
const tones = { paid: 'forest', refused: 'alarm', failed: 'alarm', cancelled: 'plain' } as const

export function useWithdrawalHistory({ fields }: HistoryFilter, shown: boolean) {
  const asked = askedOf(fields, known)
  return {
    ...useHistory<DecidedWithdrawal, WithdrawalTotal>({ name: 'withdrawals', asked, shown }, (before) =>
      call(listDecidedWithdrawals, { ...asked, before }),
    ),
    save: () => download(exportWithdrawals, asked),
  }
}

interface WithdrawalHistoryProps {
  filter: HistoryFilter
  history: ReturnType<typeof useWithdrawalHistory>
  chosen: string | undefined
  onChoose: (withdrawalId: string) => void
}

/** Withdrawals that are over. */
export function WithdrawalHistory({ filter, history: { query, totals, save }, chosen, onChoose }: WithdrawalHistoryProps) {
  const t = useText(texts)
  const o = useText(officeTexts)
  const { amount } = useAmounts()
  return (
    <HistoryPane
      filter={filter}
      states={decidedWithdrawalStates.map((key) => ({ key, label: t(`over_${key}`) }))}
      kinds={withdrawalKinds.map((key) => ({ key, label: t(`kind_${key}`) }))}
      totals={totals?.map(({ state, count, amount: sum }) => ({
        key: state,
        title: t('total', { count, state: t(`over_${state}`) }),
        value: amount(sum),
      }))}
      searchHint={t('searchHint')}
      onExport={save}
    >
      <Queue
        label={o('tabDecided')}
        keyOf={({ withdrawal }) => withdrawal.withdrawalId}
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

function Entry({ decided: { withdrawal, account, decidedBy } }: { decided: DecidedWithdrawal }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { timeZone } = useBrand()
  const state = withdrawal.state as keyof typeof tones
  return (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{account}</span>
        <span className={styles.amount}>{amount(withdrawal.amount)}</span>
      </span>
      <span className={styles.minor}>
        {t(`kind_${withdrawal.kind}`)} · {exactMoment(withdrawal.doneAt ?? withdrawal.createdAt, timeZone)}
        {decidedBy && ` · ${decidedBy}`}
      </span>
      <span className={styles.badges}>
        <Badge tone={tones[state]}>{t(`over_${state}`)}</Badge>
      </span>
    </>
  )
}
