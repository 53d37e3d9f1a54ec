import type { OfficeTable } from '@tucano/contract/live/office'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { type Language, useLanguage } from '#platform/language'
import { type Text, useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge } from '#ui/card'
import { Figures } from '#ui/figures'
import { SectionCard } from '#ui/section-card'
import { type Column, Table } from '#ui/table'
import styles from './office.module.css'
import { type Texts, texts } from './texts.ts'
import { STATE_TONES } from './tones.ts'

const sum = (amounts: readonly string[]): bigint => amounts.reduce((all, each) => all + BigInt(each), 0n)
const NOTHING = { members: 0, bets: 0, staked: '0', exposed: '0' }
const stakesOf = ({ round }: OfficeTable) => round?.stakes ?? NOTHING

/** What stands on the rounds of all tables now. */
export function TablesOverview({ tables, onChoose }: { tables: readonly OfficeTable[]; onChoose: (code: string) => void }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const stakes = tables.map(stakesOf)
  const people = stakes.reduce((all, { members }) => all + members, 0)
  return (
    <article className={styles.page} aria-label={t('overview')}>
      <h3>{t('overview')}</h3>
      <Figures
        label={t('overview')}
        figures={[
          { key: 'open', title: t('openTables'), value: `${tables.filter(({ state }) => state === 'open').length} / ${tables.length}` },
          { key: 'people', title: t('people'), value: number(people, language) },
          { key: 'staked', title: t('staked'), value: amount(sum(stakes.map(({ staked }) => staked))) },
          { key: 'exposed', title: t('exposed'), value: amount(sum(stakes.map(({ exposed }) => exposed))) },
        ]}
      />
      <SectionCard title={t('tables')} text={t('realOnly')}>
        <div className={styles.inside}>
          <Table
            isPacked
            caption={t('tables')}
            rows={tables}
            rowKey={({ code }) => code}
            columns={columnsOf({ t, amount, language, onChoose })}
          />
        </div>
      </SectionCard>
    </article>
  )
}

interface Words {
  t: Text<Texts>
  amount: (minor: string) => string
  language: Language
  onChoose: (code: string) => void
}

const columnsOf = ({ t, amount, language, onChoose }: Words): Column<OfficeTable>[] => [
  {
    key: 'table',
    title: t('table'),
    cell: ({ code, name }) => (
      <span className={styles.named}>
        <Button look="quiet" size="small" onClick={() => onChoose(code)}>
          {name}
        </Button>
      </span>
    ),
  },
  { key: 'state', title: t('stateNow'), cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{t(`state_${state}`)}</Badge> },
  { key: 'people', title: t('people'), amount: true, cell: (table) => number(stakesOf(table).members, language) },
  { key: 'staked', title: t('staked'), amount: true, cell: (table) => amount(stakesOf(table).staked) },
  { key: 'exposed', title: t('exposed'), amount: true, cell: (table) => amount(stakesOf(table).exposed) },
]
