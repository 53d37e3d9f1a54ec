import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'

interface MenuProps {
  /** What the button that opens the menu shows, and what it says. */
  button: ReactNode
  label: string
  className?: string
  align?: 'start' | 'end'
  children: (close: () => void) => ReactNode
}

/** A button with a menu below it. Arrow keys walk through it, Escape and a click elsewhere close it. */
export function Menu({ button, label, className, align = 'end', children }: MenuProps) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  useEffect(() => {
    if (!open) return
    root.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
    const outside = (event: Event): void => {
      if (!root.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', outside)
    return () => document.removeEventListener('pointerdown', outside)
  }, [open])
  const walk = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      close()
      root.current?.querySelector('button')?.focus()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    if (!open) return setOpen(true)
    const items = [...(root.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    items[(items.indexOf(document.activeElement as HTMLElement) + step + items.length) % items.length]?.focus()
  }
  return (
    <div className={styles.root} ref={root} onKeyDown={walk}>
      <button
        type="button"
        className={classNames(styles.button, className)}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open && (
        <div id={id} role="menu" aria-label={label} className={classNames(styles.menu, styles[align])}>
          {children(close)}
        </div>
      )}
    </div>
  )
}

interface MenuItemProps {
  icon?: ReactNode
  danger?: boolean
  onPress: () => void
  children: ReactNode
}

export const MenuItem = ({ icon, danger = false, onPress, children }: MenuItemProps) => (
  <button type="button" role="menuitem" tabIndex={-1} className={classNames(styles.item, danger && styles.danger)} onClick={onPress}>
    {icon}
    {children}
  </button>
)
