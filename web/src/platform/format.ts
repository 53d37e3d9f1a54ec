/** Minor units as "1,234.50": two decimals, thousands separators. Spec §9. */
export function money(minor: bigint): string {
  const digits = (minor < 0n ? -minor : minor).toString().padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${minor < 0n ? '-' : ''}${whole}.${digits.slice(-2)}`
}

/** A moment as yyyy-MM-dd hh:mm:ss of the brand's time zone, 24-hour. Spec §3. */
export function moment(epochMs: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(epochMs)
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((found) => found.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')} ${part('hour')}:${part('minute')}:${part('second')}`
}

/** The day of a moment, yyyy-MM-dd of the brand's time zone. */
export const day = (epochMs: number, timeZone: string): string => moment(epochMs, timeZone).slice(0, 'yyyy-MM-dd'.length)

/** Minor units as a sentence has them: its symbol, then 1.234,50 in Portuguese or 1,234.50 in English. The space never breaks. */
export function amount(minor: bigint, symbol: string, language: 'PT' | 'EN'): string {
  const written = money(minor)
  const local = language === 'PT' ? written.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.')) : written
  return `${symbol}\u00A0${local}`
}

/** A gain or a loss: its sign stands before the symbol. */
export function signedAmount(minor: bigint, symbol: string, language: 'PT' | 'EN'): string {
  const sign = minor > 0n ? '+' : minor < 0n ? '\u2212' : ''
  return `${sign}${amount(minor < 0n ? -minor : minor, symbol, language)}`
}

/** Hundredths of a percent as "96,50%". */
export const percent = (hundredths: number, language: 'PT' | 'EN'): string =>
  `${(hundredths / 100).toFixed(2).replace('.', language === 'PT' ? ',' : '.')}%`
