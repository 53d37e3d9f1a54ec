import { BadgePercent, Dices, Home, UserRound, WalletCards } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import type { EntryKey } from '../features/member/entries.ts'
import { useProtected } from '#platform/protect'
import { useText } from '#platform/text'
import { openCentre } from './centres.ts'
import styles from './tab-bar.module.css'
import { texts } from './texts.ts'

/** The phone's shortcuts, under the thumb. */
export function TabBar() {
  const t = useText(texts)
  const [pathname] = useLocation()
  const protect = useProtected()
  const openMine = (page?: EntryKey): void => protect(() => openCentre('member', page))
  const link = (path: string) => ({ href: path, className: styles.tab, 'aria-current': pathname === path ? ('page' as const) : undefined })
  return (
    <nav className={styles.bar} aria-label={t('tabs')}>
      <Link {...link('/')}>
        <Home aria-hidden="true" />
        {t('home')}
      </Link>
      <Link {...link('/rng')}>
        <Dices aria-hidden="true" />
        {t('games')}
      </Link>
      <button type="button" className={styles.raised} onClick={() => openMine('depositv2')}>
        <span>
          <WalletCards aria-hidden="true" />
        </span>
        {t('deposit')}
      </button>
      <Link {...link('/promotions')}>
        <BadgePercent aria-hidden="true" />
        {t('promotions')}
      </Link>
      <button type="button" className={styles.tab} onClick={() => openMine()}>
        <UserRound aria-hidden="true" />
        {t('me')}
      </button>
    </nav>
  )
}
