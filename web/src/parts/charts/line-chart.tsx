import { useState } from 'react'
import { useWidth } from '../../ui/use-width.ts'
import styles from './charts.module.css'
import { Columns, Tip } from './columns.tsx'
import { scaleOf } from './scale.ts'

const HEIGHT = 224
/** Room for what stands around the lines. */
const ROOM = { top: 12, right: 8, bottom: 28, left: 56 }
/** The name of a point takes so much. */
const NAME_PX = 48
const INKS = ['var(--beak)', 'var(--forest)', 'var(--sky)'] as const

interface Line {
  name: string
  /** One for each point. */
  values: readonly bigint[]
}

interface LineChartProps {
  /** How the points are walked through, for those who listen. */
  label: string
  points: readonly { key: string; short: string; long: string }[]
  lines: readonly Line[]
  /** How a value is written at the axis, and where there is room. */
  short: (value: bigint) => string
  whole: (value: bigint) => string
  /** The least that the axis goes up by. */
  leastStep?: bigint
}

/** A few lines over the same points. A table beside it says the same exactly. */
export function LineChart(props: LineChartProps) {
  const [ref, width] = useWidth()
  return (
    <>
      <ul className={styles.legend}>
        {props.lines.map(({ name }, n) => (
          <li key={name}>
            <i style={{ background: INKS[n] }} aria-hidden="true" />
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.frame} ref={ref} style={{ height: HEIGHT }}>
        {width > 0 && <Drawing {...props} width={width} />}
      </div>
    </>
  )
}

function Drawing({ label, points, lines, short, whole, leastStep, width }: LineChartProps & { width: number }) {
  const [active, setActive] = useState<number>()
  const scale = scaleOf(
    lines.flatMap(({ values }) => values),
    4,
    leastStep,
  )
  const [inner, tall] = [width - ROOM.left - ROOM.right, HEIGHT - ROOM.top - ROOM.bottom]
  const column = inner / points.length
  const yOf = (value: bigint): number => ROOM.top + tall * (1 - scale.place(value))
  const xOf = (n: number): number => ROOM.left + column * (n + 0.5)
  const every = Math.ceil(NAME_PX / column)
  const told = active === undefined ? undefined : points[active]
  return (
    <>
      <svg width={width} height={HEIGHT} aria-hidden="true" className={styles.drawing}>
        {scale.ticks.map((tick) => (
          <g key={String(tick)}>
            <line
              x1={ROOM.left}
              x2={width - ROOM.right}
              y1={yOf(tick)}
              y2={yOf(tick)}
              className={tick === 0n ? styles.zero : styles.grid}
            />
            <text x={ROOM.left - 8} y={yOf(tick)} dy="0.32em" textAnchor="end">
              {short(tick)}
            </text>
          </g>
        ))}
        {points.map(
          ({ key, short: name }, n) =>
            // Counted from the last, which is the one that is looked for.
            (points.length - 1 - n) % every === 0 && (
              <text key={key} x={xOf(n)} y={HEIGHT - 6} textAnchor="middle">
                {name}
              </text>
            ),
        )}
        {active !== undefined && (
          <line x1={xOf(active)} x2={xOf(active)} y1={ROOM.top} y2={HEIGHT - ROOM.bottom} className={styles.cursor} />
        )}
        {lines.map(({ name, values }, n) => {
          const path = values.map((value, at) => `${at === 0 ? 'M' : 'L'}${xOf(at)} ${yOf(value)}`).join('')
          const shown = active ?? values.length - 1
          return (
            <g key={name} stroke={INKS[n]} fill={INKS[n]}>
              {n === 0 && values.length > 1 && (
                <path d={`${path}L${xOf(values.length - 1)} ${yOf(0n)}L${xOf(0)} ${yOf(0n)}Z`} stroke="none" className={styles.area} />
              )}
              <path d={path} className={styles.line} />
              {values[shown] !== undefined && <circle cx={xOf(shown)} cy={yOf(values[shown])} r={4.5} className={styles.dot} />}
            </g>
          )
        })}
      </svg>
      <Columns
        label={label}
        columns={points.map(({ key, long }, n) => ({
          key,
          label: `${long}: ${lines.map(({ name, values }) => `${name} ${whole(values[n] ?? 0n)}`).join('; ')}`,
        }))}
        room={{ left: ROOM.left, right: ROOM.right }}
        active={active}
        onActive={setActive}
      />
      {active !== undefined && told && (
        <Tip
          title={told.long}
          facts={lines.map(({ name, values }) => ({ name, value: whole(values[active] ?? 0n) }))}
          x={xOf(active)}
          width={width}
        />
      )}
    </>
  )
}
