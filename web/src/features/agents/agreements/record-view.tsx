import { type AgreementKind, type Settlement, settlementStates } from '@tucano/contract/agents/agreements'
import { useState } from 'react'
import { periodChosen } from '#parts/period-field'
import { RecordList } from '#parts/record-list'
import { useAmounts } from '#platform/amounts'
import type { Period } from '#platform/period'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { Badge, Card, Skeleton } from '#ui/card'
import { SelectField } from '#ui/field'
import { Figures } from '#ui/figures'
import { RecordRow } from '#ui/record-row'
import { TeamPeriod, isTeamPeriod, startWith } from '../parts/team-period.tsx'
import { useTypeName } from '../parts/use-type-name.ts'
import styles from './agreements.module.css'
import { type WantedSettlements, useRunning, useSettlements } from './queries.ts'
import { RunningCard, RunningSkeleton } from './running-card.tsx'
import { SettlementDetail } from './settlement-detail.tsx'
import { STATE_TONES } from './state-tones.ts'
import { texts } from './texts.ts'
import { useWording } from './use-wording.ts'

interface Choice {
  side: NonNullable<WantedSettlements['side']> | ''
  state: NonNullable<WantedSettlements['state']> | ''
}

/** What runs now, and every period that is over with what it came to. */
export function RecordView({ kind }: { kind: AgreementKind }) {
  const today = useToday()
  const [period, setPeriod] = useState(startWith('thisMonth'))
  const [choice, setChoice] = useState<Choice>({ side: '', state: '' })
  const [chosen, setChosen] = useState<Settlement>()
  const days = periodChosen(period, today)
  if (chosen) return <SettlementDetail settlement={chosen} onBack={() => setChosen(undefined)} />
  return (
    <div className={styles.page}>
      {isTeamPeriod(days) && <Running key={kind} kind={kind} period={days} />}
      <Card className={styles.filters}>
        <TeamPeriod choice={period} onChange={setPeriod} />
        <Fields choice={choice} onChange={setChoice} />
      </Card>
      {isTeamPeriod(days) && <Settlements kind={kind} period={days} choice={choice} onOpen={setChosen} />}
    </div>
  )
}

function Running({ kind, period }: { kind: AgreementKind; period: Period }) {
  const t = useText(texts)
  const { query, first } = useRunning({ kind, ...period })
  // The list below says that it could not be read.
  if (first ? first.running.length === 0 : query.error) return null
  return (
    <div className={styles.runnings} role="group" aria-label={t('running')} aria-busy={!first}>
      {first ? (
        first.running.map((running) => <RunningCard key={running.agreementId} kind={kind} running={running} />)
      ) : (
        <RunningSkeleton />
      )}
    </div>
  )
}

function Fields({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  const t = useText(texts)
  return (
    <div className={styles.fields}>
      <SelectField
        label={t('side')}
        value={choice.side}
        onChange={({ target }) => onChange({ ...choice, side: target.value as Choice['side'] })}
      >
        <option value="">{t('side_all')}</option>
        <option value="payee">{t('side_payee')}</option>
        <option value="payer">{t('side_payer')}</option>
      </SelectField>
      <SelectField
        label={t('state')}
        value={choice.state}
        onChange={({ target }) => onChange({ ...choice, state: target.value as Choice['state'] })}
      >
        <option value="">{t('allStates')}</option>
        {settlementStates.map((state) => (
          <option key={state} value={state}>
            {t(`state_${state}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

interface SettlementsProps {
  kind: AgreementKind
  period: Period
  choice: Choice
  onOpen: (settlement: Settlement) => void
}

function Settlements({ kind, period, choice: { side, state }, onOpen }: SettlementsProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const { query, first } = useSettlements({ kind, ...period, ...(side ? { side } : {}), ...(state ? { state } : {}) })
  const total = first?.total
  return (
    <>
      {!query.isLoadingError && (
        <Figures
          label={t('totals')}
          figures={(['received', 'receivable', 'paidDown', 'payable'] as const).map((key) => ({
            key,
            title: t(key),
            value: total && amount(total[key]),
          }))}
        />
      )}
      <Card className={styles.list}>
        <RecordList
          query={query}
          skeleton={<Skeleton height="240px" />}
          failedTitle={t('failed')}
          empty={{ title: t('none'), text: t('noneText') }}
          level="h4"
          small
        >
          {(settlements) => (
            <ul>
              {settlements.map((settlement) => (
                <Row key={`${settlement.agreementId} ${settlement.since}`} settlement={settlement} onOpen={() => onOpen(settlement)} />
              ))}
            </ul>
          )}
        </RecordList>
      </Card>
    </>
  )
}

function Row({ settlement, onOpen }: { settlement: Settlement; onOpen: () => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const typeName = useTypeName()
  const { stretch, other } = useWording()
  const { side, state, type, due } = settlement
  return (
    <RecordRow
      name={`${settlement.agreementId} ${settlement.since}`}
      title={`${t(side === 'payee' ? 'gets' : 'pays')} · ${other(settlement.other)} · ${typeName(type)}`}
      when={stretch(settlement)}
      state={<Badge tone={STATE_TONES[state]}>{t(`state_${state}`)}</Badge>}
      amount={amount(due)}
      onOpen={onOpen}
    />
  )
}
