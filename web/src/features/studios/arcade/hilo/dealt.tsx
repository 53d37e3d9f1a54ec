import { useCardName } from '#play/cards/card-name.ts'
import styles from './dealt.module.css'
import { faceOf } from './guess.ts'
import { HiloCard } from './hilo-card.tsx'

interface DealtProps {
  cards: readonly number[]
  roundId: string | undefined
  /** What became of the guess, once the card has landed. */
  look: 'right' | 'wrong' | undefined
}

const DECK = [0, 1, 2, 3]

/** The deck, and the card that came out of it last, over the one before. */
export function Dealt({ cards, roundId, look }: DealtProps) {
  const nameOf = useCardName()
  const card = cards.at(-1)
  return (
    <div className={styles.cards}>
      <div className={styles.deck} aria-hidden="true">
        {DECK.map((n) => (
          <span key={n} className={styles.under}>
            <HiloCard card={undefined} />
          </span>
        ))}
      </div>
      <div className={styles.place}>
        {cards.length > 1 && (
          <span className={styles.before}>
            <HiloCard card={cards.at(-2)} />
          </span>
        )}
        {card !== undefined && (
          <span
            key={`${roundId} ${cards.length}`}
            className={styles.dealt}
            data-lost={look === 'wrong' || undefined}
            role="img"
            aria-label={nameOf(faceOf(card))}
          >
            <span className={styles.turn}>
              <span className={styles.up}>
                <HiloCard card={card} look={look} />
              </span>
              <span className={styles.down} aria-hidden="true">
                <HiloCard card={undefined} />
              </span>
            </span>
          </span>
        )}
      </div>
    </div>
  )
}
