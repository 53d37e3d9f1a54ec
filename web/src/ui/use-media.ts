import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen fits a media query now. */
export function useMedia(query: string): boolean {
  const watch = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}

/** Whether the screen is a phone's: there the tab bar and sheets from below do what the header does elsewhere. */
export const usePhone = (): boolean => useMedia('(width < 768px)')
