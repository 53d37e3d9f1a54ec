import { type RefCallback, useCallback, useState } from 'react'

/** The width of an element, as soon as it is laid out and whenever it changes; zero before that. It is told, not asked for: asking would lay the whole page out at once. */
export function useWidth(): [ref: RefCallback<HTMLElement>, width: number] {
  const [width, setWidth] = useState(0)
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
