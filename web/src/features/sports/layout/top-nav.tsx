import { pages } from '@tucano/contract/pages'
import { BookOpen, CalendarCheck, Radio, Star, Ticket } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import { useText } from '#platform/text'
import { bringToMiddle } from '#ui/bring-to-middle'
import { SportIcon } from '../looks/sport-icon.tsx'
import { listPath } from '../paths.ts'
import { type Family, sportOf } from '../sport-of.ts'
import { texts } from './texts.ts'
import styles from './top-nav.module.css'
import { basePath, sumOf, usePlaces } from './use-places.ts'

/** The same as the column of a desk, as a strip under the thumb. */
export function TopNav({ family }: { family: Family }) {
  const t = useText(texts)
  const [path] = useLocation()
  const { sports, place, isLists } = usePlaces(family)
  const base = basePath(family)
  const strip = useRef<HTMLElement>(null)
  const here = `${path}?${place.sport ?? ''}${place.followed ? 'followed' : ''}`
  useEffect(() => {
    const chosen = strip.current?.querySelector<HTMLElement>('[aria-current]')
    if (strip.current && chosen) bringToMiddle(strip.current, chosen)
  }, [here, sports.length])
  return (
    <nav className={styles.strip} aria-label={t('nav')} ref={strip}>
      <Tile to={base} isHere={isLists && !place.sport && !place.followed && !place.day} count={sumOf(sports, 'live')} icon={<Radio />}>
        {t('live')}
      </Tile>
      <Tile to={pages.sportsBets.path} isHere={path === pages.sportsBets.path} icon={<Ticket />}>
        {t('bets')}
      </Tile>
      {sports.map(({ sport, name, live }) => (
        <Tile
          key={sport}
          to={listPath(base, { sport })}
          isHere={place.sport === sport}
          count={live}
          icon={<SportIcon sport={sportOf(sport).code} size={22} />}
        >
          {name}
        </Tile>
      ))}
      <Tile to={listPath(base, { followed: true })} isHere={place.followed === true} icon={<Star />}>
        {t('followed')}
      </Tile>
      <Tile to={pages.sportsResults.path} isHere={path === pages.sportsResults.path} icon={<CalendarCheck />}>
        {t('results')}
      </Tile>
      <Tile to={pages.sportsRules.path} isHere={path === pages.sportsRules.path} icon={<BookOpen />}>
        {t('rules')}
      </Tile>
    </nav>
  )
}

interface TileProps {
  to: string
  isHere: boolean
  count?: number
  icon: ReactNode
  children: ReactNode
}

const Tile = ({ to, isHere, count = 0, icon, children }: TileProps) => (
  <Link to={to} className={styles.tile} aria-current={isHere ? 'page' : undefined}>
    <span className={styles.icon}>
      {icon}
      {count > 0 && <span className={styles.count}>{count}</span>}
    </span>
    <span className={styles.name}>{children}</span>
  </Link>
)
