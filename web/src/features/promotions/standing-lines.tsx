import type { OwnPromotion } from '@tucano/contract/promotions'
import { Clock, Gift, PiggyBank } from 'lucide-react'
import { useRewardWords } from '#parts/rewards/use-reward-words'
import { useTimeLeft } from '#parts/rewards/use-time-left'
import { useAmounts } from '#platform/amounts'
import { serverNow } from '#platform/clock'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { Badge } from '#ui/card'
import { type Shown, toneOf } from './standing.ts'
import styles from './standing-lines.module.css'
import { texts } from './texts.ts'

/** How a member stands, in a word. */
export function StatusBadge({ status }: { status: OwnPromotion['status'] }) {
  const t = useText(texts)
  return <Badge tone={toneOf(status)}>{t(`status_${status.replace(' ', '_') as 'join' | 'in_process' | 'coming_soon'}`)}</Badge>
}

/** What it gives, how long it runs, what is left of it: what of it there is to say. */
export function Lines({ promotion }: { promotion: Shown }) {
  return (
    <ul className={styles.lines}>
      <RewardLine promotion={promotion} />
      <TimeLine promotion={promotion} />
      <BudgetLine promotion={promotion} />
    </ul>
  )
}

function RewardLine({ promotion: { reward, status } }: { promotion: Shown }) {
  const t = useText(texts)
  const say = useRewardWords()
  if (!reward) return null
  const has = status === 'issued' || status === 'claimed'
  return (
    <li className={styles.reward}>
      <Gift aria-hidden="true" />
      <span>{t(has ? 'gave' : 'gives', { reward: say(reward) })}</span>
    </li>
  )
}

/** Statuses in which time no longer matters. */
const TIMELESS: readonly (OwnPromotion['status'] | undefined)[] = ['issued', 'claimed', 'rejected', 'closed']

function TimeLine({ promotion: { status, startsAt, endsAt, claimUntil } }: { promotion: Shown }) {
  if (TIMELESS.includes(status)) return null
  if (claimUntil) return <Left text="claimIn" until={claimUntil} />
  if (startsAt > serverNow()) return <Left text="startsIn" until={startsAt} />
  return endsAt === null ? null : <Left text="endsIn" until={endsAt} />
}

function Left({ text, until }: { text: 'claimIn' | 'startsIn' | 'endsIn'; until: number }) {
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

const WHOLE = 100n
const HUNDRED = 100

/** How far a member is, where something is measured. */
export function ProgressBar({ promotion: { title, progress, status } }: { promotion: Shown }) {
  const t = useText(texts)
  const { amount } = useAmounts()
  const language = useLanguage((state) => state.language)
  if (!progress || status === 'coming soon' || status === 'join' || status === 'closed') return null
  const { measured, target, unit } = progress
  const said = (value: string): string => {
    if (unit === 'money') return amount(value)
    return unit === 'count' ? number(BigInt(value), language) : `${number(Number(value) / HUNDRED, language, { max: 2 })} ×`
  }
  const [done, whole] = [BigInt(measured), BigInt(target)]
  return (
    <div className={styles.progress} data-progress={measured}>
      <progress
        max={100}
        value={whole === 0n ? 100 : Number((done * WHOLE) / whole)}
        aria-label={t('progressLabel', { title })}
        aria-valuetext={t('progress', { measured: said(measured), target: said(target) })}
      />
      <span aria-hidden="true">{t('progress', { measured: said(measured), target: said(target) })}</span>
    </div>
  )
}
