import { useLocation } from 'wouter'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import { useMedia } from '../ui/use-media.ts'
import { withoutNavigation } from './header.tsx'
import { PlayPanel } from './play-panel.tsx'
import styles from './play-row.module.css'
import { texts } from './texts.ts'

/** A slim row below the header, where the header's first line has no room for it. Visitors have it in the footer, where there is one. */
export function PlayRow() {
  const t = useText(texts)
  const [pathname] = useLocation()
  const token = useSession((state) => state.token)
  const roomy = useMedia('(width >= 1200px)')
  if (token ? roomy : !withoutNavigation(pathname)) return null
  return (
    <section className={styles.row} aria-label={t('responsible')}>
      <PlayPanel look="row" />
    </section>
  )
}
