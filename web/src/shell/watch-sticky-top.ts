const STICKY_TOP = '--sticky-top'

/**
 * Writes down how tall the header is with the row below it, so that whatever sticks below them is never half under them. Everything on the
 * page inherits it, and is styled again when it is written: only what is not so already is.
 */
export function watchStickyTop(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined
  const root = document.documentElement
  const watch = new ResizeObserver(() => {
    // On the narrowest screens it scrolls away with the page.
    const top = getComputedStyle(box).position === 'sticky' ? `${box.offsetHeight}px` : '0px'
    if (getComputedStyle(root).getPropertyValue(STICKY_TOP) !== top) root.style.setProperty(STICKY_TOP, top)
  })
  watch.observe(box)
  return () => {
    watch.disconnect()
    root.style.removeProperty(STICKY_TOP)
  }
}
