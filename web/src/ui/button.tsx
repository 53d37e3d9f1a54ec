import type { ButtonHTMLAttributes, ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'
import { Spinner } from './spinner.tsx'

interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** `primary` stands for the one thing that a view is about. */
  look?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'medium' | 'large'
  icon?: ReactNode
  /** Work is under way: the button keeps its width and cannot be pressed. */
  busy?: boolean
  wide?: boolean
  children: ReactNode
}

export function Button({
  look = 'secondary',
  size = 'medium',
  icon,
  busy = false,
  wide = false,
  className,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(styles.button, styles[look], styles[size], wide && styles.wide, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
    >
      <span className={classNames(styles.inside, busy && styles.hidden)}>
        {icon}
        {children}
      </span>
      {busy && <Spinner className={styles.spinner} />}
    </button>
  )
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** What the button does, for those who do not see the icon. */
  label: string
  children: ReactNode
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} className={classNames(styles.icon, className)} aria-label={label} title={label}>
      {children}
    </button>
  )
}
