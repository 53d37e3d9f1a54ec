import { useEffect, useRef } from 'react'

const hasMark = (state: unknown): boolean => typeof state === 'object' && state !== null && 'unsaved' in state
/** Whether the browser stands on the guard's own entry: what is gone to next takes its place. */
export const onGuard = (): boolean => hasMark(history.state)

/**
 * Keeps the browser's Back from dropping unsaved work. The address gets a second entry: Back leads to the first, where nothing has changed yet,
 * and there is time to ask.
 */
export function useBackGuard(unsaved: boolean, ask: (go: () => void) => void): void {
  const address = useRef(onGuard() ? location.href : undefined)
  useEffect(() => {
    if (!unsaved) return
    if (!onGuard()) history.pushState({ unsaved: true }, '')
    address.current = location.href
  }, [unsaved])
  useEffect(() => {
    const gone = (): void => {
      if (address.current !== location.href || onGuard()) return
      if (unsaved) {
        history.pushState({ unsaved: true }, '')
        return ask(() => history.go(-2))
      }
      // The second entry is of no use any more: one press is one step.
      address.current = undefined
      history.back()
    }
    addEventListener('popstate', gone)
    return () => removeEventListener('popstate', gone)
  }, [unsaved, ask])
}
