import { memo, useId } from 'react'
import { type CrestPattern, type CrestShape, crestOf } from './crest-of.ts'
import styles from './crest.module.css'

const OUTLINES: Record<CrestShape, string> = {
  shield: 'M4 4h32v16c0 9-7 14-16 17C11 34 4 29 4 20Z',
  round: 'M20 2.5a17.5 17.5 0 1 1 0 35 17.5 17.5 0 0 1 0-35Z',
  diamond: 'M20 1.5 38 20 20 38.5 2 20Z',
  hexagon: 'M20 2 36 11v18L20 38 4 29V11Z',
  oval: 'M20 2c8.5 0 14 8 14 18s-5.5 18-14 18S6 30 6 20 11.5 2 20 2Z',
  pennant: 'M3 4h34L32 22 20 38 8 22Z',
}

const PATTERNS: Record<CrestPattern, string> = {
  plain: '',
  stripes: 'M8 0h6v40H8ZM20 0h6v40h-6ZM32 0h6v40h-6Z',
  hoops: 'M0 8h40v6H0ZM0 20h40v6H0ZM0 32h40v6H0Z',
  halves: 'M20 0h20v40H20Z',
  quarters: 'M20 0h20v20H20ZM0 20h20v20H0Z',
  sash: 'M0 0h10l30 30v10H30L0 10Z',
  chevron: 'M0 14 20 26 40 14v9L20 35 0 23Z',
  cross: 'M15 0h10v40H15ZM0 15h40v10H0Z',
}

interface CrestProps {
  id: string
  name: string
  colours?: readonly [string, string] | undefined
  size?: number
}

/** The crest of a side, drawn from its colours. Its name stands beside it. */
export const Crest = memo(function Crest({ id, name, colours, size = 20 }: CrestProps) {
  const clip = useId()
  const { shape, pattern, colours: pair, letters } = crestOf({ id, name, colours })
  const [ground, second] = pair
  return (
    <svg className={styles.crest} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
      <clipPath id={clip}>
        <path d={OUTLINES[shape]} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <rect width="40" height="40" fill={ground} />
        {pattern !== 'plain' && <path d={PATTERNS[pattern]} fill={second} />}
      </g>
      <path d={OUTLINES[shape]} fill="none" stroke={second} strokeWidth="2" />
      <path d={OUTLINES[shape]} className={styles.edge} />
      {size >= 32 && (
        <text x="20" y="25" className={styles.letters}>
          {letters}
        </text>
      )}
    </svg>
  )
})
