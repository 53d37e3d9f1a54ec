import type { SportCode } from '../sport-of.ts'
import styles from './mini-ground.module.css'

type Kind = 'grass' | 'parquet' | 'clay' | 'hall' | 'dark'

/** The colour of the ground, and its lines in a frame of 30 by 20. */
const GROUNDS: Partial<Record<SportCode, { kind: Kind; lines: string }>> = {
  football: { kind: 'grass', lines: 'M15 2v16M2 6h4v8H2M28 6h-4v8h4M15 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z' },
  basketball: { kind: 'parquet', lines: 'M15 2v16M2 7h5v6H2M28 7h-5v6h5M15 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z' },
  tennis: { kind: 'clay', lines: 'M15 1v18M2 5h26M2 15h26M8 5v10M22 5v10M8 10h14' },
  volleyball: { kind: 'hall', lines: 'M15 1v18M11 2v16M19 2v16' },
  'american-football': { kind: 'grass', lines: 'M5 2v16M25 2v16M10 2v16M15 2v16M20 2v16' },
  mma: { kind: 'dark', lines: 'M11 3h8l5 5v4l-5 5h-8l-5-5V8Z' },
  cs2: { kind: 'dark', lines: 'M4 7h6V3h9v4h7v7h-7v3h-9v-5H4Z' },
  valorant: { kind: 'dark', lines: 'M4 7h6V3h9v4h7v7h-7v3h-9v-5H4Z' },
  lol: { kind: 'dark', lines: 'M5 16V6l3-2h17M5 16 25 4M5 16h17l3-3V4' },
  dota2: { kind: 'dark', lines: 'M5 16V6l3-2h17M5 16 25 4M5 16h17l3-3V4' },
}

interface MiniGroundProps {
  sport: SportCode
  /** Who serves or has the ball, where that is told. */
  side: 'home' | 'away' | undefined
}

/** The ground of a match that is being played, small, with the ball on its side. */
export function MiniGround({ sport, side }: MiniGroundProps) {
  const ground = GROUNDS[sport]
  if (!ground) return null
  return (
    <svg className={styles.ground} viewBox="0 0 30 20" aria-hidden="true" data-kind={ground.kind}>
      <rect width="30" height="20" rx="3" />
      <path d={ground.lines} />
      {side && <circle cx={side === 'home' ? 8 : 22} cy="10" r="2.2" />}
    </svg>
  )
}
