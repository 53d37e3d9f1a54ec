import { pages } from '@tucano/contract/pages'
import { Link } from 'wouter'
import { SessionPanel } from '../features/limits/watch/session-panel.tsx'
import { useBalance } from '../features/wallet/use-balance.ts'
import { useSession } from '#platform/session'
import { useText } from '#platform/text'
import styles from './play-panel.module.css'
import { texts } from './texts.ts'

/** What every page has of responsible play, and the way to the rest: how the session goes, or for visitors a word. */
export function PlayPanel({ look }: { look: 'chip' | 'row' }) {
  const t = useText(texts)
  const token = useSession((state) => state.token)
  const { balance } = useBalance()
  if (token) return <SessionPanel look={look} symbol={balance?.currencySymbol} />
  return (
    <Link href={pages.limits.path} className={styles.adults} data-look={look}>
      {t('adultsShort')}
    </Link>
  )
}
