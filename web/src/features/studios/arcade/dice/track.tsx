import type { DiceSheet } from '@tucano/arcade'
import type { CSSProperties } from 'react'
import { useText } from '#platform/text'
import { useDecimal } from '../parts/times.ts'
import { texts } from '../texts.ts'
import { type DiceChoice, HUNDREDTHS, targetOf, withTarget } from './link.ts'
import styles from './track.module.css'

interface TrackProps {
  choice: DiceChoice
  sheet: DiceSheet
  /** The last roll, if it lies here. */
  roll: { at: number; isWon: boolean; isShown: boolean } | undefined
  isDisabled: boolean
  onChange: (choice: DiceChoice) => void
}

const MARKS = [0, 25, 50, 75, 100]
/** A pull goes in whole numbers; hundredths are typed. */
const STEP = HUNDREDTHS

/** All rolls from left to right: those that win, those that do not, where they meet, and where the last one fell. */
export function Track({ choice, sheet, roll, isDisabled, onChange }: TrackProps) {
  const t = useText(texts)
  const decimal = useDecimal()
  const { rolls } = sheet
  const target = targetOf(choice, sheet)
  // Below a target are as many rolls as it says; above it one less than are left.
  const low = choice.side === 'under' ? 0 : -1
  const at = (value: number): CSSProperties => ({ '--at': (100 * value) / rolls }) as CSSProperties
  return (
    <div className={styles.track} data-side={choice.side} data-disabled={isDisabled || undefined}>
      <div className={styles.rail} style={at(target - low)}>
        <span className={styles.below} />
        <span className={styles.above} />
        <input
          type="range"
          className={styles.range}
          aria-label={t('target')}
          aria-valuetext={t(choice.side === 'over' ? 'rollOver' : 'rollUnder', { target: decimal(target / HUNDREDTHS, 2) })}
          min={low}
          max={rolls + low}
          step={STEP}
          value={target}
          disabled={isDisabled}
          onChange={({ target: { value } }) => onChange(withTarget(choice, Number(value), sheet))}
        />
        <span className={styles.thumb} />
        {roll && (
          <span className={styles.marker} style={at(roll.at)} data-won={roll.isShown ? roll.isWon : undefined}>
            <span className={styles.die} />
          </span>
        )}
      </div>
      <div className={styles.marks} aria-hidden="true">
        {MARKS.map((mark) => (
          <span key={mark} style={{ '--at': mark } as CSSProperties}>
            {mark}
          </span>
        ))}
      </div>
    </div>
  )
}
