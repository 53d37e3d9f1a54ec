/** Writes moments of the brand's time zone for people, to the second: 16/11/2026 09:02:05, and in English as spreadsheets read them. */
export function exactMoments(timeZone: string, language: string): (epochMs: number) => string {
  const two = '2-digit' as const
  const shape = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two, hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat(language === 'EN' ? 'sv-SE' : 'pt-BR', { timeZone, ...shape })
  return (epochMs) => format.format(epochMs).replace(',', '')
}

const days = new Map<string, Intl.DateTimeFormat>()

/** The day that a moment is on, in a time zone: 2026-11-18. */
export function dayOf(at: Date, timeZone: string): string {
  let format = days.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    days.set(timeZone, format)
  }
  return format.format(at)
}
