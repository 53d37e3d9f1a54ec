import { type KeyboardEvent, useState } from 'react'

const WAYS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

interface Stop {
  tabIndex: number
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

/** A list of many buttons at which the tab key stops once: arrow keys go from one to the next, and around the ends. For each button, by its place. */
export function useOneStop(count: number): (place: number) => Stop {
  const [stop, setStop] = useState(0)
  return (place) => ({
    tabIndex: place === Math.min(stop, count - 1) ? 0 : -1,
    onFocus: () => setStop(place),
    onKeyDown: walk,
  })
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  const way = WAYS[event.key]
  if (!way) return
  event.preventDefault()
  const buttons = [...(event.currentTarget.closest('ul')?.querySelectorAll('button') ?? [])]
  const from = buttons.findIndex((button) => button === event.currentTarget)
  buttons[(from + way + buttons.length) % buttons.length]?.focus()
}
