import { pages } from '@tucano/contract/pages'
import { Link } from 'wouter'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import styles from './play-panel.module.css'
import { SessionPlay } from './signed-in.ts'
import { texts } from './texts.ts'

/** What every page has of responsible play, and the way to the rest: how the session goes, or for visitors a word. */
export function PlayPanel({ look }: { look: 'chip' | 'row' }) {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  if (token) return <SessionPlay look={look} />
  return (
    <Link href={pages.limits.path} className={styles.adults} data-look={look}>
      {t('adultsShort')}
    </Link>
  )
}
