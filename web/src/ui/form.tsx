import type { ButtonHTMLAttributes, FormHTMLAttributes, ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './form.module.css'

interface FormProps extends Omit<FormHTMLAttributes<HTMLFormElement>, 'noValidate'> {
  submitLabel: string
  busy: boolean
  /** What went wrong with the whole, if something did. */
  problem: string | undefined
  /** What stands below the button. */
  after?: ReactNode
  children: ReactNode
}

/** Fields one below the other, what is wrong with them, and the button that sends them. */
export function Form({ submitLabel, busy, problem, after, children, ...form }: FormProps) {
  return (
    <form {...form} className={styles.form} noValidate>
      {children}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" look="primary" size="large" wide busy={busy}>
        {submitLabel}
      </Button>
      {after}
    </form>
  )
}

/** A button that reads like a link. */
export const TextButton = ({ className, ...button }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...button} className={classNames(styles.link, className)} />
)
