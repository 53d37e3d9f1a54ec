import type { OfficeSettlement } from '@tucano/contract/agents/office'
import { useSearchParams } from 'wouter'
import { Queue } from '#parts/office/queue'
import { Workplace } from '#parts/office/workplace'
import { useAmounts } from '#platform/amounts'
import { writtenDay } from '#platform/format'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { Figures } from '#ui/figures'
import history from '#office/history/history.module.css'
import styles from '#office/office.module.css'
import { STATE_TONES } from '../../agreements/state-tones.ts'
import { texts as agreementTexts } from '../../agreements/texts.ts'
import { useWording } from '../../agreements/use-wording.ts'
import { texts as agentTexts } from '../agents/texts.ts'
import { CHOSEN, keyOf, useOfficeSettlements } from './queries.ts'
import { OfficeSettlementDetail } from './settlement-detail.tsx'
import { SettlementFilters } from './settlement-filters.tsx'
import { texts } from './texts.ts'

/** What agreements came to, whoever pays them, and reversals that two operators agree on. */
export function SettlementsSection({ mayChange, account }: { mayChange: boolean; account: string }) {
  const t = useText(texts)
  const a = useText(agreementTexts)
  const { amount } = useAmounts()
  const { fields, set, query, totals } = useOfficeSettlements()
  const [search, setSearch] = useSearchParams()
  const chosen = search.get(CHOSEN) ?? undefined
  const found = query.data?.find((one) => keyOf(one) === chosen)
  const choose = (key: string | undefined): void =>
    setSearch((before) => {
      const after = new URLSearchParams(before)
      if (key === undefined) after.delete(CHOSEN)
      else after.set(CHOSEN, key)
      return after
    })
  return (
    <Workplace
      title={t('title')}
      text={t('text')}
      mayChange={mayChange}
      chosen={chosen !== undefined}
      onBack={() => choose(undefined)}
      labels={{ back: t('back'), choose: t('choose') }}
      queue={
        <div className={history.pane}>
          <SettlementFilters fields={fields} onChange={set} />
          {fields.day && totals && totals.length > 0 && (
            <>
              <h3 className={history.day}>{t('totalsOn', { day: writtenDay(fields.day) })}</h3>
              <Figures
                label={t('totals')}
                figures={totals.map(({ state, count, due, paid }) => ({
                  key: state,
                  title: t('total', { state: a(`state_${state}`), count }),
                  value: due === paid ? amount(due) : t('paidOf', { paid: amount(paid), due: amount(due) }),
                }))}
              />
            </>
          )}
          <Queue
            label={t('title')}
            keyOf={keyOf}
            chosen={chosen}
            onChoose={choose}
            query={query}
            failedTitle={t('failed')}
            empty={fields.reversals ? { title: t('noReversals') } : { title: t('none'), text: t('noneText') }}
          >
            {(item) => <Entry settlement={item} />}
          </Queue>
        </div>
      }
      detail={found && <OfficeSettlementDetail key={chosen} settlement={found} mayChange={mayChange} operator={account} />}
    />
  )
}

function Entry({ settlement }: { settlement: OfficeSettlement }) {
  const t = useText(texts)
  const a = useText(agreementTexts)
  const g = useText(agentTexts)
  const { amount } = useAmounts()
  const { stretch, other } = useWording()
  const { kind, payer, payee, due, state, reversal } = settlement
  return (
    <>
      <span className={styles.top}>
        <span className={styles.name}>{payee}</span>
        <span className={styles.amount}>{amount(due)}</span>
      </span>
      <span className={styles.minor}>
        {g(`agreement_${kind}`)} · {t('paidBy', { payer: other(payer) })}
      </span>
      <span className={styles.minor}>{stretch(settlement)}</span>
      <span className={styles.badges}>
        <Badge tone={STATE_TONES[state]}>{a(`state_${state}`)}</Badge>
        {reversal && <Badge tone="alarm">{t('reversalAsked')}</Badge>}
      </span>
    </>
  )
}
