import { type PointerEvent, useRef } from 'react'
import { keepCorner } from '../kept.ts'
import { cornerAt } from './corner.ts'

/** Shorter than this it was a press. */
const MOVED_PX = 6

/** Whoever drags it puts it into the nearest corner. A press goes through to what was pressed. */
export function useGrip() {
  const root = useRef<HTMLElement>(null)
  const from = useRef<{ x: number; y: number }>(undefined)
  const hasMoved = useRef(false)
  const put = (x: number, y: number): void => void (root.current && (root.current.style.translate = x || y ? `${x}px ${y}px` : ''))
  const end = (): void => {
    from.current = undefined
    put(0, 0)
  }
  return {
    root,
    /** Whether a click is the end of a drag, and no press. */
    wasDragged: (): boolean => hasMoved.current,
    grip: {
      onPointerDown: ({ clientX: x, clientY: y, button }: PointerEvent): void => {
        hasMoved.current = false
        if (button === 0) from.current = { x, y }
      },
      onPointerMove: ({ clientX, clientY, pointerId, currentTarget }: PointerEvent): void => {
        if (!from.current) return
        const [x, y] = [clientX - from.current.x, clientY - from.current.y]
        if (!hasMoved.current && Math.hypot(x, y) < MOVED_PX) return
        if (!hasMoved.current) currentTarget.setPointerCapture(pointerId)
        hasMoved.current = true
        put(x, y)
      },
      onPointerUp: (): void => {
        const box = root.current?.getBoundingClientRect()
        if (from.current && hasMoved.current && box)
          keepCorner(
            cornerAt({ x: box.left + box.width / 2, y: box.top + box.height / 2 }, { width: innerWidth, height: innerHeight }),
          )
        end()
      },
      onPointerCancel: end,
      // Pictures and links are dragged otherwise.
      onDragStart: (event: { preventDefault: () => void }): void => event.preventDefault(),
    },
  }
}
