/** Under which game of the catalogue a bet is filed: by the sport of its first leg. */
export interface Filed {
  product: 'SPORTS' | 'ESPORTS'
  vendor: string
  game: string
}

export const VENDORS = { SPORTS: 'GOL', ESPORTS: 'ARENA' } as const

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
    ? { product: 'ESPORTS', vendor: VENDORS.ESPORTS, game: own }
    : { product: 'SPORTS', vendor: VENDORS.SPORTS, game: GAMES[sportUrn] ?? OTHER }
}

/** The sports that a game of the catalogue stands for. */
export function sportsOf(vendor: string, game: string): string[] {
  const games = vendor === VENDORS.SPORTS ? GAMES : vendor === VENDORS.ESPORTS ? E_GAMES : {}
  return Object.entries(games).flatMap(([urn, code]) => (code === game ? [urn] : []))
}
