import { classNames } from '#ui/class-names'
import styles from './die.module.css'

/** Where the eyes are, in a grid of three by three. */
const EYES: Record<string, readonly number[]> = {
  1: [4],
  2: [2, 6],
  3: [2, 4, 6],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
}

interface DieProps {
  children: string
  size?: 'small' | 'medium' | 'large'
  /** It comes out of the cup, turning. */
  arriving?: boolean
}

/** A die with one of its sides above. One and four are red, as where this game comes from. */
export const Die = ({ children, size = 'medium', arriving = false }: DieProps) => (
  <span className={classNames(styles.die, styles[size], arriving && styles.arriving)} role="img" aria-label={children} data-side={children}>
    {(EYES[children] ?? []).map((place) => (
      <i key={place} style={{ gridRow: Math.floor(place / 3) + 1, gridColumn: (place % 3) + 1 }} />
    ))}
  </span>
)
