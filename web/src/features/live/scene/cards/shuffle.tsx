import type { CSSProperties } from 'react'
import { useText } from '#platform/text'
import { CardBack } from '#play/cards/card-back.tsx'
import styles from './shuffle.module.css'
import { texts } from './texts.ts'

const CARDS = 14

/** Two packets that fall into each other, card by card, again and again, until there is something to deal. */
export function Shuffle() {
  const t = useText(texts)
  return (
    <div className={styles.shuffle}>
      <div className={styles.packets}>
        {Array.from({ length: CARDS }, (_, n) => (
          <span key={n} className={styles.card} style={{ '--n': n, '--hand': n % 2 === 0 ? -1 : 1 } as CSSProperties}>
            <CardBack />
          </span>
        ))}
      </div>
      <span className={styles.said}>{t('shuffling')}</span>
    </div>
  )
}
