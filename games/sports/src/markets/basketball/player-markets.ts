import type { BasketballCell } from '../../models/basketball/outlook.ts'
import { OVER_UNDER, overUnder } from '../lines-results.ts'
import type { MarketKind, Specifiers } from '../market.ts'
import { named } from '../words.ts'

const GROUPS = 'all|player_props'
/** No line is offered below this, nor one whose sides are further from even. */
const LEAST_LINE = 1.5
const LEAST_CHANCE = 0.25

/** The one line whose sides are the most alike. */
function middleLine(cells: readonly BasketballCell[], chances: Float64Array): Specifiers[] {
  let [n, below] = [0, 0]
  while (n < cells.length - 1 && below + chances[n]! < 0.5) below += chances[n++]!
  const upTo = below + chances[n]!
  const [line, under] = 0.5 - below < upTo - 0.5 ? [cells[n]! - 0.5, below] : [cells[n]! + 0.5, upTo]
  return line < LEAST_LINE || Math.min(under, 1 - under) < LEAST_CHANCE ? [] : [{ total: String(line) }]
}

const playerMarket = (
  part: 'points' | 'assists' | 'rebounds',
  id: number,
  [en, pt]: readonly [string, string],
): MarketKind<BasketballCell> => ({
  id,
  ...named(`{%player} ${en}`, `{%player} - ${pt}`, GROUPS),
  specifiers: ['player', 'total'],
  outcomes: OVER_UNDER,
  part,
  margin: 'main',
  lines: middleLine,
  result: (cell, outcome, specifiers) => overUnder(cell, outcome, specifiers),
})

/** What a player has after four quarters. */
export const playerMarkets: readonly MarketKind<BasketballCell>[] = [
  playerMarket('points', 768, ['points', 'pontos']),
  playerMarket('assists', 770, ['assists', 'assistências']),
  playerMarket('rebounds', 772, ['rebounds', 'rebotes']),
]
