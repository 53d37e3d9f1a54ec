import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'
import { Typing } from './typing.ts'
import { useDropdown } from './use-dropdown.ts'

interface MenuProps {
  /** What the button that opens the menu shows, and what it says. */
  button: ReactNode
  label: string
  className?: string | undefined
  align?: 'start' | 'end'
  /** It opens upwards, where the button stands at the foot of the screen. */
  above?: boolean
  children: (close: () => void) => ReactNode
}

/** A button with a menu, by the keys of the WAI-ARIA pattern: arrows, Home, End, letters, Escape, Tab. */
export function Menu({ button, label, className, align = 'end', above = false, children }: MenuProps) {
  const id = useId()
  const { root, button: opener, panel, isOpen, open, close } = useDropdown(above)
  const first = useRef<'first' | 'last'>('first')
  const [typing] = useState(() => new Typing())
  useEffect(() => {
    if (isOpen)
      itemsOf(panel.current)
        .at(first.current === 'first' ? 0 : -1)
        ?.focus()
  }, [isOpen, panel])
  const openAt = (place: 'first' | 'last'): void => {
    first.current = place
    open()
  }
  // What was chosen is gone with the menu; a window that it opens gives the focus back to the button.
  const goBack = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('[role="menuitem"]')) opener.current?.focus()
  }
  const openByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    openAt(event.key === 'ArrowDown' ? 'first' : 'last')
  }
  const walk = (event: KeyboardEvent<HTMLElement>): void => {
    const items = itemsOf(event.currentTarget)
    const at = items.indexOf(document.activeElement as HTMLElement)
    const to =
      nextOf(event, at, items.length) ?? (isLetter(event) ? typing.find(items.map(nameOf), at, event.key, event.timeStamp) : undefined)
    if (to === undefined) return
    event.preventDefault()
    items[to]?.focus()
  }
  return (
    <div className={styles.root} ref={root}>
      <button
        type="button"
        ref={opener}
        className={classNames(styles.button, className)}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        onClick={() => (isOpen ? close() : openAt('first'))}
        onKeyDown={openByKey}
      >
        {button}
      </button>
      {isOpen && (
        <div
          id={id}
          ref={panel}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={classNames(styles.menu, styles[align])}
          onClick={goBack}
          onKeyDown={walk}
        >
          {children(close)}
        </div>
      )}
    </div>
  )
}

const itemsOf = (menu: HTMLElement | null): HTMLElement[] => [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
const nameOf = (item: HTMLElement): string => item.textContent

const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean => /^\S$/u.test(key) && !ctrlKey && !altKey && !metaKey

function nextOf({ key }: KeyboardEvent, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return at > 0 ? at - 1 : count - 1
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
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
