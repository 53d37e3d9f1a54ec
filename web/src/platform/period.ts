/** Days of the brand's time zone, yyyy-MM-dd, both included. */
export interface Period {
  from: string
  to: string
}

export const recordPresets = ['today', 'yesterday', 'days7', 'days30'] as const
export const profitPresets = ['days7', 'days30', 'thisMonth', 'lastMonth', 'year'] as const
export const teamPresets = ['today', 'yesterday', 'thisWeek', 'lastWeek', 'thisMonth', 'lastMonth'] as const
export type Preset = (typeof recordPresets)[number] | (typeof profitPresets)[number] | (typeof teamPresets)[number]

const DAY_MS = 86_400_000

/** A calendar has no clock: days are counted where none is longer than another. */
export const addDays = (day: string, count: number): string => new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, day.length)

const firstOfMonth = (day: string): string => `${day.slice(0, 'yyyy-MM'.length)}-01`

export function periodOf(preset: Preset, today: string): Period {
  switch (preset) {
    case 'today':
      return { from: today, to: today }
    case 'yesterday':
      return { from: addDays(today, -1), to: addDays(today, -1) }
    case 'days7':
      return { from: addDays(today, -6), to: today }
    case 'days30':
      return { from: addDays(today, -29), to: today }
    case 'thisWeek':
      return { from: startOf('week', today), to: today }
    case 'lastWeek': {
      const to = addDays(startOf('week', today), -1)
      return { from: addDays(to, -6), to }
    }
    case 'thisMonth':
      return { from: firstOfMonth(today), to: today }
    case 'lastMonth': {
      const to = addDays(firstOfMonth(today), -1)
      return { from: firstOfMonth(to), to }
    }
    case 'year': {
      // Twelve months, the present one among them.
      const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))]
      return { from: new Date(Date.UTC(year, month - 12, 1)).toISOString().slice(0, today.length), to: today }
    }
  }
}

export const steps = ['day', 'week', 'month'] as const
export type Step = (typeof steps)[number]

/** The first day of the day, week or month that a day lies in. Weeks begin on Mondays, as those of limits do. */
export function startOf(step: Step, day: string): string {
  if (step === 'day') return day
  if (step === 'month') return firstOfMonth(day)
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7))
}

/** Every day of a period, in order. */
export function daysOf({ from, to }: Period): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}
