/** What may stand in an attribute. */
export interface Value<T> {
  /** Follows "is not". */
  what: string
  /** `undefined` where the text is not such a value; `null` where it says that there is none, as `NaN` does. */
  read: (text: string) => T | null | undefined
  write: (value: T) => string
}

export const words: Value<string> = { what: 'text', read: (text) => text, write: (value) => value }

export const whole: Value<number> = {
  what: 'a whole number',
  // Zero is added for what is written as minus zero.
  read: (text) => (/^[+-]?\d{1,15}$/.test(text) ? Number(text) + 0 : undefined),
  write: String,
}

const DECIMAL = /^[+-]?\d{1,15}(?:\.\d{0,40})?(?:[eE][+-]?\d{1,3})?$/

export const decimal: Value<number> = {
  what: 'a number',
  read: (text) => (DECIMAL.test(text) ? Number(text) : undefined),
  write: String,
}

/** A decimal number that is kept as a whole number of its smallest parts: 1.85 as 1850 thousandths. Smaller parts are rounded. */
function parts({ digits, max, what }: { digits: number; max: number; what: string }): Value<number> {
  const unit = 10 ** digits
  return {
    what,
    read: (text) => {
      if (text === 'NaN') return null
      const value = DECIMAL.test(text) ? Math.round(Number(text) * unit) + 0 : -1
      return value >= 0 && value <= max ? value : undefined
    },
    write: (value) => {
      if (!Number.isSafeInteger(value) || value < 0 || value > max) throw new RangeError(`${value} is not ${what}`)
      const fraction = String(value % unit).padStart(digits, '0')
      return `${Math.floor(value / unit)}.${fraction}`.replace(/\.?0+$/, '')
    },
  }
}

/** Odds: 1.85 is 1850. */
export const thousandths = parts({ digits: 3, max: 1e12, what: 'odds' })
/** Parts of 1, such as probabilities: 0.25 is 250,000,000. */
export const billionths = parts({ digits: 9, max: 1e9, what: 'between 0 and 1' })

/** Words for the feed's codes. */
export function coded<const T extends string>(codes: Record<T, string | number>): Value<T> {
  const byCode = new Map((Object.keys(codes) as T[]).map((word) => [String(codes[word]), word]))
  return { what: `one of ${[...byCode.keys()].join(', ')}`, read: (text) => byCode.get(text), write: (word) => String(codes[word]) }
}

/** Yes or no: written as `1` and `0`, or as `true` and `false`, and read as either. */
function yesOrNo(yes: string, no: string): Value<boolean> {
  return {
    what: 'yes or no',
    read: (text) => (text === '1' || text === 'true' ? true : text === '0' || text === 'false' ? false : undefined),
    write: (value) => (value ? yes : no),
  }
}
export const bit = yesOrNo('1', '0')
export const truth = yesOrNo('true', 'false')

/** A moment in milliseconds since 1970, written as a date and a time with its zone. */
export const moment: Value<number> = {
  what: 'a moment',
  read: (text) => {
    const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN
    return Number.isNaN(ms) ? undefined : ms
  },
  write: (ms) => new Date(ms).toISOString(),
}

/** Seconds, written as minutes and seconds. A number alone is minutes. */
export const minutes: Value<number> = {
  what: 'minutes and seconds',
  read: (text) => {
    const [, whole, seconds = '0'] = /^(\d{1,6})(?::(\d{1,2}))?$/.exec(text) ?? []
    return whole === undefined ? undefined : Number(whole) * 60 + Number(seconds)
  },
  write: (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
}

/** Names between bars. */
export const names: Value<string[]> = {
  what: 'names between bars',
  read: (text) => text.split('|').filter((name) => name !== ''),
  write: (value) => value.join('|'),
}
