/** Under which game of the catalogue a bet is filed: by the sport of its first leg. */
export interface Filed {
  product: 'SPORTS' | 'ESPORTS'
  vendor: string
  game: string
}

/** The book is the house's own: whose wallet pays for all of them. */
export const VENDOR = 'TUC'
/** Vendors whose games in the catalogue stand for sports. */
const SHOWN = { SPORTS: 'GOL', ESPORTS: 'ARENA' } as const

const GAMES: Readonly<Record<string, string>> = {
  'sr:sport:1': 'futebol',
  'sr:sport:2': 'basquete',
  'sr:sport:5': 'tenis',
  'sr:sport:16': 'futebol-americano',
  'sr:sport:23': 'volei',
  'sr:sport:117': 'mma',
}
const E_GAMES: Readonly<Record<string, string>> = {
  'sr:sport:109': 'tiro-tatico',
  'sr:sport:110': 'arena-5x5',
  'sr:sport:111': 'arena-5x5',
  'sr:sport:194': 'tiro-tatico',
}
const OTHER = 'esportes'
/** What the feed calls e-sports. */
export const ESPORTS: readonly string[] = Object.keys(E_GAMES)

export function filedUnder(sportUrn: string): Filed {
  const own = E_GAMES[sportUrn]
  return own ? { product: 'ESPORTS', vendor: VENDOR, game: own } : { product: 'SPORTS', vendor: VENDOR, game: GAMES[sportUrn] ?? OTHER }
}

const FILED: ReadonlySet<string> = new Set([...Object.values(GAMES), ...Object.values(E_GAMES), OTHER])
/** Whether a bet of the house's own is one of the book's. */
export const isFiled = ({ product, vendor, game }: { product: string; vendor: string; game: string }): boolean =>
  vendor === VENDOR && (product === 'SPORTS' || product === 'ESPORTS') && FILED.has(game)

/** Under which vendor the catalogue shows what a bet is filed under. */
export const shownUnder = (product: string): string => (product === 'ESPORTS' ? SHOWN.ESPORTS : SHOWN.SPORTS)

/** The sports that a game of the catalogue stands for. */
export function sportsOf(vendor: string, game: string): string[] {
  const games = vendor === SHOWN.SPORTS ? GAMES : vendor === SHOWN.ESPORTS ? E_GAMES : {}
  return Object.entries(games).flatMap(([urn, code]) => (code === game ? [urn] : []))
}
