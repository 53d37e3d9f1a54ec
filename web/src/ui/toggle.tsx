import { Check } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './toggle.module.css'

interface ToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  children: ReactNode
}

export function Checkbox({ children, ...input }: ToggleProps) {
  return (
    <label className={styles.row}>
      <input {...input} type="checkbox" className={styles.native} />
      <span className={styles.tick} aria-hidden="true">
        <Check />
      </span>
      <span>{children}</span>
    </label>
  )
}

export function Switch({ children, ...input }: ToggleProps) {
  return (
    <label className={styles.row}>
      <input {...input} type="checkbox" role="switch" className={styles.native} />
      <span className={styles.rail} aria-hidden="true" />
      <span>{children}</span>
    </label>
  )
}
