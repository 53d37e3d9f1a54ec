import { type KeyboardEvent, useState } from 'react'
import styles from './charts.module.css'

interface ColumnsProps {
  /** What the columns are, and how they are walked through. */
  label: string
  /** What each says to those who listen. */
  columns: readonly { key: string; label: string }[]
  room: { left: number; right: number }
  active: number | undefined
  onActive: (n: number | undefined) => void
}

/** What is pointed at or walked through in a chart: one stop for the tab key, then arrows. */
export function Columns({ label, columns, room, active, onActive }: ColumnsProps) {
  const [stop, setStop] = useState(columns.length - 1)
  const last = columns.length - 1
  const walk = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const next = { ArrowLeft: Math.max(0, stop - 1), ArrowRight: Math.min(last, stop + 1), Home: 0, End: last }[event.key]
    if (event.key === 'Escape' && active !== undefined) {
      event.stopPropagation()
      event.preventDefault()
      onActive(undefined)
    }
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.parentElement?.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div className={styles.columns} role="group" aria-label={label} style={room} onPointerLeave={() => onActive(undefined)}>
      {columns.map((column, n) => (
        <button
          key={column.key}
          type="button"
          tabIndex={n === Math.min(stop, last) ? 0 : -1}
          aria-label={column.label}
          onKeyDown={walk}
          onPointerEnter={() => onActive(n)}
          onClick={() => onActive(n)}
          onFocus={() => {
            setStop(n)
            onActive(n)
          }}
          onBlur={() => onActive(undefined)}
        />
      ))}
    </div>
  )
}

const TIP_PX = 188
const TIP_AWAY_PX = 28

interface TipProps {
  title: string
  facts: readonly { name: string; value: string }[]
  /** Where its column is, in a chart so wide. */
  x: number
  width: number
}

/** What a column comes to, beside it, on the side that has more room. */
export function Tip({ title, facts, x, width }: TipProps) {
  const left = x < width / 2 ? x + TIP_AWAY_PX : x - TIP_AWAY_PX - TIP_PX
  return (
    <div className={styles.tip} style={{ left, width: TIP_PX }} aria-hidden="true">
      <strong>{title}</strong>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
