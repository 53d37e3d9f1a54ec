import type { KeyboardEvent } from 'react'

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const WAYS = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
} as const
type Way = keyof typeof WAYS

const middle = ({ left, right, top, bottom }: Box): { x: number; y: number } => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

/** The box that lies nearest on that way, the one straight ahead before others; -1 where there is none. */
export function nearestBox(boxes: readonly Box[], from: number, key: Way): number {
  const start = middle(boxes[from]!)
  const { x, y } = WAYS[key]
  let best = { at: -1, distance: Number.POSITIVE_INFINITY }
  for (const [at, box] of boxes.entries()) {
    const { x: left, y: top } = middle(box)
    const ahead = (left - start.x) * x + (top - start.y) * y
    const aside = Math.abs((left - start.x) * y) + Math.abs((top - start.y) * x)
    // What is beside rather than ahead is on another way.
    if (at === from || ahead < 4) continue
    const distance = ahead + aside * 3
    if (distance < best.distance) best = { at, distance }
  }
  return best.at
}

/** Arrow keys walk through the prices of a list, in all four ways. */
export function walkPrices(event: KeyboardEvent<HTMLElement>): void {
  if (!(event.key in WAYS) || !(event.target instanceof HTMLElement) || !event.target.matches('[data-odds]')) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-odds]')].filter((button) => button.checkVisibility())
  const from = buttons.indexOf(event.target)
  const to = nearestBox(
    buttons.map((button) => button.getBoundingClientRect()),
    from,
    event.key as Way,
  )
  event.preventDefault()
  buttons[to]?.focus()
}
