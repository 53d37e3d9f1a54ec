import type { BasketballCell } from '../../models/basketball/outlook.ts'
import { byTotalOfMatch, leadOf, totalOf } from '../../models/scoring/score-cells.ts'
import { TWO_WAY, numberOf, twoWay, wins } from '../lines-results.ts'
import { linesAround } from '../lines.ts'
import type { MarketKind, OutcomeWords } from '../market.ts'
import { named } from '../words.ts'

const WINNER_AND_TOTAL: readonly OutcomeWords[] = [
  { id: '973', name: { en: '{$competitor1} & over {total}', pt: '{$competitor1} e mais de {total}' } },
  { id: '974', name: { en: '{$competitor2} & over {total}', pt: '{$competitor2} e mais de {total}' } },
  { id: '975', name: { en: '{$competitor1} & under {total}', pt: '{$competitor1} e menos de {total}' } },
  { id: '976', name: { en: '{$competitor2} & under {total}', pt: '{$competitor2} e menos de {total}' } },
]

const winnerAndTotal: MarketKind<BasketballCell> = {
  id: 292,
  ...named('Winner & total (incl. overtime)', 'Vencedor e total de pontos (com prorrogação)', 'all|score|incl_ot'),
  specifiers: ['total'],
  outcomes: WINNER_AND_TOTAL,
  part: 'match',
  margin: 'main',
  by: byTotalOfMatch,
  // Only lines between two points: nothing is void.
  lines: (cells, chances) => linesAround({ cells, chances }, totalOf, { sides: 1 }).map((total) => ({ total: String(total) })),
  result: (cell, outcome, specifiers) => {
    const isOver = totalOf(cell) > numberOf(specifiers, 'total')
    return wins(outcome === (leadOf(cell) > 0 ? (isOver ? '973' : '975') : isOver ? '974' : '976'))
  },
}

/** In four quarters. Cells say who got there first: 0 nobody, 1 the home side, 2 the away side. */
const race: MarketKind<BasketballCell> = {
  id: 230,
  ...named('Race to {pointnr} points', 'Quem chega primeiro a {pointnr} pontos', 'all|score|regular_play'),
  specifiers: ['pointnr'],
  outcomes: TWO_WAY,
  part: 'race',
  margin: 'main',
  result: (cell, outcome) => twoWay(cell === 0 ? 0 : cell === 1 ? 1 : -1, outcome),
}

export const basketballMarkets = [winnerAndTotal, race]
