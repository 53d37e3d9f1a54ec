import { Link } from 'wouter'
import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { type Place, listPath } from '../paths.ts'
import { dayAfter, useMatchWords } from '../words/use-words.ts'
import styles from './day-strip.module.css'
import { texts } from './texts.ts'

/** Days ahead that matches are told of. */
const DAYS = 4

interface DayStripProps {
  base: string
  place: Place
  live: number
  today: number
}

/** Live, or a day. */
export function DayStrip({ base, place, live, today }: DayStripProps) {
  const t = useText(texts)
  const words = useMatchWords()
  const language = useLanguage((state) => state.language)
  const days = Array.from({ length: DAYS }, (_, at) => dayAfter(words.today, at))
  const { sport, league } = place
  return (
    <nav className={styles.strip} aria-label={t('days')}>
      <Link to={listPath(base, { sport, league })} className={styles.day} aria-current={place.day ? undefined : 'date'} data-live="on">
        <span>{t('live')}</span>
        <small>{number(live, language)}</small>
      </Link>
      {days.map((day, at) => (
        <Link
          key={day}
          to={listPath(base, { sport, league, day })}
          className={styles.day}
          aria-current={place.day === day ? 'date' : undefined}
        >
          <span>{words.dayName(day)}</span>
          <small>{at === 0 ? number(today, language) : words.shortDay(day)}</small>
        </Link>
      ))}
    </nav>
  )
}
