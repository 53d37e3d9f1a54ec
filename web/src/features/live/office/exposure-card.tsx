import type { LiveView } from '@tucano/contract/live'
import type { OfficeExposure, OfficeTable } from '@tucano/contract/live/office'
import { useAmounts } from '#platform/amounts'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { type Text, useText } from '#platform/text'
import { Button } from '#ui/button'
import { Badge, Skeleton } from '#ui/card'
import { SectionCard } from '#ui/section-card'
import { type Column, Table } from '#ui/table'
import { Arrived } from '#parts/loaded'
import styles from './office.module.css'
import { useExposure, useFollowingExposure } from './queries.ts'
import { type Texts, texts } from './texts.ts'
import { ROUND_TONES } from './tones.ts'
import { useTableWords } from './use-result-name.ts'

type Outcome = NonNullable<OfficeExposure['outcomes']>['worst'][number]
type Spot = OfficeExposure['spots'][number]

/** What shares are told of, in minor units. */
const UNIT = '100'
const ofUnit = ({ most, staked }: Spot): string =>
  most === null || staked === '0' ? '0' : String((BigInt(UNIT) * BigInt(most)) / BigInt(staked))

interface ExposureCardProps {
  table: OfficeTable
  view: LiveView | undefined
  /** Another round than the one that runs. */
  drawId: string | undefined
  onNow: () => void
}

/** What stands on a round, place by place, and what each outcome would cost. It follows the table's room. */
export function ExposureCard({ table, view, drawId, onNow }: ExposureCardProps) {
  const t = useText(texts)
  const { code } = table
  useFollowingExposure(code, view ? `${view.round} ${view.phase} ${JSON.stringify(view.spots)} ${view.members}` : '')
  const query = useExposure(code, drawId)
  return (
    <Arrived query={query} skeleton={<Skeleton height="160px" />} failedTitle={t('tableFailed')} level="h3" small>
      {({ exposure }) =>
        exposure ? (
          <Shown table={table} exposure={exposure} onNow={drawId === undefined ? undefined : onNow} />
        ) : (
          <SectionCard title={t('noRound')} text={t('roundsNone')}>
            {null}
          </SectionCard>
        )
      }
    </Arrived>
  )
}

interface ShownProps {
  table: OfficeTable
  exposure: OfficeExposure
  onNow: (() => void) | undefined
}

function Shown({ table, exposure: { round, spots, outcomes, isShared }, onNow }: ShownProps) {
  const t = useText(texts)
  const isRunning = round.state === 'running'
  return (
    <SectionCard
      title={t('exposure', { round: round.round })}
      text={!isRunning ? t('exposureOver') : isShared ? t('exposureShared') : t('exposureText')}
      action={
        onNow ? (
          <Button size="small" onClick={onNow}>
            {t('seeNow')}
          </Button>
        ) : (
          <Badge tone={ROUND_TONES[round.state]}>{t(`state_${round.state}`)}</Badge>
        )
      }
    >
      <div className={styles.inside} data-exposure={round.round}>
        {spots.length === 0 ? (
          <p className={styles.soft}>{t('exposureNone')}</p>
        ) : (
          <div className={styles.halves}>
            <Spots table={table} spots={spots} isShared={isShared} />
            <Outcomes table={table} outcomes={outcomes} isShared={isShared} />
          </div>
        )}
      </div>
    </SectionCard>
  )
}

interface SpotsProps extends Pick<OfficeExposure, 'spots' | 'isShared'> {
  table: OfficeTable
}

function Spots({ table: { kind }, spots, isShared }: SpotsProps) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  const { spotName } = useTableWords(kind)
  return (
    <Table
      isPacked
      caption={t('spots')}
      rows={spots}
      rowKey={({ spot }) => spot}
      columns={[
        { key: 'spot', title: t('spot'), cell: ({ spot }) => spotName(spot) },
        { key: 'people', title: t('people'), amount: true, cell: ({ members }) => number(members, language) },
        { key: 'staked', title: t('staked'), amount: true, cell: ({ staked }) => amount(staked) },
        { key: 'most', title: isShared ? t('shared') : t('most'), amount: true, cell: ({ most }) => (most === null ? '–' : amount(most)) },
        ...(isShared
          ? [{ key: 'each', title: t('sharedEach', { unit: amount(UNIT) }), amount: true, cell: (row: Spot) => amount(ofUnit(row)) }]
          : []),
      ]}
    />
  )
}

interface OutcomesProps extends Pick<OfficeExposure, 'outcomes' | 'isShared'> {
  table: OfficeTable
}

function Outcomes({ table: { kind }, outcomes, isShared }: OutcomesProps) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const { resultName } = useTableWords(kind)
  if (!outcomes) return <p className={styles.soft}>{t('outcomesNone')}</p>
  const { worst, best } = outcomes
  return (
    <div className={styles.stack}>
      <Table
        isPacked
        caption={isShared ? t('outcome') : t('worst')}
        rows={worst}
        rowKey={({ result }) => JSON.stringify(result)}
        columns={outcomeColumns({ t, amount, signed, resultName, isShared })}
      />
      {best && !isShared && <p className={styles.soft}>{t('best', { outcome: resultName(best.result), amount: amount(best.net) })}</p>}
      {kind === 'wheel' && <p className={styles.soft}>{t('wheelText')}</p>}
    </div>
  )
}

interface OutcomeWords {
  t: Text<Texts>
  amount: (minor: string) => string
  signed: (minor: bigint) => string
  resultName: (result: unknown) => string
  isShared: boolean
}

const outcomeColumns = ({ t, amount, signed, resultName, isShared }: OutcomeWords): Column<Outcome>[] => [
  {
    key: 'outcome',
    title: isShared ? t('outcome') : t('worst'),
    cell: ({ result, alike }) => (
      <span>
        {resultName(result)}
        {alike > 0 && <span className={styles.soft}> {alike === 1 ? t('alike_one') : t('alike', { count: alike })}</span>}
      </span>
    ),
  },
  { key: 'pays', title: isShared ? t('shared') : t('pays'), amount: true, cell: ({ pays }) => amount(pays) },
  {
    key: 'net',
    title: t('net'),
    amount: true,
    cell: ({ net }) => <span data-loss={net.startsWith('-') || undefined}>{signed(BigInt(net))}</span>,
  },
]
