export type SportCode =
  | 'football'
  | 'basketball'
  | 'tennis'
  | 'volleyball'
  | 'american-football'
  | 'mma'
  | 'cs2'
  | 'valorant'
  | 'lol'
  | 'dota2'
  | 'other'

/** Which of the two pages shows a sport. */
export type Family = 'sports' | 'esports'

interface SportFacts {
  code: SportCode
  family: Family
  /** What a part of a match is called. */
  part: 'half' | 'quarter' | 'set' | 'round' | 'map'
  /** Whether a match can end level. */
  draws: boolean
}

const OTHER: SportFacts = { code: 'other', family: 'sports', part: 'half', draws: true }

/** By the feed's numbers. */
const SPORTS: Readonly<Record<string, SportFacts>> = {
  1: { code: 'football', family: 'sports', part: 'half', draws: true },
  2: { code: 'basketball', family: 'sports', part: 'quarter', draws: false },
  5: { code: 'tennis', family: 'sports', part: 'set', draws: false },
  23: { code: 'volleyball', family: 'sports', part: 'set', draws: false },
  16: { code: 'american-football', family: 'sports', part: 'quarter', draws: false },
  117: { code: 'mma', family: 'sports', part: 'round', draws: false },
  109: { code: 'cs2', family: 'esports', part: 'map', draws: false },
  194: { code: 'valorant', family: 'esports', part: 'map', draws: false },
  110: { code: 'lol', family: 'esports', part: 'map', draws: false },
  111: { code: 'dota2', family: 'esports', part: 'map', draws: false },
}

/** What the pages know of a sport by its name in the feed: `sr:sport:1`. */
export const sportOf = (urn: string): SportFacts => SPORTS[urn.slice(urn.lastIndexOf(':') + 1)] ?? OTHER

/** What a list shows of a match: how it ends, the handicap, the total. */
export const COLUMNS = ['result', 'handicap', 'total'] as const
export type Column = (typeof COLUMNS)[number]

const IDS: Record<Column, readonly number[]> = {
  result: [1, 186, 219],
  handicap: [16, 223, 187, 237, 188, 327, 331],
  total: [18, 225, 189, 238, 314, 328, 332],
}

/** The market of a column, of those that a row has. */
export const marketOf = <Market extends { market: number }>(markets: readonly Market[], column: Column): Market | undefined =>
  markets.find(({ market }) => IDS[column].includes(market))
