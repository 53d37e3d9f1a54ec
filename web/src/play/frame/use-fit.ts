import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type Least, fit } from './fit.ts'

/** Draws what is in the place as large as all of it fits. Pixels inside are smaller then, while the place stays filled. */
export function useFit(least: Least): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The place grows with what is in it: what it stands in does not.
    const [box, around] = [place.current!, place.current!.parentElement!]
    const look = (): void => {
      const { scale, height } = fit({ width: around.clientWidth, height: around.clientHeight }, least)
      box.style.setProperty('--fit', String(scale))
      box.style.setProperty('--least-height', `${height}px`)
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(around)
    return () => observer.disconnect()
  }, [least])
  return place
}
