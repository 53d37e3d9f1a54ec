import { useEffect, useRef } from 'react'

/** Writes down how tall the header is with the row below it, so that whatever sticks below them is never half under them. */
export function useStickyTop<Box extends HTMLElement>() {
  const head = useRef<Box>(null)
  useEffect(() => {
    const box = head.current
    if (!box) return
    const root = document.documentElement.style
    const watch = new ResizeObserver(() =>
      // On the narrowest screens it scrolls away with the page.
      root.setProperty('--sticky-top', getComputedStyle(box).position === 'sticky' ? `${box.offsetHeight}px` : '0px'),
    )
    watch.observe(box)
    return () => {
      watch.disconnect()
      root.removeProperty('--sticky-top')
    }
  })
  return head
}
