import type { OwnPromotion, Progress } from '@tucano/contract/promotions'
import { CalendarDays, Clock, Gift, Lock, PiggyBank } from 'lucide-react'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { useTimeLeft } from '#parts/rewards/use-time-left'
import { useAmounts } from '#platform/amounts'
import { serverNow } from '#platform/clock'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { ProgressBar as Bar } from '#ui/progress-bar'
import { type Shown, toneOf } from './standing.ts'
import styles from './standing-lines.module.css'
import { texts } from './texts.ts'

/** A mission that waits for another one stands nowhere yet. */
export const isLocked = ({ after = null, status }: Shown): boolean => after !== null && (status === 'in process' || status === 'signed')

/** That it runs goes without saying, as long as nothing has been measured. */
export const saysStatus = (promotion: Shown): boolean =>
  promotion.status !== undefined && (promotion.status !== 'in process' || isLocked(promotion) || promotion.hasBegun === true)

/** How a member stands, in a word. */
export function StatusBadge({ promotion }: { promotion: Shown }) {
  const t = useText(texts)
  const { status } = promotion
  if (isLocked(promotion)) return <Badge>{t('status_locked')}</Badge>
  return status && <Badge tone={toneOf(status)}>{t(`status_${status.replace(' ', '_') as 'join' | 'in_process' | 'coming_soon'}`)}</Badge>
}

/** What comes first, how long it runs, what is left of it: what of it there is to say. */
export function Lines({ promotion, first }: { promotion: Shown; first?: string | undefined }) {
  const t = useText(texts)
  return (
    <ul className={styles.lines}>
      {isLocked(promotion) && (
        <li>
          <Lock aria-hidden="true" />
          <span>{first === undefined ? t('afterAnother') : t('after', { title: first })}</span>
        </li>
      )}
      <TimeLine promotion={promotion} />
      <BudgetLine promotion={promotion} />
    </ul>
  )
}

/** What waits, or was given: what everybody is promised stands on the picture. */
export function RewardLine({ promotion: { reward, status } }: { promotion: Shown }) {
  const t = useText(texts)
  const say = useRewardWords()
  const has = status === 'issued' || status === 'claimed'
  if (!reward || !(has || status === 'claim')) return null
  return (
    <p className={styles.reward}>
      <Gift aria-hidden="true" />
      <span>{t(has ? 'gave' : 'gives', { reward: say(reward) })}</span>
    </p>
  )
}

/** Statuses in which time no longer matters. */
const TIMELESS: readonly (OwnPromotion['status'] | undefined)[] = ['applying', 'issued', 'claimed', 'rejected', 'closed']

/** What its periods are called. */
const PERIODS = { day: 'endsToday', week: 'endsThisWeek', month: 'endsThisMonth', campaign: 'endsIn' } as const

function TimeLine({ promotion: { status, window, startsAt, endsAt, until, claimUntil } }: { promotion: Shown }) {
  const t = useText(texts)
  if (TIMELESS.includes(status)) return null
  if (claimUntil) return <Left text="claimIn" until={claimUntil} />
  if (startsAt > serverNow()) return <Left text="startsIn" until={startsAt} />
  if (until !== null) return <Left text={until === endsAt ? 'endsIn' : PERIODS[window]} until={until} />
  return (
    <li>
      <CalendarDays aria-hidden="true" />
      <span>{t('endless')}</span>
    </li>
  )
}

interface LeftProps {
  text: 'claimIn' | 'startsIn' | 'endsIn' | 'endsToday' | 'endsThisWeek' | 'endsThisMonth'
  until: number
}

function Left({ text, until }: LeftProps) {
  const t = useText(texts)
  const { words, isOver } = useTimeLeft(until)
  return (
    <li>
      <Clock aria-hidden="true" />
      <span>{isOver ? t('over') : t(text, { left: words })}</span>
    </li>
  )
}

function BudgetLine({ promotion: { budgetLeft, status } }: { promotion: Shown }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  if (!budgetLeft || TIMELESS.includes(status)) return null
  const { amount: money, rewards } = budgetLeft
  const said = [
    ...(money === null ? [] : [t('budgetAmount', { amount: amount(money) })]),
    ...(rewards === null ? [] : [rewards === 1 ? t('budgetReward') : t('budgetRewards', { count: number(rewards, language) })]),
  ]
  if (said.length === 0) return null
  return (
    <li data-budget>
      <PiggyBank aria-hidden="true" />
      <span>{said.join(' · ')}</span>
    </li>
  )
}

/** What is done at once is either done or not: its status says so. */
const isOneStep = ({ target, unit }: Progress): boolean => unit === 'count' && target === '1'

const WHOLE = 100n
const HUNDRED = 100

/** How far a member is, where something is measured. */
export function ProgressBar({ promotion }: { promotion: Shown }) {
  const { title, progress, status } = promotion
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  if (!progress || isOneStep(progress) || isLocked(promotion) || status === 'coming soon' || status === 'join' || status === 'closed')
    return null
  const { measured, target, unit } = progress
  const said = (value: string): string => {
    if (unit === 'money') return amount(value)
    return unit === 'count' ? number(BigInt(value), language) : `${number(Number(value) / HUNDRED, language, { max: 2 })} ×`
  }
  const [done, whole] = [BigInt(measured), BigInt(target)]
  const words = t(promotion.kind === 'checkIn' ? 'progressDays' : 'progress', { measured: said(measured), target: said(target) })
  return (
    <div className={styles.progress} data-progress={measured}>
      <Bar value={whole === 0n ? 100 : Number((done * WHOLE) / whole)} label={t('progressLabel', { title })} text={words} />
      <span aria-hidden="true">{words}</span>
    </div>
  )
}
