import { CardBack } from '#play/cards/card-back.tsx'
import { CardFace } from '#play/cards/card-face.tsx'
import { faceOf } from './guess.ts'
import styles from './hilo-card.module.css'

/** A card of this game, or its back. */
export function HiloCard({ card, look }: { card: number | undefined; look?: 'right' | 'wrong' | undefined }) {
  return (
    <span className={styles.card} data-look={look}>
      <span className={styles.face}>{card !== undefined && <CardFace card={faceOf(card)} />}</span>
      {card === undefined && (
        <span className={styles.back}>
          <CardBack />
        </span>
      )}
    </span>
  )
}
