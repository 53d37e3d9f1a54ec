import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './popover.module.css'

interface PopoverProps {
  /** What the button shows, and what it says. */
  button: ReactNode
  label: string
  className?: string | undefined
  /** It opens upwards, where the button stands at the foot of the screen. */
  above?: boolean
  isDisabled?: boolean
  children: (close: () => void) => ReactNode
}

/** A button with something to look at below it, or above. Escape and a click elsewhere close it. */
export function Popover({ button, label, className, above = false, isDisabled = false, children }: PopoverProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  if (open && isDisabled) close()
  useEffect(() => {
    if (!open) return
    const outside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  const press = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !open) return
    close()
    root.current?.querySelector('button')?.focus()
  }
  return (
    <div className={styles.root} ref={root} onKeyDown={press}>
      <button
        type="button"
        className={classNames(styles.button, className)}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        title={label}
        disabled={isDisabled}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div id={id} role="dialog" aria-label={label} className={styles.popover} data-above={above || undefined}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
