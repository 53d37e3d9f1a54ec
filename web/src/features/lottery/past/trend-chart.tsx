import type { LotteryDraw } from '@tucano/contract/lottery'
import { useText } from '#platform/text'
import { shortNumero } from '../numero.ts'
import { texts } from './texts.ts'
import type { Places } from './trends-of.ts'
import styles from './trends.module.css'

const [ROW, COLUMN, LEFT, TOP] = [22, 30, 44, 24]

interface TrendChartProps {
  draws: readonly LotteryDraw[]
  places: Places
  place: number
}

/** What stood on one place, draw after draw, with a line from one to the next. */
export function TrendChart({ draws, places: { choices, of }, place }: TrendChartProps) {
  const t = useText(texts)
  const rows = draws.toReversed().map(({ numero, result }) => ({ numero, at: choices.indexOf(of(result ?? [])[place] ?? '') }))
  const [width, height] = [LEFT + choices.length * COLUMN, TOP + rows.length * ROW]
  const x = (column: number): number => LEFT + (column + 0.5) * COLUMN
  const y = (row: number): number => TOP + (row + 0.5) * ROW
  return (
    <figure className={styles.chart}>
      <figcaption>
        <strong>{t('chart', { count: rows.length })}</strong> {t('chartText')}
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={t('chart', { count: rows.length })}>
        {choices.map((choice, column) => (
          <g key={choice}>
            <line x1={LEFT + column * COLUMN} x2={LEFT + column * COLUMN} y1={TOP} y2={height} className={styles.grid} />
            <text x={x(column)} y={16} textAnchor="middle" className={styles.name}>
              {choice}
            </text>
          </g>
        ))}
        {rows.map(({ numero }, row) => (
          <g key={numero}>
            {row % 2 === 0 && <rect x={LEFT} y={TOP + row * ROW} width={width - LEFT} height={ROW} className={styles.stripe} />}
            <text x={LEFT - 8} y={y(row) + 4} textAnchor="end" className={styles.numero}>
              {shortNumero(numero)}
            </text>
          </g>
        ))}
        <polyline points={rows.map(({ at }, row) => `${x(at)},${y(row)}`).join(' ')} className={styles.way} />
        {rows.map(({ numero, at }, row) => (
          <g key={numero}>
            <circle cx={x(at)} cy={y(row)} r="9.5" className={styles.dot} />
            <text x={x(at)} y={y(row) + 4} textAnchor="middle" className={styles.digit}>
              {choices[at]}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  )
}
