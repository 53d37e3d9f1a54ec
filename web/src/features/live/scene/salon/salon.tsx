import type { ReactNode } from 'react'
import { Room } from './room.tsx'
import styles from './salon.module.css'

/** Colours of cloths. */
export type SalonTone = 'forest' | 'wine' | 'night' | 'river'

interface SalonProps {
  tone: SalonTone
  /** What is written on the cloth. */
  mark: string
  dealer: ReactNode
  children: ReactNode
}

/** A room with a table, seen from a chair: a dealer on the other side, the cloth towards us, light from above. */
export function Salon({ tone, mark, dealer, children }: SalonProps) {
  return (
    <div className={styles.salon} data-tone={tone}>
      <Room />
      <div className={styles.table} aria-hidden="true">
        <div className={styles.rail} />
        <div className={styles.cloth}>
          <Thread mark={mark} />
        </div>
      </div>
      <div className={styles.dealer}>{dealer}</div>
      <div className={styles.lamp} aria-hidden="true" />
      <div className={styles.field}>{children}</div>
    </div>
  )
}

/** Gold thread along the far edge, and the name of the game in it. */
function Thread({ mark }: { mark: string }) {
  return (
    <svg className={styles.thread} viewBox="0 0 1000 130">
      <defs>
        <path id="salon-arc" d="M60 118Q500 26 940 118" />
        <linearGradient id="salon-gold" x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#e8bf6e" stopOpacity="0" />
          <stop offset=".2" stopColor="#e8bf6e" />
          <stop offset=".5" stopColor="#fff0c8" />
          <stop offset=".8" stopColor="#e8bf6e" />
          <stop offset="1" stopColor="#e8bf6e" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d="M10 96Q500 0 990 96" fill="none" stroke="url(#salon-gold)" strokeWidth="1.6" opacity=".8" />
      <path d="M16 102Q500 6 984 102" fill="none" stroke="url(#salon-gold)" strokeWidth=".7" opacity=".6" />
      <text className={styles.mark}>
        <textPath href="#salon-arc" startOffset="50%" textAnchor="middle">
          {mark}
        </textPath>
      </text>
    </svg>
  )
}
