/** The animals of lunar years, by what is left of the year over twelve. */
export const ANIMALS = ['MONKEY', 'ROOSTER', 'DOG', 'PIG', 'RAT', 'OX', 'TIGER', 'RABBIT', 'DRAGON', 'SNAKE', 'HORSE', 'GOAT'] as const
export type Animal = (typeof ANIMALS)[number]

/** First days of lunar years. */
const NEW_YEARS: readonly string[] = [
  '2024-02-10',
  '2025-01-29',
  '2026-02-17',
  '2027-02-06',
  '2028-01-26',
  '2029-02-13',
  '2030-02-03',
  '2031-01-23',
  '2032-02-11',
  '2033-01-31',
  '2034-02-19',
  '2035-02-08',
  '2036-01-28',
  '2037-02-15',
  '2038-02-04',
  '2039-01-24',
  '2040-02-12',
]

/** The lunar year of a day (2027-01-31); beyond the years that are known, that of the calendar. */
export function lunarYearOf(day: string): number {
  const year = Number(day.slice(0, 4))
  const begins = NEW_YEARS.find((first) => first.startsWith(`${year}-`))
  return begins !== undefined && day < begins ? year - 1 : year
}

const DAY = 86_400_000
/** Days around the new year on which Vietnam draws nothing: its eve and the first three. */
export function isTet(day: string): boolean {
  const at = Date.parse(`${day}T00:00:00Z`)
  return NEW_YEARS.some((first) => {
    const days = (at - Date.parse(`${first}T00:00:00Z`)) / DAY
    return days >= -1 && days <= 2
  })
}

const animalOf = (number: number): Animal => ANIMALS[((number % 12) + 12) % 12]!
/** The animal of a ball in a lunar year: ball 1 has the year's own, ball 2 that of the year before. */
export const animalOfBall = (ball: string, lunarYear: number): Animal => animalOf(lunarYear - Number(ball) + 1)
/** The animal that balls of `YEAR0`, `YEAR1` … have in a lunar year. */
export const animalOfYear = (choice: string, lunarYear: number): Animal => animalOf(lunarYear - Number(choice.slice('YEAR'.length)))
