import { Gift, type LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Sheet } from '#ui/sheet'
import styles from './games-sheet.module.css'
import { useLaunch } from '../features/lobby/use-launch.ts'
import { useNavigation } from './navigation.ts'
import { texts } from './texts.ts'
import { useCloseOnLeave } from './use-close-on-leave.ts'

/** Every category, a thumb's width each. The start and the promotions are in the tab bar itself. */
export function GamesSheet({ close }: { close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const [pathname] = useLocation()
  useCloseOnLeave(close)
  const launch = useLaunch()
  const categories = useNavigation().filter(({ path }) => path !== '/' && path !== '/promotions')
  const inside = (Icon: LucideIcon, name: string) => (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      {name}
    </>
  )
  const link = (path: string) => ({ href: path, className: styles.tile, 'aria-current': path === pathname ? ('page' as const) : undefined })
  return (
    <Sheet title={t('games')} closeLabel={w('close')} onClose={close}>
      <ul className={styles.tiles}>
        {categories.map(({ key, path, icon, cards: [only] }) => (
          <li key={key}>
            {path ? (
              <Link {...link(path)} onClick={close}>
                {inside(icon, t(`nav_${key}`))}
              </Link>
            ) : (
              <button type="button" className={styles.tile} onClick={() => (close(), only && launch.card(only))}>
                {inside(icon, t(`nav_${key}`))}
              </button>
            )}
          </li>
        ))}
        <li>
          <Link {...link('/pointMall')} onClick={close}>
            {inside(Gift, t('pointMall'))}
          </Link>
        </li>
      </ul>
    </Sheet>
  )
}
