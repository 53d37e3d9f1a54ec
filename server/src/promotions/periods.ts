import type { Window } from '@tucano/contract/promotions'
import { dayOf } from '#platform/format'

/** The period of a promotion that has no others. */
export const CAMPAIGN = 'all'
const DAY_MS = 86_400_000

/** The name of the period that a moment is in: d-2026-11-18, w-2026-11-16 by its Monday, m-2026-11. */
export function periodOf(window: Window, at: Date, timeZone: string): string {
  if (window === 'campaign') return CAMPAIGN
  const day = dayOf(at, timeZone)
  if (window === 'day') return `d-${day}`
  return window === 'week' ? `w-${mondayOf(day)}` : `m-${day.slice(0, 7)}`
}

/** The Monday of a day's week. */
function mondayOf(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  const sinceMonday = (noon.getUTCDay() + 6) % 7
  return new Date(noon.getTime() - sinceMonday * DAY_MS).toISOString().slice(0, 10)
}

/** The day before one: d-2026-11-17 for d-2026-11-18. */
export const dayBefore = (period: string): string =>
  `d-${new Date(Date.parse(`${period.slice(2)}T12:00:00Z`) - DAY_MS).toISOString().slice(0, 10)}`
