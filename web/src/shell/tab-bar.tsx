import { BadgePercent, Dices, Home, UserRound, WalletCards } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useProtected } from '#platform/protect'
import { useText } from '#platform/text'
import { Count } from '#ui/card'
import { openCentre } from './centres.ts'
import { useNavigation } from './navigation.ts'
import { openGamesSheet, openMeSheet } from './sheets.ts'
import styles from './tab-bar.module.css'
import { texts } from './texts.ts'
import { useNews } from './use-news.ts'

/** The phone's shortcuts, under the thumb. */
export function TabBar() {
  const t = useText(texts)
  const [pathname] = useLocation()
  const protect = useProtected()
  const { all } = useNews()
  const link = (path: string) => ({ href: path, className: styles.tab, 'aria-current': pathname === path ? ('page' as const) : undefined })
  const inGames = useNavigation().some(({ path }) => path === pathname && path !== '/' && path !== '/promotions')
  return (
    <nav className={styles.bar} aria-label={t('tabs')}>
      <Link {...link('/')}>
        <Home aria-hidden="true" />
        {t('home')}
      </Link>
      <button
        type="button"
        className={styles.tab}
        aria-haspopup="dialog"
        // Which category it is, the sheet tells.
        aria-current={inGames ? 'true' : undefined}
        onClick={openGamesSheet}
      >
        <Dices aria-hidden="true" />
        {t('games')}
      </button>
      <button type="button" className={styles.raised} onClick={() => protect(() => openCentre('member', 'depositv2'))}>
        <span>
          <WalletCards aria-hidden="true" />
        </span>
        {t('deposit')}
      </button>
      <Link {...link('/promotions')}>
        <BadgePercent aria-hidden="true" />
        {t('promotions')}
      </Link>
      <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={openMeSheet}>
        <UserRound aria-hidden="true" />
        {t('me')}
        <span className={styles.badge}>
          <Count value={all} label={t('newCount', { count: all })} />
        </span>
      </button>
    </nav>
  )
}
