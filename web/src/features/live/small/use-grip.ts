import { type PointerEvent as Press, useEffect, useRef } from 'react'
import { keepCorner } from '../kept.ts'
import { cornerAt } from './corner.ts'

/** Shorter than this it was a press. */
const MOVED_PX = 6

/** Whoever drags it puts it into the nearest corner. A press goes through to what was pressed. */
export function useGrip() {
  const root = useRef<HTMLElement>(null)
  const hasMoved = useRef(false)
  const drag = useRef<AbortController>(undefined)
  useEffect(() => () => drag.current?.abort(), [])
  const begin = ({ clientX, clientY, button }: Press): void => {
    hasMoved.current = false
    if (button !== 0) return
    drag.current?.abort()
    const dragged = new AbortController()
    drag.current = dragged
    const put = (x: number, y: number): void => void (root.current && (root.current.style.translate = x || y ? `${x}px ${y}px` : ''))
    const move = (now: PointerEvent): void => {
      const [x, y] = [now.clientX - clientX, now.clientY - clientY]
      hasMoved.current ||= Math.hypot(x, y) >= MOVED_PX
      if (hasMoved.current) put(x, y)
    }
    const end = (): void => {
      dragged.abort()
      put(0, 0)
    }
    const drop = (): void => {
      const box = root.current?.getBoundingClientRect()
      if (box && hasMoved.current)
        keepCorner(cornerAt({ x: box.left + box.width / 2, y: box.top + box.height / 2 }, { width: innerWidth, height: innerHeight }))
      end()
    }
    // A quick hand is out of it before the first movement is told.
    const { signal } = dragged
    addEventListener('pointermove', move, { signal })
    addEventListener('pointerup', drop, { signal })
    addEventListener('pointercancel', end, { signal })
  }
  return {
    root,
    /** Whether a click is the end of a drag, and no press. */
    wasDragged: (): boolean => hasMoved.current,
    grip: {
      onPointerDown: begin,
      // Pictures and links are dragged otherwise.
      onDragStart: (event: { preventDefault: () => void }): void => event.preventDefault(),
    },
  }
}
