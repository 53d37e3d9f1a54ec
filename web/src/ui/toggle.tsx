import { Check } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './toggle.module.css'

interface ToggleProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  children: ReactNode
}

export function Checkbox({ children, error, ...input }: ToggleProps & { error?: string | undefined }) {
  const id = useId()
  return (
    <>
      <label className={styles.row}>
        <input
          {...input}
          type="checkbox"
          className={styles.native}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-note` : undefined}
        />
        <span className={styles.tick} aria-hidden="true">
          <Check />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <p id={`${id}-note`} className={styles.wrong} role="alert">
          {error}
        </p>
      )}
    </>
  )
}

export function Switch({ children, ...input }: ToggleProps) {
  return (
    <label className={styles.row}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked */}
      <input {...input} type="checkbox" role="switch" className={styles.native} />
      <span className={styles.rail} aria-hidden="true" />
      <span>{children}</span>
    </label>
  )
}
