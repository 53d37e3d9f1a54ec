import { betFilters } from '@tucano/contract/bet-history'
import { type GameType, gameTypes } from '@tucano/contract/lobby'
import { useState } from 'react'
import { periodChosen } from '#parts/period-field'
import { RecordList } from '#parts/record-list'
import { useProductName } from '#parts/use-product-name'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import type { Period } from '#platform/period'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { Card, Skeleton } from '#ui/card'
import { SelectField } from '#ui/field'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import { Table } from '#ui/table'
import type { AgentPageProps } from '../agent-pages.ts'
import type { Somebody } from '../parts/find-field.tsx'
import { PersonField } from '../parts/person-field.tsx'
import { TeamPeriod, isTeamPeriod, startWith } from '../parts/team-period.tsx'
import { useTypeName } from '../parts/use-type-name.ts'
import { BetDetail } from './bet-detail.tsx'
import { BetTable } from './bet-table.tsx'
import { useTeamBets } from './queries.ts'
import styles from './reports.module.css'
import { texts } from './texts.ts'

interface Choice {
  person: Somebody | undefined
  product: GameType | ''
  state: (typeof betFilters)[number] | ''
}

/** Bets of the people right below, and what the whole team's come to. */
export function BetsPage({ about }: AgentPageProps) {
  const today = useToday()
  const [period, setPeriod] = useState(startWith(about ? 'thisMonth' : 'today'))
  const [choice, setChoice] = useState<Choice>({ person: about, product: '', state: '' })
  const [bet, setBet] = useState<string>()
  const days = periodChosen(period, today)
  if (bet !== undefined) return <BetDetail roundId={bet} onBack={() => setBet(undefined)} />
  return (
    <div className={styles.page}>
      <Card className={styles.filters}>
        <TeamPeriod choice={period} onChange={setPeriod} />
        <Fields choice={choice} onChange={setChoice} />
      </Card>
      {isTeamPeriod(days) && <Bets period={days} choice={choice} onOpen={setBet} />}
    </div>
  )
}

function Fields({ choice, onChange }: { choice: Choice; onChange: (choice: Choice) => void }) {
  const t = useText(texts)
  const productName = useProductName()
  return (
    <div className={styles.fields} data-many>
      <PersonField isOptional chosen={choice.person} onChoose={(person) => onChange({ ...choice, person })} />
      <SelectField
        label={t('product')}
        value={choice.product}
        onChange={({ target }) => onChange({ ...choice, product: target.value as Choice['product'] })}
      >
        <option value="">{t('allProducts')}</option>
        {gameTypes.map((type) => (
          <option key={type} value={type}>
            {productName(type)}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t('state')}
        value={choice.state}
        onChange={({ target }) => onChange({ ...choice, state: target.value as Choice['state'] })}
      >
        <option value="">{t('allStates')}</option>
        {betFilters.map((state) => (
          <option key={state} value={state}>
            {t(`states_${state}`)}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

function Bets({ period, choice, onOpen }: { period: Period; choice: Choice; onOpen: (roundId: string) => void }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  const { person, product, state } = choice
  const { query, first } = useTeamBets({
    ...period,
    ...(person ? { memberId: person.memberId } : {}),
    ...(product ? { product } : {}),
    ...(state ? { state } : {}),
  })
  const total = first?.total
  return (
    <>
      {!query.isLoadingError && (
        <Figures
          label={t('betsTotals')}
          figures={[
            { key: 'rounds', title: t('rounds'), value: total && number(total.rounds, language) },
            { key: 'stake', title: t('stake'), value: total && amount(total.stake) },
            { key: 'payout', title: t('payout'), value: total && amount(total.payout) },
            { key: 'result', title: t('betResult'), value: total && signed(BigInt(total.stake) - BigInt(total.payout)) },
          ]}
        />
      )}
      <RecordList
        query={query}
        skeleton={<Skeleton height="320px" />}
        failedTitle={t('betsFailed')}
        empty={{ drawing: 'search', title: t('betsNone'), text: t('betsNoneText') }}
        level="h4"
        small
      >
        {(bets) => <BetTable bets={bets} onOpen={onOpen} />}
      </RecordList>
      {first?.team && first.team.length > 0 && <Team team={first.team} />}
    </>
  )
}

type TeamSums = NonNullable<NonNullable<ReturnType<typeof useTeamBets>['first']>['team']>

function Team({ team }: { team: TeamSums }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  const typeName = useTypeName()
  return (
    <SectionCard title={t('teamTotals')} text={t('teamTotalsText')}>
      <div className={styles.inside}>
        <Table
          isPacked
          caption={t('teamTotals')}
          rows={team}
          rowKey={({ type }) => type}
          columns={[
            { key: 'type', title: t('type'), cell: ({ type }) => typeName(type) },
            { key: 'rounds', title: t('rounds'), amount: true, cell: ({ rounds }) => number(rounds, language) },
            { key: 'stake', title: t('stake'), amount: true, cell: ({ stake }) => amount(stake) },
            { key: 'payout', title: t('payout'), amount: true, cell: ({ payout }) => amount(payout) },
            { key: 'result', title: t('betResult'), amount: true, cell: ({ stake, payout }) => signed(BigInt(stake) - BigInt(payout)) },
          ]}
        />
      </div>
    </SectionCard>
  )
}
