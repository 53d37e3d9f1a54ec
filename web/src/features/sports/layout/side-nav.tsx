import { pages } from '@tucano/contract/pages'
import { BookOpen, CalendarCheck, Radio, Star, Ticket } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { classNames } from '#ui/class-names'
import { SportIcon } from '../looks/sport-icon.tsx'
import { type Place, listPath } from '../paths.ts'
import type { TreeSport } from '../queries.ts'
import { type Family, sportOf } from '../sport-of.ts'
import styles from './side-nav.module.css'
import { texts } from './texts.ts'
import { basePath, sumOf, usePlaces } from './use-places.ts'

/** Where one can go among sports, with how much there is. */
export function SideNav({ family }: { family: Family }) {
  const t = useText(texts)
  const [path] = useLocation()
  const { sports, place, isLists } = usePlaces(family)
  const base = basePath(family)
  const other: Family = family === 'sports' ? 'esports' : 'sports'
  const isLiveAll = isLists && !place.sport && !place.day && !place.followed
  return (
    <nav className={styles.nav} aria-label={t('nav')}>
      <ul className={styles.group}>
        <Entry to={base} icon={<Radio />} isHere={isLiveAll} count={sumOf(sports, 'live')} isLive>
          {t('live')}
        </Entry>
        <Entry to={listPath(base, { followed: true })} icon={<Star />} isHere={place.followed === true}>
          {t('followed')}
        </Entry>
        <Entry to={pages.sportsBets.path} icon={<Ticket />} isHere={path === pages.sportsBets.path}>
          {t('bets')}
        </Entry>
      </ul>
      <h2 className={styles.title}>{t(family)}</h2>
      <ul className={styles.group}>
        {sports.map((sport) => (
          <Sport key={sport.sport} sport={sport} base={base} place={place} />
        ))}
      </ul>
      <ul className={styles.group}>
        <Entry to={basePath(other)} icon={<SportIcon sport={other === 'esports' ? 'cs2' : 'football'} size={18} />}>
          {t(other)}
        </Entry>
        <Entry to={pages.sportsResults.path} icon={<CalendarCheck />} isHere={path === pages.sportsResults.path}>
          {t('results')}
        </Entry>
        <Entry to={pages.sportsRules.path} icon={<BookOpen />} isHere={path === pages.sportsRules.path}>
          {t('rules')}
        </Entry>
      </ul>
    </nav>
  )
}

interface EntryProps {
  to: string
  icon?: ReactNode
  isHere?: boolean
  isLive?: boolean
  count?: number | undefined
  isSmall?: boolean
  children: ReactNode
}

function Entry({ to, icon, isHere = false, isLive = false, count = 0, isSmall = false, children }: EntryProps) {
  const language = useLanguage((state) => state.language)
  return (
    <li>
      <Link to={to} className={classNames(styles.entry, isSmall && styles.small)} aria-current={isHere ? 'page' : undefined}>
        {icon}
        <span className={styles.name}>{children}</span>
        {count > 0 && <span className={classNames(styles.count, isLive && styles.live)}>{number(count, language)}</span>}
      </Link>
    </li>
  )
}

/** A sport; the one that is looked at has its leagues below it. */
function Sport({ sport, base, place }: { sport: TreeSport; base: string; place: Place }) {
  const isHere = place.sport === sport.sport
  return (
    <>
      <Entry
        to={listPath(base, { sport: sport.sport })}
        icon={<SportIcon sport={sportOf(sport.sport).code} size={18} />}
        isHere={isHere && !place.league}
        isLive={sport.live > 0}
        count={sport.live > 0 ? sport.live : sport.ahead}
      >
        {sport.name}
      </Entry>
      {isHere &&
        sport.categories.flatMap(({ leagues, name }) =>
          leagues
            .filter(({ live, ahead }) => live + ahead > 0)
            .map((league) => (
              <Entry
                key={league.league}
                to={listPath(base, { sport: sport.sport, league: league.league, day: place.day })}
                isHere={place.league === league.league}
                isLive={league.live > 0}
                count={league.live > 0 ? league.live : league.ahead}
                isSmall
              >
                {league.name}
                <small>{name}</small>
              </Entry>
            )),
        )}
    </>
  )
}
