import { pages } from '@tucano/contract/pages'
import { Hourglass } from 'lucide-react'
import { Link } from 'wouter'
import { useStanding } from '#platform/standing'
import { useText } from '#platform/text'
import styles from './closed-banner.module.css'
import { useMomentText } from './moment-text.ts'
import { usePlaySession } from './queries.ts'
import { useServerTime } from './server-clock.ts'
import { texts } from './texts.ts'

/** On top of every page while play is closed: until when, and what stays open. */
export function ClosedBanner() {
  const t = useText(texts)
  const when = useMomentText()
  const closed = useStanding((state) => state.closed)
  if (!closed) return <TimeUp />
  return <Band title={t(closed.why === 'pause' ? 'pausedUntil' : 'excludedUntil', { until: when(closed.until) })} text={t('closedOpen')} />
}

function TimeUp() {
  const t = useText(texts)
  const session = usePlaySession()
  const now = useServerTime(session)
  const at = session?.timeUpAt ?? undefined
  if (at === undefined || now === undefined || at > now) return null
  return <Band title={t('timeUp')} text={t('timeUpText')} />
}

function Band({ title, text }: { title: string; text: string }) {
  const t = useText(texts)
  return (
    <aside className={styles.band} data-closed="">
      <p className={styles.inner}>
        <Hourglass aria-hidden="true" />
        <span>
          <strong>{title}</strong> {text} <Link href={pages.limits.path}>{t('closedMore')}</Link>
        </span>
      </p>
    </aside>
  )
}
