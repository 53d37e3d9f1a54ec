import { number } from '#platform/format'
import { useLanguage } from '#platform/language'
import { useText } from '#platform/text'
import { goldOf, leadLine, roundsOf } from './strips-of.ts'
import styles from './strips.module.css'
import type { Told } from './scene-of.ts'
import { texts } from './texts.ts'

interface StripProps {
  timeline: readonly Told[]
}

/** The rounds of the map that is played, each in the colour of who won it. */
export function RoundsStrip({ timeline }: StripProps) {
  const t = useText(texts)
  const rounds = roundsOf(timeline)
  if (rounds.length === 0) return null
  const wins = (side: string): number => rounds.filter((won) => won === side).length
  return (
    <div className={styles.rounds} role="img" aria-label={t('rounds', { home: wins('home'), away: wins('away') })}>
      {rounds.map((side, at) => (
        <i key={at} data-side={side} />
      ))}
    </div>
  )
}

const FRAME = { width: 160, height: 36 } as const

/** Who leads in gold, minute by minute: home above the middle, away below it. */
export function GoldGraph({ timeline }: StripProps) {
  const t = useText(texts)
  const language = useLanguage((state) => state.language)
  const leads = goldOf(timeline)
  const last = leads.at(-1)
  if (last === undefined || leads.length < 2) return null
  return (
    <div className={styles.gold}>
      <svg viewBox={`0 0 ${FRAME.width} ${FRAME.height}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={styles.level} d={`M0 ${FRAME.height / 2}h${FRAME.width}`} />
        <path className={styles.lead} data-side={last >= 0 ? 'home' : 'away'} d={leadLine(leads, FRAME)} />
      </svg>
      <span>{t('gold', { lead: number(Math.abs(last), language) })}</span>
    </div>
  )
}
