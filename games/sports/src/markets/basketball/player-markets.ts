import type { BasketballCell } from '../../models/basketball/outlook.ts'
import { OVER_UNDER, overUnder } from '../lines-results.ts'
import { totalLines } from '../lines.ts'
import type { MarketKind } from '../market.ts'
import { named } from '../words.ts'

const GROUPS = 'all|player_props'
const has = (cell: BasketballCell): number => cell

const playerMarket = (part: 'points' | 'assists' | 'rebounds', id: number, [en, pt]: readonly [string, string]): MarketKind<BasketballCell> => ({
  id,
  ...named(`{%player} ${en}`, `{%player} - ${pt}`, GROUPS),
  specifiers: ['player', 'total'],
  outcomes: OVER_UNDER,
  part,
  margin: 'main',
  lines: totalLines(has, { sides: 0 }),
  result: (cell, outcome, specifiers) => overUnder(cell, outcome, specifiers),
})

/** What a player has after four quarters. */
export const playerMarkets: readonly MarketKind<BasketballCell>[] = [
  playerMarket('points', 768, ['points', 'pontos']),
  playerMarket('assists', 770, ['assists', 'assistências']),
  playerMarket('rebounds', 772, ['rebounds', 'rebotes']),
]
