import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void): (() => void) => {
  for (const event of ['hashchange', 'popstate', 'pushState', 'replaceState']) addEventListener(event, changed)
  return () => {
    for (const event of ['hashchange', 'popstate', 'pushState', 'replaceState']) removeEventListener(event, changed)
  }
}

/** What stands behind `#` in the address. The router announces its own changes as events of the history's names. */
export const useHash = (): string => decodeURIComponent(useSyncExternalStore(subscribe, () => location.hash.slice(1)))
