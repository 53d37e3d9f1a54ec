/** How amounts, numbers and moments are written. Nothing else in the page writes them: a house rule looks. */
export type Written = 'PT' | 'EN'

/** Minor units as somebody would type them: 1.234,50 in Portuguese, 1,234.50 in English. Always two decimals. Spec §9. */
export function plainAmount(minor: bigint, language: Written): string {
  const [point, group] = language === 'PT' ? [',', '.'] : ['.', ',']
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, group)
  return `${minor < 0n ? '-' : ''}${whole}${point}${digits.slice(-2)}`
}

/** Minor units with their symbol, as banks of the country write them. The space never breaks. */
export const amount = (minor: bigint, symbol: string, language: Written): string => `${symbol}\u00A0${plainAmount(minor, language)}`

/** A gain or a loss: its sign stands before the symbol. */
export function signedAmount(minor: bigint, symbol: string, language: Written): string {
  const sign = minor > 0n ? '+' : minor < 0n ? '\u2212' : ''
  return `${sign}${amount(minor < 0n ? -minor : minor, symbol, language)}`
}

/** A number that is no money, with as many decimals as are asked for: 5.000, or 1,98. */
export const number = (value: number | bigint, language: Written, decimals: { min?: number; max?: number } = {}): string =>
  new Intl.NumberFormat(TAGS[language], {
    minimumFractionDigits: decimals.min ?? 0,
    maximumFractionDigits: Math.max(decimals.min ?? 0, decimals.max ?? decimals.min ?? 0),
  }).format(value)

/** Hundredths of a percent as "96,50%". */
export const percent = (hundredths: number, language: Written): string => `${number(hundredths / 100, language, { min: 2 })}%`

/** The size of a file in megabytes, rounded up: what is just too large is not said to fit. */
export const megabytes = (bytes: number, language: Written): string =>
  number(Math.ceil((bytes / 1024 / 1024) * 10) / 10, language, { min: 1 })

/** Minor units where there is room for three digits: "1,2 mil". */
export const compactAmount = (minor: bigint, language: Written): string =>
  new Intl.NumberFormat(TAGS[language], { notation: 'compact', maximumFractionDigits: 1 }).format(Number(minor) / 100)

const TAGS: Record<Written, string> = { PT: 'pt-BR', EN: 'en' }

/** A moment as 16/11/2026 09:02 of the brand's time zone, 24-hour, in either language. */
export const moment = (epochMs: number, timeZone: string): string => `${day(epochMs, timeZone)} ${clock(epochMs, timeZone)}`

/** The same to the second, for details. */
export const exactMoment = (epochMs: number, timeZone: string): string => `${day(epochMs, timeZone)} ${clockOf(partsOf(epochMs, timeZone))}`

/** 16/11/2026. */
export const day = (epochMs: number, timeZone: string): string => writtenDay(isoDay(epochMs, timeZone))

/** 09:02. */
export const clock = (epochMs: number, timeZone: string): string => clockOf(partsOf(epochMs, timeZone)).slice(0, '09:02'.length)

/** A day that came as yyyy-MM-dd, as people write it. */
export const writtenDay = (iso: string): string => iso.split('-').toReversed().join('/')

/** A day and a month that came as yyyy-MM-dd: 16/11. */
export const shortDay = (iso: string): string => writtenDay(iso).slice(0, '16/11'.length)

/** The month of a day that came as yyyy-MM-dd: "novembro de 2026", and "nov 26" where there is little room. */
export function monthName(iso: string, language: Written): { long: string; short: string } {
  const written = (month: 'long' | 'short', year: 'numeric' | '2-digit'): string =>
    new Intl.DateTimeFormat(TAGS[language], { month, year, timeZone: 'UTC' }).format(Date.parse(iso))
  return { long: written('long', 'numeric'), short: written('short', '2-digit').replaceAll(/\.| de/g, '') }
}

/** A moment in a sentence: "16/11/2026 às 09:02". */
export const spokenMoment = (epochMs: number, timeZone: string, language: Written): string =>
  `${day(epochMs, timeZone)} ${language === 'PT' ? 'às' : 'at'} ${clock(epochMs, timeZone)}`

/** A moment of the next days in a sentence: "17/11 às 09:06". */
export const soonMoment = (epochMs: number, timeZone: string, language: Written): string =>
  spokenMoment(epochMs, timeZone, language).replace(/^(\d\d\/\d\d)\/\d{4}/, '$1')

/** A moment as yyyy-MM-dd hh:mm:ss, where the specification says so: the time of a notice. Spec §3. */
export const isoMoment = (epochMs: number, timeZone: string): string =>
  `${isoDay(epochMs, timeZone)} ${clockOf(partsOf(epochMs, timeZone))}`

/** The day of a moment as calls and date fields have it, yyyy-MM-dd of the brand's time zone. */
export function isoDay(epochMs: number, timeZone: string): string {
  const { year, month, day: date } = partsOf(epochMs, timeZone)
  return `${year}-${month}-${date}`
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', string>

const formats = new Map<string, Intl.DateTimeFormat>()

function partsOf(epochMs: number, timeZone: string): Parts {
  let format = formats.get(timeZone)
  if (!format) {
    const two = '2-digit' as const
    const shape = { year: 'numeric', month: two, day: two, hour: two, minute: two, second: two, hourCycle: 'h23' } as const
    format = new Intl.DateTimeFormat('en-CA', { timeZone, ...shape })
    formats.set(timeZone, format)
  }
  return Object.fromEntries(format.formatToParts(epochMs).map(({ type, value }) => [type, value])) as Parts
}

const clockOf = ({ hour, minute, second }: Parts): string => `${hour}:${minute}:${second}`
