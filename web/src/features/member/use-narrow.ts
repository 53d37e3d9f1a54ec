import { useSyncExternalStore } from 'react'

const QUERY = '(width < 768px)'

const watch = (changed: () => void): (() => void) => {
  const media = matchMedia(QUERY)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the screen is a phone's, where the list and the page take turns. */
export const useNarrow = (): boolean => useSyncExternalStore(watch, () => matchMedia(QUERY).matches)
