import { WifiOff } from 'lucide-react'
import { useState } from 'react'
import { DrawnState } from '#parts/drawn-state'
import { Arrived, Failed } from '#parts/loaded'
import { periodChosen } from '#parts/period-field'
import { useAmounts } from '#platform/amounts'
import { moment, number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { type Period, periodOf } from '#platform/period'
import { useBrand } from '#platform/site'
import { useText } from '#platform/text'
import { useToday } from '#platform/use-today'
import { Button } from '#ui/button'
import { Card, Skeleton } from '#ui/card'
import { Note } from '#ui/note'
import type { AgentPageProps } from '../agent-pages.ts'
import { TeamPeriod, isTeamPeriod, startWith } from '../parts/team-period.tsx'
import { ToldFigures } from '../parts/told-figures.tsx'
import { BranchesCard } from './branches-card.tsx'
import { DaysCard } from './days-card.tsx'
import { FunnelCard } from './funnel-card.tsx'
import styles from './overview.module.css'
import { PresenceCard } from './presence-card.tsx'
import { AGAIN_MS, type Overview, useKept, useOverview } from './queries.ts'
import { texts } from './texts.ts'
import { TypesCard } from './types-card.tsx'

/** How the team is doing, and what the agent earns by it: four figures and a line; the rest below. */
export function OverviewPage({ goTo }: AgentPageProps) {
  const t = useText(texts)
  const today = useToday()
  const [choice, setChoice] = useState(startWith('today'))
  const period = periodChosen(choice, today)
  const isChosen = isTeamPeriod(period)
  const onLink = (): void => goTo('registerCenter')
  const [query, month] = [useOverview(period, isChosen), useOverview(periodOf('days30', today))]
  if (month.data?.members === 0) return <Alone onLink={onLink} />
  // Several cards are drawn from the same figures: while these cannot be had the page says so, once.
  const failed = [query, month].filter(({ data, error }) => data === undefined && error !== null)
  return (
    <div className={styles.page}>
      <TeamPeriod choice={choice} onChange={setChoice} />
      {failed[0] ? (
        <Card>
          <Failed error={failed[0].error} title={t('failed')} level="h4" onRetry={() => void failed.map(({ refetch }) => refetch())} />
        </Card>
      ) : (
        <>
          {isChosen && <Behind query={query} />}
          {isChosen && <Figures query={query} period={period} />}
          <DaysCard query={month} />
          {isChosen && <InPeriod query={query} period={period} onAll={() => goTo('userProfit')} onLink={onLink} />}
        </>
      )}
    </div>
  )
}

/** Nobody is in the team yet: there is nothing to count, and one thing to do. */
function Alone({ onLink }: { onLink: () => void }) {
  const t = useText(texts)
  return (
    <div className={styles.page}>
      <Card>
        <DrawnState
          drawing="nest"
          title={t('alone')}
          level="h4"
          actions={
            <Button look="primary" onClick={onLink}>
              {t('aloneInvite')}
            </Button>
          }
        >
          {t('aloneText')}
        </DrawnState>
      </Card>
      <FunnelCard onLink={onLink} />
    </div>
  )
}

/** Figures that cannot be had anew stay, and say of when they are. */
function Behind({ query: { data, error, isPlaceholderData, dataUpdatedAt } }: { query: ReturnType<typeof useOverview> }) {
  const t = useText(texts)
  const { timeZone } = useBrand()
  if (data === undefined || isPlaceholderData || error === null) return null
  return (
    <Note icon={<WifiOff />} tone="beak" name="behind" title={t('behind', { at: moment(dataUpdatedAt, timeZone) })}>
      {t('behindText', { seconds: AGAIN_MS / 1000 })}
    </Note>
  )
}

interface InPeriodProps {
  query: ReturnType<typeof useOverview>
  period: Period
  onAll: () => void
  onLink: () => void
}

function InPeriod({ query, period, onAll, onLink }: InPeriodProps) {
  return (
    <div className={styles.cards}>
      <TypesCard query={query} />
      <BranchesCard period={period} onAll={onAll} />
      <div className={styles.whole}>
        <FunnelCard onLink={onLink} />
      </div>
      <div className={styles.whole}>
        <PresenceCard />
      </div>
    </div>
  )
}

function Figures({ query, period }: { query: ReturnType<typeof useOverview>; period: Period }) {
  const t = useText(texts)
  const waiting = (
    <div className={styles.page}>
      <Skeleton height="92px" />
      <Skeleton height="148px" />
    </div>
  )
  return (
    <Arrived query={query} skeleton={waiting} failedTitle={t('failed')} level="h4">
      {(overview) => (
        <>
          <Main overview={overview} period={period} />
          <Rest overview={overview} />
        </>
      )}
    </Arrived>
  )
}

function Main({ overview, period }: { overview: Overview; period: Period }) {
  const t = useText(texts)
  const { amount, signed } = useAmounts()
  const language = useLanguage((state) => state.language)
  const { data: income, error } = useKept(period)
  const { stake, result, active, activeStake } = overview
  return (
    <ToldFigures
      label={t('main')}
      large
      figures={[
        { key: 'stake', title: t('stake'), value: amount(stake), about: t('stake_about') },
        { key: 'result', title: t('result'), value: signed(BigInt(result)), about: t('result_about') },
        {
          key: 'active',
          title: t('active'),
          value: active === null ? '–' : number(active, language),
          note: active === null ? t('activeUnknown') : undefined,
          about: t('active_about', { stake: amount(activeStake) }),
        },
        {
          key: 'kept',
          title: t('kept'),
          value: income ? signed(BigInt(income.kept)) : error ? '–' : undefined,
          note:
            income && income.paidDown !== '0'
              ? t('keptNote', { received: amount(income.received), paid: amount(income.paidDown) })
              : undefined,
          about: t('kept_about'),
          tone: income?.kept.startsWith('-') ? undefined : 'forest',
        },
      ]}
    />
  )
}

const COUNTS = ['members', 'agents', 'joined', 'firstDeposits'] as const
const SUMS = ['deposits', 'withdrawals', 'payout', 'rebates', 'promotions', 'salaries', 'fee'] as const

function Rest({ overview }: { overview: Overview }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  // What a brand does not take is no figure.
  const sums = SUMS.filter((key) => key !== 'fee' || overview.fee !== '0')
  return (
    <ToldFigures
      label={t('rest')}
      columns={5}
      figures={[
        ...COUNTS.map((key) => ({ key, title: t(key), value: number(overview[key], language), about: t(`${key}_about`) })),
        ...sums.map((key) => ({ key, title: t(key), value: amount(overview[key]), about: t(`${key}_about`) })),
      ]}
    />
  )
}
