import type { SportsSignal } from '@tucano/contract/sports/live'
import { useSyncExternalStore } from 'react'

const HEARD: SportsSignal = { live: true, before: true }
let signal = HEARD
const changes = new Set<() => void>()

/** Takes what was told of who tells odds. */
export function takeSignal(told: SportsSignal): void {
  signal = told
  for (const changed of changes) changed()
}

function subscribe(changed: () => void): () => void {
  changes.add(changed)
  return () => changes.delete(changed)
}

/** Whether anybody tells odds of live matches, and of those to come. */
export const useSignal = (): SportsSignal => useSyncExternalStore(subscribe, () => signal)
