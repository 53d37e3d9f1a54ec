import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { bringToMiddle } from './bring-to-middle.tsx'
import { classNames } from './class-names.ts'
import styles from './tabs.module.css'

interface Choice<Key extends string> {
  key: Key
  label: ReactNode
}

interface TabsProps<Key extends string> {
  label: string
  tabs: readonly Choice<Key>[]
  active: Key
  onChange: (key: Key) => void
  children: ReactNode
}

/** Arrow keys, Home and End move between the tabs, as the pattern for tabs asks. */
export function Tabs<Key extends string>({ label, tabs, active, onChange, children }: TabsProps<Key>) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const strip = list.current
    if (!strip) return
    // Where they are wider than their place, the one that is chosen is in sight; also when a count beside another one has come since.
    const observer = new ResizeObserver(() => {
      const chosen = strip.querySelector<HTMLElement>('[aria-selected="true"]')
      if (chosen) bringToMiddle(strip, chosen)
    })
    for (const part of [strip, ...strip.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [active, tabs.length])
  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ key }) => key === active)
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key]
    const next = to === undefined ? undefined : tabs.at(to % tabs.length)
    if (!next) return
    event.preventDefault()
    onChange(next.key)
    list.current?.querySelector<HTMLElement>(`[data-key="${next.key}"]`)?.focus()
  }
  return (
    <>
      <div className={styles.tabs} role="tablist" aria-label={label} ref={list}>
        {tabs.map(({ key, label: title }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}`}
            data-key={key}
            className={styles.tab}
            aria-selected={key === active}
            aria-controls={`${id}-panel`}
            tabIndex={key === active ? 0 : -1}
            onClick={() => onChange(key)}
            onKeyDown={move}
          >
            {title}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${active}`}>
        {children}
      </div>
    </>
  )
}

interface SegmentedProps<Key extends string> {
  label: string
  choices: readonly Choice<Key>[]
  value: Key
  onChange: (key: Key) => void
  className?: string | undefined
}

/** A few choices side by side, one of them in force. */
export function Segmented<Key extends string>({ label, choices, value, onChange, className }: SegmentedProps<Key>) {
  return (
    <div className={classNames(styles.segmented, className)} role="group" aria-label={label}>
      {choices.map(({ key, label: title }) => (
        <button key={key} type="button" className={styles.segment} aria-pressed={key === value} onClick={() => onChange(key)}>
          {title}
        </button>
      ))}
    </div>
  )
}
