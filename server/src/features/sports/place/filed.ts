/** Under which game of the catalogue a bet is filed: by the sport of its first leg. */
export interface Filed {
  product: 'SPORTS' | 'ESPORTS'
  vendor: string
  game: string
}

/** The vendor whose wallet pays for all of them. */
export const VENDOR = 'GOL'
const E_VENDOR = 'ARENA'

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

export function filedUnder(sportUrn: string): Filed {
  const own = E_GAMES[sportUrn]
  return own
    ? { product: 'ESPORTS', vendor: VENDOR, game: own }
    : { product: 'SPORTS', vendor: VENDOR, game: GAMES[sportUrn] ?? OTHER }
}

/** The sports that a game of the catalogue stands for. */
export function sportsOf(vendor: string, game: string): string[] {
  const games = vendor === VENDOR ? GAMES : vendor === E_VENDOR ? E_GAMES : {}
  return Object.entries(games).flatMap(([urn, code]) => (code === game ? [urn] : []))
}
