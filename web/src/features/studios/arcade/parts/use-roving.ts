import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'

const STEPS: Record<string, [across: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Roving {
  grid: RefObject<HTMLDivElement | null>
  /** The one button of the grid that the tab key stops at. */
  stop: number
  setStop: (at: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

/** A grid of buttons in which arrow keys go from one to the next. */
export function useRoving({ count, columns, first }: { count: number; columns: number; first: number }): Roving {
  const grid = useRef<HTMLDivElement>(null)
  const [stop, setStop] = useState(first)
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key]
    if (!step) return
    event.preventDefault()
    const next = stepFrom(stop, step, { count, columns })
    setStop(next)
    grid.current?.querySelectorAll('button')[next]?.focus()
  }
  return { grid, stop, setStop, onKeyDown }
}

/** At the edges it stays. */
export function stepFrom(at: number, [across, down]: readonly [number, number], grid: { count: number; columns: number }): number {
  const { count, columns } = grid
  const column = Math.min(Math.max((at % columns) + across, 0), columns - 1)
  const row = Math.min(Math.max(Math.floor(at / columns) + down, 0), Math.ceil(count / columns) - 1)
  return Math.min(row * columns + column, count - 1)
}
