import { type RefObject, useEffect, useRef, useState } from 'react'

interface Strip<E extends HTMLElement> {
  strip: RefObject<E | null>
  /** Whether it stands at its first and at its last end. */
  ends: { first: boolean; last: boolean }
  look: () => void
  move: (way: 1 | -1) => void
}

/** Something that scrolls sideways and has arrows. `filledBy` is what it is filled by: whether there is more to see depends on it. */
export function useStrip<E extends HTMLElement>(filledBy: unknown): Strip<E> {
  const strip = useRef<E>(null)
  const [ends, setEnds] = useState({ first: true, last: true })
  const look = (): void => {
    const { scrollLeft = 0, scrollWidth = 0, clientWidth = 0 } = strip.current ?? {}
    setEnds({ first: scrollLeft <= 1, last: scrollLeft + clientWidth >= scrollWidth - 1 })
  }
  useEffect(() => {
    if (!strip.current) return
    // Told after the page was laid out: asking earlier would lay it out once more.
    const observer = new ResizeObserver(look)
    observer.observe(strip.current)
    return () => observer.disconnect()
  }, [filledBy])
  const move = (way: 1 | -1): void => strip.current?.scrollBy({ left: way * strip.current.clientWidth, behavior: 'smooth' })
  return { strip, ends, look, move }
}
