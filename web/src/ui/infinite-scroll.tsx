import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { bindScroll } from './bind-scroll.ts'
import { throttle } from './throttle.ts'

/** Spec §9. */
const THROTTLE_MS = 200
const NEAR_PX = 400

interface InfiniteScrollProps {
  /** The element that scrolls; without it the page does. It may come later than this one. */
  container?: RefObject<HTMLElement | null>
  hasMore: boolean
  busy: boolean
  onMore: () => void
  children: ReactNode
}

/** Asks for more whenever the end of its children comes near. */
export function InfiniteScroll({ container, hasMore, busy, onMore, children }: InfiniteScrollProps) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef({ hasMore, busy, onMore })
  useEffect(() => {
    latest.current = { hasMore, busy, onMore }
  })
  useEffect(() => {
    const look = throttle(() => {
      const { hasMore: more, busy: waiting, onMore: ask } = latest.current
      if (more && !waiting && end.current && distance(end.current, container?.current ?? null) < NEAR_PX) ask()
    }, THROTTLE_MS)
    return bindScroll(() => (container ? container.current : document), look)
  }, [container])
  // A list that does not fill the screen cannot be scrolled: look once more after each page.
  useEffect(() => {
    if (hasMore && !busy && end.current && distance(end.current, container?.current ?? null) < NEAR_PX) latest.current.onMore()
  }, [hasMore, busy, container])
  return (
    <>
      {children}
      <div ref={end} aria-hidden="true" />
    </>
  )
}

function distance(end: HTMLElement, container: HTMLElement | null): number {
  const bottom = container ? container.getBoundingClientRect().bottom : innerHeight
  return end.getBoundingClientRect().top - bottom
}
