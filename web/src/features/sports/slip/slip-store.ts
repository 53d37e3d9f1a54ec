import { create } from 'zustand'
import { local } from '#platform/storage'
import { readKeptSlip } from './read-kept-slip.ts'
import type { SlipState } from './slip-state.ts'

/** The slip of this browser: of all its pages, and of whoever signs in on them. */
export const useSlip = create<SlipState>()(() => readKeptSlip(local.read('betSlip')))

/** Changes the slip, here and on the other pages. */
export function changeSlip(by: (before: SlipState) => SlipState): void {
  // Another page may have changed it since this one heard last.
  const next = by(readKeptSlip(local.read('betSlip') ?? JSON.stringify(useSlip.getState())))
  useSlip.setState(next, true)
  local.write('betSlip', JSON.stringify(next))
}

let isWatching = false
/** What another page of this browser does to the slip is seen here. */
export function watchSlip(): void {
  if (isWatching) return
  isWatching = true
  addEventListener('storage', ({ key, newValue }) => {
    if (key === 'betSlip') useSlip.setState(readKeptSlip(newValue ?? undefined), true)
  })
}
