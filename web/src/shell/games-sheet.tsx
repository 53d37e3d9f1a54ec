import type { LucideIcon } from 'lucide-react'
import { Link, useLocation, useSearch } from 'wouter'
import { useText } from '#platform/text'
import { words } from '#platform/words'
import { Sheet } from '#ui/sheet'
import styles from './games-sheet.module.css'
import { useLaunch } from '../features/lobby/use-launch.ts'
import { usePlaces } from './places.ts'
import { texts } from './texts.ts'
import { useCloseOnLeave } from './use-close-on-leave.ts'

/** Every place where something can be opened, a thumb's width each. */
export function GamesSheet({ close }: { close: () => void }) {
  const t = useText(texts)
  const w = useText(words)
  const [pathname] = useLocation()
  const search = useSearch()
  useCloseOnLeave(close)
  const launch = useLaunch()
  const places = usePlaces()
  const inside = (Icon: LucideIcon, name: string) => (
    <>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      {name}
    </>
  )
  const link = (path: string) => ({
    href: path,
    className: styles.tile,
    'aria-current': path === (search ? `${pathname}?${search}` : pathname) ? ('page' as const) : undefined,
  })
  return (
    <Sheet title={t('games')} closeLabel={w('close')} onClose={close}>
      <ul className={styles.tiles}>
        {places.map(({ key, path, icon, card }) => (
          <li key={key}>
            {path ? (
              <Link {...link(path)} onClick={close}>
                {inside(icon, t(`place_${key}`))}
              </Link>
            ) : (
              <button type="button" className={styles.tile} onClick={() => (close(), card && launch.card(card))}>
                {inside(icon, t(`place_${key}`))}
              </button>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
