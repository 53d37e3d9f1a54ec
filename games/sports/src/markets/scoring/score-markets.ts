import {
  type ScoreCell,
  awayPoints,
  byLead,
  byLeadOfMatch,
  byTotalOfMatch,
  homePoints,
  leadOf,
  tookOvertime,
  totalOf,
} from '../../models/scoring/score-cells.ts'
import { HANDICAP, OVER_UNDER, THREE_WAY, TWO_WAY, YES_NO, handicap, overUnder, threeWay, twoWay, yesNo } from '../lines-results.ts'
import { type LineRange, handicapLines, totalLines } from '../lines.ts'
import type { MarketKind, Specifiers } from '../market.ts'
import { named } from '../words.ts'

type Kind = MarketKind<ScoreCell>
type Lines = (cells: readonly ScoreCell[], chances: Float64Array) => readonly Specifiers[]

const INCLUDING_OVERTIME = 'all|score|incl_ot'
const HALF = 'all|score|1st_half'
const QUARTER = 'all|score|quarter'

/** A match has a winner: half a point more or less is no other market. */
const moreThanWinner =
  (lines: Lines): Lines =>
  (cells, chances) =>
    lines(cells, chances).filter(({ hcp }) => Math.abs(Number(hcp)) > 0.5)

const threeWayKind = (part: string, id: number, words: Pick<Kind, 'name' | 'groups'>, specifiers: string[]): Kind => ({
  id,
  ...words,
  specifiers,
  outcomes: THREE_WAY,
  part,
  margin: 'main',
  by: byLead,
  result: (cell, outcome) => threeWay(leadOf(cell), outcome),
})

interface OfLead {
  specifiers: readonly string[]
  lines: Lines
  by?: (cell: ScoreCell) => number
}

const handicapKind = (
  part: string,
  id: number,
  words: Pick<Kind, 'name' | 'groups'>,
  { specifiers, lines, by = byLead }: OfLead,
): Kind => ({
  id,
  ...words,
  specifiers,
  outcomes: HANDICAP,
  part,
  margin: 'main',
  by,
  lines,
  result: (cell, outcome, specifiers) => handicap(leadOf(cell), outcome, specifiers),
})

interface OfNumber {
  specifiers: readonly string[]
  number: (cell: ScoreCell) => number
  range?: LineRange
  by?: (cell: ScoreCell) => number
}

const totalKind = (
  part: string,
  id: number,
  words: Pick<Kind, 'name' | 'groups'>,
  { specifiers, number, range = {}, by = number }: OfNumber,
): Kind => ({
  id,
  ...words,
  specifiers,
  outcomes: OVER_UNDER,
  part,
  margin: 'main',
  by,
  lines: totalLines(number, range),
  result: (cell, outcome, specifiers) => overUnder(number(cell), outcome, specifiers),
})

const wholeMatch: readonly Kind[] = [
  {
    id: 219,
    ...named('Winner (incl. overtime)', 'Vencedor (com prorrogação)', INCLUDING_OVERTIME),
    specifiers: [],
    outcomes: TWO_WAY,
    part: 'match',
    margin: 'main',
    by: byLeadOfMatch,
    result: (cell, outcome) => twoWay(leadOf(cell), outcome),
  },
  handicapKind('match', 223, named('Handicap (incl. overtime)', 'Handicap (com prorrogação)', INCLUDING_OVERTIME), {
    specifiers: ['hcp'],
    lines: moreThanWinner(handicapLines(leadOf, { sides: 2 })),
    by: byLeadOfMatch,
  }),
  totalKind('match', 225, named('Total (incl. overtime)', 'Total de pontos (com prorrogação)', INCLUDING_OVERTIME), {
    specifiers: ['total'],
    number: totalOf,
    range: { sides: 2 },
    by: byTotalOfMatch,
  }),
  totalKind(
    'match',
    227,
    named('{$competitor1} total (incl. overtime)', '{$competitor1} - total de pontos (com prorrogação)', INCLUDING_OVERTIME),
    {
      specifiers: ['total'],
      number: homePoints,
      range: { sides: 1 },
    },
  ),
  totalKind(
    'match',
    228,
    named('{$competitor2} total (incl. overtime)', '{$competitor2} - total de pontos (com prorrogação)', INCLUDING_OVERTIME),
    {
      specifiers: ['total'],
      number: awayPoints,
      range: { sides: 1 },
    },
  ),
  {
    id: 220,
    ...named('Will there be overtime', 'Haverá prorrogação', 'all|score|regular_play'),
    specifiers: [],
    outcomes: YES_NO,
    part: 'match',
    margin: 'main',
    by: byLeadOfMatch,
    result: (cell, outcome) => yesNo(tookOvertime(cell), outcome),
  },
]

const halfAndQuarters: readonly Kind[] = [
  threeWayKind('half', 60, named('1st half - 1x2', '1º tempo: resultado', HALF), []),
  handicapKind('half', 66, named('1st half - handicap', '1º tempo: handicap', HALF), {
    specifiers: ['hcp'],
    lines: handicapLines(leadOf, { sides: 1 }),
  }),
  totalKind('half', 68, named('1st half - total', '1º tempo: total', HALF), {
    specifiers: ['total'],
    number: totalOf,
    range: { sides: 1 },
  }),
  threeWayKind('quarter', 235, named('{!quarternr} quarter - 1x2', '{!quarternr} quarto - resultado', QUARTER), ['quarternr']),
  handicapKind('quarter', 303, named('{!quarternr} quarter - handicap', '{!quarternr} quarto - handicap', QUARTER), {
    specifiers: ['quarternr', 'hcp'],
    lines: handicapLines(leadOf, { sides: 1 }),
  }),
  totalKind('quarter', 236, named('{!quarternr} quarter - total', '{!quarternr} quarto - total de pontos', QUARTER), {
    specifiers: ['quarternr', 'total'],
    number: totalOf,
    range: { sides: 1 },
  }),
]

/** What is offered on the points of both sides, in basketball as in American football. */
export const scoreMarkets: readonly Kind[] = [...wholeMatch, ...halfAndQuarters]
