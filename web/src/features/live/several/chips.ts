import type { LiveLimits } from '@tucano/contract/live'
import { valuesOf } from '../table/hand.tsx'

/** Chips for all tables that are open: each that one of them has in its own tray. */
export const chipsFor = (limits: readonly LiveLimits[]): bigint[] =>
  [...new Set(limits.flatMap(valuesOf))].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
