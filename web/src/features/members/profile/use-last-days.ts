import { useToday } from '#platform/use-today'

const DAYS = 90

/** The last ninety days, as calls have them. */
export function useLastDays(): { from: string; to: string } {
  const to = useToday()
  const first = new Date(`${to}T00:00:00Z`)
  first.setUTCDate(first.getUTCDate() - DAYS)
  return { from: first.toISOString().slice(0, '2026-11-16'.length), to }
}
