import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { placementOf } from './placement.ts'

interface Dropdown {
  root: RefObject<HTMLDivElement | null>
  button: RefObject<HTMLButtonElement | null>
  panel: RefObject<HTMLDivElement | null>
  isOpen: boolean
  open: () => void
  close: () => void
}

/** Something that opens from a button and stays on the screen. Escape closes it and gives the focus back; so does going elsewhere by finger or key, without. */
export function useDropdown(above: boolean): Dropdown {
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useLayoutEffect(() => {
    if (!isOpen || !button.current || !panel.current) return
    const { style, dataset } = panel.current
    // Where a page gives it a place of its own on the screen, it has that.
    if (getComputedStyle(panel.current).position === 'fixed') return
    const screen = { width: document.documentElement.clientWidth, height: innerHeight }
    const placed = placementOf(button.current.getBoundingClientRect(), panel.current.getBoundingClientRect(), screen, above)
    if (placed.above) dataset['above'] = ''
    // Whichever side it hangs from, one of them moves it.
    style.marginLeft = `${placed.shift}px`
    style.marginRight = `${-placed.shift}px`
    style.setProperty('--room', `${placed.room}px`)
  }, [isOpen, above])
  useEffect(() => {
    const within = root.current
    if (!isOpen || !within) return
    const shut = (): void => setOpen(false)
    const stop = new AbortController()
    const { signal } = stop
    document.addEventListener('pointerdown', ({ target }) => !within.contains(target as Node) && shut(), { signal })
    within.addEventListener('focusout', ({ relatedTarget }) => relatedTarget && !within.contains(relatedTarget as Node) && shut(), {
      signal,
    })
    within.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        // It closes this, and not the window around it.
        event.preventDefault()
        event.stopPropagation()
        shut()
        button.current?.focus()
      },
      { signal },
    )
    return () => stop.abort()
  }, [isOpen])
  return { root, button, panel, isOpen, open: () => setOpen(true), close: () => setOpen(false) }
}
