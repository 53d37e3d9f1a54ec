import { useId } from 'react'
import { forestEdge, spread } from '#play/stage/forest.ts'
import styles from './night.module.css'

const WIDTH = 1600
const HEIGHT = 900
const STARS = Array.from({ length: 70 }, (_, n) => ({
  x: spread(n + 3) * WIDTH,
  y: spread(n * 2.3 + 0.4) ** 1.4 * HEIGHT * 0.62,
  size: 0.8 + spread(n * 5.1) * 1.9,
}))
const far = forestEdge({ width: WIDTH, height: 170, crown: 74, kind: 3 })
const middle = forestEdge({ width: WIDTH, height: 110, crown: 108, kind: 8 })
const near = forestEdge({ width: WIDTH, height: 44, crown: 150, kind: 21 })

/** Night over a forest, in the colours of the game. */
export function Night() {
  const halo = useId()
  return (
    <svg className={styles.night} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g className={styles.stars}>
        {STARS.map(({ x, y, size }) => (
          <circle key={x} cx={x} cy={y} r={size} />
        ))}
      </g>
      <radialGradient id={halo}>
        <stop className={styles.glow} offset="0.2" stopOpacity="0.3" />
        <stop className={styles.glow} offset="1" stopOpacity="0" />
      </radialGradient>
      <circle cx="1062" cy="186" r="330" fill={`url(#${halo})`} />
      <circle className={styles.moon} cx="1062" cy="186" r="52" />
      <g transform={`translate(0 ${HEIGHT})`}>
        <path className={styles.far} d={far} />
        <path className={styles.middle} d={middle} />
        <path className={styles.near} d={near} />
      </g>
    </svg>
  )
}
