import type { CSSProperties } from 'react'
import type { Card } from './card.ts'
import styles from './hand.module.css'
import { DealtCard } from './playing-card.tsx'

interface HandProps {
  cards: readonly (Card | undefined)[]
  label: string
  /** How far a card lies from the one before, in widths of a card. */
  spread?: number
  /** What a hand has room for, in widths of a card. Where there are more, they lie closer. */
  widest?: number
  /** While there are no cards, so many outlines show where they will lie. */
  ghosts?: number
  /** Cards lie as if there were so many: those that come later have their places already. */
  room?: number
  /** Which cards shine, and which do not. */
  lookOf?: ((place: number) => 'won' | 'dim' | undefined) | undefined
  /** From this place on, cards lie sideways. */
  sidewaysFrom?: number
  /** So many cards were on the table already, in another hand. */
  hadBefore?: number
}

/** Cards side by side around a middle. The others make room when one comes. */
export function Hand({
  cards,
  label,
  spread = 1.08,
  widest = Infinity,
  ghosts = 0,
  room = 0,
  lookOf,
  sidewaysFrom = Infinity,
  hadBefore = 0,
}: HandProps) {
  const count = Math.max(cards.length === 0 ? ghosts : cards.length, room)
  const near = count > 1 ? Math.min(spread, (widest - 1) / (count - 1)) : spread
  return (
    <div className={styles.hand} role="group" aria-label={label} style={{ '--count': count, '--spread': near } as CSSProperties}>
      {Array.from({ length: cards.length === 0 ? ghosts : room }, (_, place) => (
        <span key={`ghost ${place}`} className={styles.ghost} style={placed(place)} />
      ))}
      {cards.map((card, place) => (
        <div key={place} className={styles.place} style={placed(place)}>
          <DealtCard card={card} look={lookOf?.(place)} isSideways={place >= sidewaysFrom} wasThere={place < hadBefore} />
        </div>
      ))}
    </div>
  )
}

const placed = (place: number) => ({ '--place': place }) as CSSProperties
