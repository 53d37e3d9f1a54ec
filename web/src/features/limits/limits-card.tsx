import { pages } from '@tucano/contract/pages'
import { useLocation } from 'wouter'
import { useText } from '#platform/text'
import { Button } from '#ui/button'
import { SectionCard } from '#ui/section-card'
import styles from './limits-card.module.css'
import { texts } from './texts.ts'
import { useMomentText } from './watch/moment-text.ts'
import { useLimits } from './watch/queries.ts'

/** In the member's own centre: how it stands, and the way to all of it. */
export function LimitsCard({ onLeave }: { onLeave: () => void }) {
  const t = useText(texts)
  const when = useMomentText()
  const [, navigate] = useLocation()
  const { data } = useLimits()
  const count = data?.limits.filter(({ cap }) => cap !== null).length
  const until = data?.closed && when(data.closed.until)
  const state = until
    ? data.closed?.why === 'pause'
      ? `${t('pausedTitle')}. ${t('pauseUntil', { until })}.`
      : `${t('excludedTitle')}. ${t('pauseUntil', { until })}.`
    : count && (count === 1 ? t('cardOne') : t('cardMany', { count }))
  const open = (): void => {
    onLeave()
    navigate(pages.limits.path)
  }
  return (
    <SectionCard title={t('cardTitle')} text={t('cardText')} action={<Button onClick={open}>{t('cardOpen')}</Button>}>
      <p className={styles.state}>{data && (state || t('cardNone'))}</p>
    </SectionCard>
  )
}
