import { Gift } from 'lucide-react'
import { Link, useLocation } from 'wouter'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Sheet } from '#ui/sheet'
import styles from './games-sheet.module.css'
import { navigation } from './navigation.ts'
import { texts } from './texts.ts'
import { useCloseOnLeave } from './use-close-on-leave.ts'

/** Every category, a thumb's width each. The start and the promotions are in the tab bar itself. */
export function GamesSheet({ close }: { close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const [pathname] = useLocation()
  useCloseOnLeave(close)
  const categories = navigation.filter(({ path }) => path !== '/' && path !== '/promotions')
  const tiles = [...categories, { key: 'pointMall', path: '/pointMall', icon: Gift } as const]
  return (
    <Sheet title={t('games')} closeLabel={w('close')} onClose={close}>
      <ul className={styles.tiles}>
        {tiles.map(({ key, path, icon: Icon }) => (
          <li key={key}>
            <Link href={path} className={styles.tile} aria-current={path === pathname ? 'page' : undefined} onClick={close}>
              <span className={styles.icon}>
                <Icon aria-hidden="true" />
              </span>
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
