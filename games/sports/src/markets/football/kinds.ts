import { COMBINED_MARKETS } from './combined.ts'
import { GOAL_MARKETS } from './goals.ts'
import { SCORE_MARKETS } from './scores.ts'
import { type FootballMarket, asianHandicap, called, doubleChance, drawNoBet, isSo, oddOrEven, result1x2, total } from './tallies.ts'
import { CARDS, CORNERS, HALF_1, HALF_2, MATCH } from './views.ts'

/** Quarters near the middle, halves farther from it. */
const QUARTERS = [{ step: 0.25, sides: 4 }, { sides: 2 }] as const
const FEW = [{ sides: 1 }]

export const FOOTBALL_MARKETS: readonly FootballMarket[] = [
  result1x2(called(1, '1x2', 'Resultado final'), MATCH),
  doubleChance(called(10, 'Double chance', 'Dupla chance'), MATCH),
  drawNoBet(called(11, 'Draw no bet', 'Empate anula'), MATCH),
  asianHandicap(called(16, 'Handicap', 'Handicap asiático'), MATCH, ...QUARTERS),
  total(called(18, 'Total', 'Total'), MATCH, { ranges: QUARTERS }),
  total(called(19, '{$competitor1} total', '{$competitor1}: total'), MATCH, { of: ({ home }) => home, ranges: FEW }),
  total(called(20, '{$competitor2} total', '{$competitor2}: total'), MATCH, { of: ({ away }) => away, ranges: FEW }),
  oddOrEven(called(26, 'Odd/even', 'Ímpar ou par'), MATCH),
  isSo(called(29, 'Both teams to score', 'Ambas marcam'), MATCH, ({ home, away }) => home > 0 && away > 0),
  isSo(called(31, '{$competitor1} clean sheet', '{$competitor1} não sofre gol'), MATCH, ({ away }) => away === 0),
  isSo(called(32, '{$competitor2} clean sheet', '{$competitor2} não sofre gol'), MATCH, ({ home }) => home === 0),
  ...SCORE_MARKETS,
  ...COMBINED_MARKETS,
  ...GOAL_MARKETS,
  result1x2(called(60, '1st half - 1x2', '1º tempo: resultado'), HALF_1),
  doubleChance(called(63, '1st half - double chance', '1º tempo: dupla chance'), HALF_1),
  drawNoBet(called(64, '1st half - draw no bet', '1º tempo: empate anula'), HALF_1),
  asianHandicap(called(66, '1st half - handicap', '1º tempo: handicap'), HALF_1, { step: 0.25, sides: 2 }),
  total(called(68, '1st half - total', '1º tempo: total'), HALF_1, { ranges: [{ step: 0.25, sides: 2 }, ...FEW] }),
  isSo(called(75, '1st half - both teams to score', '1º tempo: ambas marcam'), HALF_1, ({ home, away }) => home > 0 && away > 0),
  result1x2(called(83, '2nd half - 1x2', '2º tempo: resultado'), HALF_2),
  total(called(90, '2nd half - total', '2º tempo: total'), HALF_2, { ranges: FEW }),
  total(called(139, 'Total bookings', 'Total de cartões amarelos'), CARDS, { ranges: [{ sides: 2 }] }),
  result1x2(called(162, 'Corner 1x2', 'Mais escanteios'), CORNERS),
  asianHandicap(called(165, 'Corner handicap', 'Handicap de escanteios'), CORNERS, { step: 0.5, sides: 3 }),
  total(called(166, 'Total corners', 'Total de escanteios'), CORNERS, { ranges: [{ sides: 3 }] }),
]
