import { pages } from '@tucano/contract/pages'
import { BadgePercent, Dices, Gauge, Home, UserRound, WalletCards } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useProtected } from '#platform/protect'
import { useStanding } from '#platform/standing'
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
  const { messages, promotions } = useNews()
  const isClosed = useStanding((state) => state.closed !== null)
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
      {isClosed ? (
        // Whoever has closed play is led to what that means, and to no promotion.
        <Link {...link(pages.limits.path)}>
          <Gauge aria-hidden="true" />
          {t('limits')}
        </Link>
      ) : (
        <Link {...link('/promotions')}>
          <BadgePercent aria-hidden="true" />
          {t('promotions')}
          <span className={styles.badge}>
            <Count value={promotions} label={t('newCount', { count: promotions })} />
          </span>
        </Link>
      )}
      <button type="button" className={styles.tab} aria-haspopup="dialog" onClick={openMeSheet}>
        <UserRound aria-hidden="true" />
        {t('me')}
        <span className={styles.badge}>
          <Count value={messages} label={t('newCount', { count: messages })} />
        </span>
      </button>
    </nav>
  )
}
