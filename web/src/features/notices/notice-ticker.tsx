import { useQuery } from '@tanstack/react-query'
import { Megaphone } from 'lucide-react'
import type { CSSProperties } from 'react'
import { Link } from 'wouter'
import { openModal } from '#platform/modals'
import { useText } from '#platform/text'
import { useOneStop } from '../../ui/use-one-stop.ts'
import styles from './notice-ticker.module.css'
import { playerNotices } from './queries.ts'
import { texts } from './texts.ts'

/** Spec §9: how tall a line of the ticker is. */
const LINE_HEIGHT = 42
/** Seconds for each title, so that a longer list does not run faster. */
const SECONDS_EACH = 7

/** Notices passing by. It stops under a pointer or the keyboard, which goes from title to title by its arrows; a title opens its notice. */
export function NoticeTicker() {
  const t = useText(texts)
  const { data = [] } = useQuery(playerNotices)
  const at = useOneStop(data.length)
  const line = (copy: boolean) => (
    <ul className={styles.line} aria-hidden={copy || undefined} inert={copy}>
      {data.map(({ id, title }, place) => (
        <li key={id}>
          <button type="button" className={styles.notice} {...at(place)} onClick={() => openModal('noticeModal', { noticeId: id })}>
            {title}
          </button>
        </li>
      ))}
    </ul>
  )
  const style = { '--line-height': `${LINE_HEIGHT}px`, '--seconds': `${data.length * SECONDS_EACH}s` } as CSSProperties
  return (
    <section className={styles.ticker} aria-label={t('ticker')} style={style} data-ticker="">
      <Megaphone className={styles.sign} aria-hidden="true" />
      <div className={styles.window}>
        {data.length > 0 && (
          <div className={styles.track} data-track="">
            {line(false)}
            {line(true)}
          </div>
        )}
      </div>
      <Link href="/noticePage" className={styles.all} aria-label={t('allNotices')}>
        {t('seeAll')}
      </Link>
    </section>
  )
}
