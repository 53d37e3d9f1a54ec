import { type CSSProperties, useState } from 'react'
import styles from './turn-ring.module.css'

interface TurnRingProps {
  /** How long is left for the move now. */
  leftMs: () => number
  /** How long a move has in all. */
  ofMs: number
}

/** A ring that runs down around whose turn it is: two halves, each turned out of sight. */
export function TurnRing({ leftMs, ofMs }: TurnRingProps) {
  const [agoMs] = useState(() => Math.max(0, ofMs - leftMs()))
  return (
    <span className={styles.ring} style={{ '--of': `${ofMs}ms`, '--ago': `${-agoMs}ms` } as CSSProperties}>
      <span className={styles.half} data-half="first">
        <span className={styles.arc} />
      </span>
      <span className={styles.half} data-half="second">
        <span className={styles.arc} />
      </span>
    </span>
  )
}
