import { useText } from '#platform/text'
import type { Card } from '#play/cards/card.ts'
import { DealtCard } from '#play/cards/playing-card.tsx'
import { Badge } from '#play/felt/badge.tsx'
import { texts } from '../texts.ts'
import styles from './baccarat-hand.module.css'
import type { Side } from './script.ts'

interface BaccaratHandProps {
  side: 'player' | 'banker'
  cards: readonly Card[]
  points: number
  winner: Side | undefined
}

/** One of the two hands. The third card lies across. */
export function BaccaratHand({ side, cards, points, winner }: BaccaratHandProps) {
  const t = useText(texts)
  const isWon = winner === side
  const look = isWon ? 'won' : winner && winner !== 'tie' ? 'dim' : undefined
  return (
    <section className={styles.side} data-side={side} aria-label={t(`side_${side}`)}>
      <div className={styles.head} data-points={cards.length > 0 ? points : undefined}>
        <h2 className={styles.name}>{t(`side_${side}`)}</h2>
        {cards.length > 0 && (
          <Badge
            look={isWon ? 'won' : winner && winner !== 'tie' ? 'lost' : 'plain'}
            label={t('total', { name: t('points'), total: points })}
          >
            {points}
          </Badge>
        )}
      </div>
      <div className={styles.cards}>
        {[0, 1].map((place) => (
          <div key={place} className={styles.place}>
            <span className={styles.ghost} />
            {cards[place] !== undefined && (
              <div className={styles.dealt}>
                <DealtCard card={cards[place]} look={look} />
              </div>
            )}
          </div>
        ))}
        {cards[2] !== undefined && (
          <div className={styles.third}>
            <div className={styles.dealt}>
              <DealtCard card={cards[2]} look={look} isSideways />
            </div>
          </div>
        )}
      </div>
    </section>
  )
}
