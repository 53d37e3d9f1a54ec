import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'wouter'

/** A sheet belongs to the page that it was opened on: wherever its visitor goes from there, back included, it closes. */
export function useCloseOnLeave(close: () => void): void {
  const [pathname] = useLocation()
  const opened = useRef(pathname)
  const leave = useEffectEvent(close)
  useEffect(() => {
    if (pathname !== opened.current) leave()
  }, [pathname])
}
