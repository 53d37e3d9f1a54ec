import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { askBeforeLeaving } from '#platform/leaving'
import { onGuard, useBackGuard } from './use-back-guard.ts'

/** Asks before unsaved work is left behind: by another choice of this page, by a link, by Back, by signing out, or by closing the window. */
export function useUnsaved(unsaved: boolean) {
  const [, navigate] = useLocation()
  const [asking, setAsking] = useState<() => void>()
  const ask = useCallback((go: () => void) => setAsking(() => go), [])
  useBackGuard(unsaved, ask)
  useEffect(() => {
    if (!unsaved) return
    const leaving = (event: BeforeUnloadEvent): void => event.preventDefault()
    const following = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.origin !== location.origin) return
      // These open another window, and leave this one as it is.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      ask(() => navigate(link.pathname + link.search + link.hash, { replace: onGuard() }))
    }
    const stop = askBeforeLeaving(ask)
    addEventListener('beforeunload', leaving)
    document.addEventListener('click', following, { capture: true })
    return () => {
      stop()
      removeEventListener('beforeunload', leaving)
      document.removeEventListener('click', following, { capture: true })
    }
  }, [unsaved, navigate, ask])
  return {
    /** Goes on at once when nothing is lost by it. */
    leave: (go: () => void): void => (unsaved ? ask(go) : go()),
    asking,
    stay: () => setAsking(undefined),
  }
}
