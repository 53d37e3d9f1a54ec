import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './popover.module.css'
import { useDropdown } from './use-dropdown.ts'

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
  const { root, button: opener, panel, isOpen, open, close } = useDropdown(above)
  if (isOpen && isDisabled) close()
  return (
    <div className={styles.root} ref={root}>
      <button
        type="button"
        ref={opener}
        className={classNames(styles.button, className)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        title={label}
        disabled={isDisabled}
        onClick={isOpen ? close : open}
      >
        {button}
      </button>
      {isOpen && (
        <div id={id} ref={panel} role="dialog" aria-label={label} className={styles.popover}>
          {children(close)}
        </div>
      )}
    </div>
  )
}
