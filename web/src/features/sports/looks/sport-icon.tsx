import type { SportCode } from '../sport-of.ts'
import styles from './sport-icon.module.css'

/** Strokes of a 24 by 24 frame. */
const DRAWN: Record<SportCode, string> = {
  football:
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 8l3.8 2.8-1.4 4.4H9.6l-1.4-4.4ZM12 8V2.7M15.8 10.8l5.4-1.6M14.4 15.2l3.2 4.5M9.6 15.2l-3.2 4.5M8.2 10.8 2.8 9.2',
  basketball: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM2.5 12h19M12 2.5v19M5.3 5.3c4 3.4 4 10 0 13.4M18.7 5.3c-4 3.4-4 10 0 13.4',
  tennis: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM4.6 6c4.4 2.6 4.4 9.4 0 12M19.4 6c-4.4 2.6-4.4 9.4 0 12',
  volleyball:
    'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19ZM12 12c-.5-4 .6-7 3-9M12 12c3.7-1.6 6.8-1.2 9.3.8M12 12c-2.8 2.8-3.7 5.9-3 9.1M12 12C8.4 10.3 6 8 4.8 5.8M12 12c.9 3.9 2.7 6.4 5.2 8M12 12c-4 .4-7 2-8.6 4.2',
  'american-football': 'M3 21c-1-9 9-19 18-18 1 9-9 19-18 18ZM8 16l8-8M9.5 11.5l3 3M12 9l3 3M3.3 15.5l5.2 5.2M15.5 3.3l5.2 5.2',
  mma: 'M8 2.5h8l5.5 5.5v8L16 21.5H8L2.5 16V8ZM8 12.5c0-3 1-4.5 4-4.5s4 1.5 4 4v1.5c0 2-1.5 3-4 3s-4-1-4-4ZM8 12.5h5',
  cs2: 'M12 5a7 7 0 1 1 0 14 7 7 0 0 1 0-14ZM12 2v6M12 16v6M2 12h6M16 12h6',
  valorant: 'M12 2.5 21 7v6c0 4.5-4 7.5-9 8.5-5-1-9-4-9-8.5V7ZM8 9l4 7 4-7',
  lol: 'M4 20 20 4M4 20l5-1M20 4l-1 5M4 12v8h8M20 12V4h-8M9.5 9.5l5 5',
  dota2: 'M4 21V9l3 2 2.5-3L12 11l2.5-3L17 11l3-2v12ZM9.5 21v-5h5v5M4 9V5M20 9V5M12 11V4',
  other: 'M7 3h10v6a5 5 0 0 1-10 0ZM7 5H3.5v1.5A3.5 3.5 0 0 0 7 10M17 5h3.5v1.5A3.5 3.5 0 0 1 17 10M12 14v4M8 21h8M9.5 18h5v3h-5Z',
}

/** The mark of a sport. Its name stands beside it. */
export const SportIcon = ({ sport, size = 20 }: { sport: SportCode; size?: number }) => (
  <svg className={styles.icon} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
    <path d={DRAWN[sport]} />
  </svg>
)
