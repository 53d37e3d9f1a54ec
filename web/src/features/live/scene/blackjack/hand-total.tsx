import type { CSSProperties } from 'react'
import { useText } from '#platform/text'
import type { HandOutcome } from './blackjack-plan.ts'
import styles from './hand-total.module.css'
import { texts } from './texts.ts'

interface HandTotalProps {
  place: 'dealer' | { seat: number; hand: number; hands: number }
  total: string
  outcome: HandOutcome | undefined
  /** When the last card of it has come. */
  afterMs: number
  isTurn: boolean
}

/** What a hand comes to, and at the end what became of it. */
export function HandTotal({ place, total, outcome, afterMs, isTurn }: HandTotalProps) {
  const t = useText(texts)
  return (
    <span
      className={styles.total}
      data-of={place === 'dealer' ? 'dealer' : 'seat'}
      data-outcome={outcome}
      data-turn={isTurn || undefined}
      style={placedAt(place, afterMs)}
    >
      <span key={total} className={styles.number}>
        {total}
      </span>
      {outcome && <span className={styles.said}>{t(outcome)}</span>}
    </span>
  )
}

/** Where a hand lies is the stylesheet's, by these. */
function placedAt(place: HandTotalProps['place'], afterMs: number): CSSProperties {
  const shown = { '--after': `${Math.round(afterMs + 420)}ms` }
  if (place === 'dealer') return shown as CSSProperties
  return { ...shown, '--seat': place.seat, '--hand': place.hands === 1 ? 0 : place.hand * 2 - 1 } as CSSProperties
}
