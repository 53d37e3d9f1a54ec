import { Minus, Plus } from 'lucide-react'
import { IconButton } from '#ui/button'
import { useText } from '#platform/text'
import styles from './stepper.module.css'
import { texts } from './texts.ts'

interface StepperProps {
  label: string
  value: number
  max: number
  size?: 'small' | 'medium'
  onChange: (value: number) => void
}

/** A whole number from one up: typed, or a step at a time. */
export function Stepper({ label, value, max, size = 'medium', onChange }: StepperProps) {
  const t = useText(texts)
  const put = (next: number): void => onChange(Math.max(1, Math.min(max, next)))
  return (
    <span className={styles.stepper} data-size={size} role="group" aria-label={label}>
      <IconButton label={t('less')} disabled={value <= 1} onClick={() => put(value - 1)}>
        <Minus />
      </IconButton>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={value}
        maxLength={6}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => put(Number(target.value.replaceAll(/\D/g, '')))}
      />
      <IconButton label={t('more')} disabled={value >= max} onClick={() => put(value + 1)}>
        <Plus />
      </IconButton>
    </span>
  )
}
