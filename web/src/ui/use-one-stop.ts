import { type KeyboardEvent, useState } from 'react'

const WAYS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

interface OneStop {
  /** For what holds the buttons. */
  onKeyDown: (event: KeyboardEvent) => void
  /** For each button, by its place in the row. */
  at: (place: number) => { tabIndex: number; onFocus: () => void }
}

/** A row of many buttons at which the tab key stops once: arrow keys go from one to the next, and around the ends. */
export function useOneStop(count: number): OneStop {
  const [stop, setStop] = useState(0)
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = WAYS[event.key]
    if (!way) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    const from = buttons.findIndex((button) => button === document.activeElement)
    buttons[(from + way + buttons.length) % buttons.length]?.focus()
  }
  return { onKeyDown, at: (place) => ({ tabIndex: place === Math.min(stop, count - 1) ? 0 : -1, onFocus: () => setStop(place) }) }
}
