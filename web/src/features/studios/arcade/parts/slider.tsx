import { Minus, Plus } from 'lucide-react'
import { type CSSProperties, useId } from 'react'
import { useText } from '#platform/text'
import { IconButton } from '#ui/button'
import { texts } from '../texts.ts'
import styles from './slider.module.css'

interface SliderProps {
  label: string
  value: number
  range: { min: number; max: number }
  isDisabled: boolean
  onChange: (value: number) => void
}

/** A number between two: pulled, or one step at a time. */
export function Slider({ label, value, range: { min, max }, isDisabled, onChange }: SliderProps) {
  const t = useText(texts)
  const id = useId()
  return (
    <div className={styles.slider} data-disabled={isDisabled || undefined}>
      <span className={styles.name}>
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.value} aria-hidden="true">
          {value}
        </span>
      </span>
      <IconButton className={styles.step} label={t('fewer')} disabled={isDisabled || value <= min} onClick={() => onChange(value - 1)}>
        <Minus />
      </IconButton>
      <input
        id={id}
        type="range"
        className={styles.range}
        style={{ '--share': (value - min) / (max - min) } as CSSProperties}
        min={min}
        max={max}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChange(Number(target.value))}
      />
      <IconButton className={styles.step} label={t('more')} disabled={isDisabled || value >= max} onClick={() => onChange(value + 1)}>
        <Plus />
      </IconButton>
    </div>
  )
}
