import { TEAM_DAYS_MAX } from '@tucano/contract/agents'
import { Fault } from '#platform/fault'

/** Every day of a period, also those on which nothing happened. */
export function everyDay(from: string, to: string): string[] {
  const first = Date.parse(from)
  const many = Math.round((Date.parse(to) - first) / 86_400_000) + 1
  return Array.from({ length: Math.max(0, many) }, (_, n) => new Date(first + n * 86_400_000).toISOString().slice(0, 10))
}

/** Reports go back so many days at a time. */
export function checkPeriod({ from, to }: { from: string; to: string }): void {
  const many = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  if (many < 1 || many > TEAM_DAYS_MAX) throw new Fault('request.invalid', { fields: [{ field: 'to', problem: 'period' }] })
}
