import { useEffect, useEffectEvent } from 'react'

/** Where a key means something already. */
const TYPED_IN = 'input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="listbox"], [role="radiogroup"], [role="menu"]'

/** Keys of a game besides those of the frame; what they do is told when they went down, by the page's clock. */
export function useLetters(letters: Partial<Record<string, (beganMs: number) => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented || event.repeat) return
    if (document.querySelector('dialog[open]') || (event.target instanceof Element && event.target.closest(TYPED_IN))) return
    letters[event.key.toLowerCase()]?.(event.timeStamp)
  })
  useEffect(() => {
    const down = (event: KeyboardEvent): void => press(event)
    addEventListener('keydown', down)
    return () => removeEventListener('keydown', down)
  }, [])
}
