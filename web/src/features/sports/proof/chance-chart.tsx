import type { PlayedBeat } from '../check-match.ts'
import styles from './chance-chart.module.css'

const WIDTH = 600
const HEIGHT = 120

interface ChanceChartProps {
  beats: readonly PlayedBeat[]
  /** Of each beat, side by side: home, the draw where there is one, away. */
  chances: readonly (readonly number[])[]
  /** The beat that is shown. */
  at: number
}

const SIDES = { 2: ['home', 'away'], 3: ['home', 'draw', 'away'] } as const

/** The band between what lies below a side and what lies below the next. */
function bandOf(chances: readonly (readonly number[])[], side: number, x: (at: number) => number): string {
  const below = (of: readonly number[], sides: number): number => of.slice(0, sides).reduce((sum, chance) => sum + chance, 0)
  const edge = (sides: number): string[] => chances.map((of, at) => `${x(at).toFixed(1)} ${(below(of, sides) * HEIGHT).toFixed(1)}`)
  return `M${edge(side).join('L')}L${edge(side + 1)
    .toReversed()
    .join('L')}Z`
}

/** How the chances went, as the odds of who wins tell them, with a line at each score. What it shows is said in numbers below it. */
export function ChanceChart({ beats, chances, at }: ChanceChartProps) {
  const sides = chances[0]?.length === 3 ? SIDES[3] : SIDES[2]
  const x = (place: number): number => (beats.length < 2 ? 0 : (place / (beats.length - 1)) * WIDTH)
  const scores = beats.flatMap(({ score: { home, away } }, place) => {
    const before = beats[place - 1]?.score
    return before && before.home + before.away < home + away ? [{ place, side: home > before.home ? 'home' : 'away' }] : []
  })
  return (
    <svg className={styles.chart} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {chances.length > 1 && sides.map((side, place) => <path key={side} data-side={side} d={bandOf(chances, place, x)} />)}
      {scores.length <= MARKED_MAX &&
        scores.map(({ place, side }) => (
          <path key={place} className={styles.score} data-side={side} d={`M${x(place).toFixed(1)} 0V${HEIGHT}`} />
        ))}
      <path className={styles.here} d={`M${x(at).toFixed(1)} 0V${HEIGHT}`} />
    </svg>
  )
}

/** In sports where every beat scores nothing stands out. */
const MARKED_MAX = 16
