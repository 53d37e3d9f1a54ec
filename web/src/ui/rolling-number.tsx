import { useState } from 'react'
import styles from './rolling-number.module.css'

interface RollingNumberProps {
  value: bigint
  /** The value as it is written. */
  text: string
}

interface Turn {
  value: bigint
  text: string
  before: string
  way: 'up' | 'down' | undefined
}

/** A number whose changed digits roll in, upwards when it has grown. It stands still when it first appears. */
export function RollingNumber({ value, text }: RollingNumberProps) {
  const [turn, setTurn] = useState<Turn>({ value, text, before: text, way: undefined })
  if (turn.text !== text) setTurn({ value, text, before: turn.text, way: value > turn.value ? 'up' : 'down' })
  const { before, way } = turn
  // Places count from the end, so that digits stay at theirs when the number grows longer.
  const places = Array.from(text, (char, index) => ({ char, place: text.length - index, was: before.at(index - text.length) ?? '' }))
  return (
    <span className={styles.number}>
      {places.map(({ char, place, was }) => (
        <span key={`${place} ${char}`} className={styles.place} data-way={char === was ? undefined : way} data-was={was}>
          <span className={styles.char}>{char}</span>
        </span>
      ))}
    </span>
  )
}
