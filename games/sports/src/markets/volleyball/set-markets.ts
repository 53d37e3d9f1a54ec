import type { RaceCell, SetCell, VolleyballCell } from '../../models/volleyball/outlook.ts'
import { HANDICAP, ODD_EVEN, OVER_UNDER, TWO_WAY, handicap, oddEven, overUnder, twoWay } from '../lines-results.ts'
import { handicapLines, totalLines } from '../lines.ts'
import type { MarketKind, Specifiers } from '../market.ts'
import { kindsOf } from '../on-part.ts'
import { named } from '../words.ts'

const on = kindsOf<VolleyballCell>()
const SET = 'all|score|set'

const leadOf = ({ home, away }: SetCell): number => home - away
const pointsOf = ({ home, away }: SetCell): number => home + away

type Lines = (cells: readonly SetCell[], chances: Float64Array) => Specifiers[]
/** Nothing is offered on a set that may not be played. */
const ifPlayed =
  (lines: Lines): Lines =>
  (cells, chances) =>
    cells.every(({ isPlayed }) => isPlayed) ? lines(cells, chances) : []

const once = ifPlayed(() => [{}])
const leadLines = handicapLines(leadOf)
const MOST_POINTS = 1024
const byLead = (cell: SetCell): number => leadOf(cell) + MOST_POINTS

/** A set that is not played gives stakes back. */
export const setMarkets: readonly MarketKind<VolleyballCell>[] = [
  on('set', {
    id: 202,
    ...named('{!setnr} set - winner', '{!setnr} set - vencedor', SET),
    specifiers: ['setnr'],
    outcomes: TWO_WAY,
    margin: 'main',
    by: byLead,
    lines: once,
    result: (cell, outcome) => twoWay(leadOf(cell), outcome),
  }),
  on('set', {
    id: 309,
    ...named('{!setnr} set - point handicap', '{!setnr} set - handicap de pontos', SET),
    specifiers: ['setnr', 'hcp'],
    outcomes: HANDICAP,
    margin: 'main',
    by: byLead,
    // A set is won by two points or more: lines nearer to none are who wins it.
    lines: ifPlayed((cells, chances) => leadLines(cells, chances).filter(({ hcp }) => Math.abs(Number(hcp)) > 2)),
    result: (cell, outcome, specifiers) => (cell.isPlayed ? handicap(leadOf(cell), outcome, specifiers) : 'void'),
  }),
  on('set', {
    id: 310,
    ...named('{!setnr} set - total points', '{!setnr} set - total de pontos', SET),
    specifiers: ['setnr', 'total'],
    outcomes: OVER_UNDER,
    margin: 'main',
    by: pointsOf,
    lines: ifPlayed(totalLines(pointsOf)),
    result: (cell, outcome, specifiers) => (cell.isPlayed ? overUnder(pointsOf(cell), outcome, specifiers) : 'void'),
  }),
  on('set', {
    id: 311,
    ...named('{!setnr} set - odd/even points', '{!setnr} set - pontos ímpar/par', SET),
    specifiers: ['setnr'],
    outcomes: ODD_EVEN,
    margin: 'main',
    by: (cell) => (cell.isPlayed ? pointsOf(cell) % 2 : 2),
    lines: once,
    result: (cell, outcome) => (cell.isPlayed ? oddEven(pointsOf(cell), outcome) : 'void'),
  }),
  on('race', {
    id: 313,
    ...named('{!setnr} set - race to {pointnr} points', '{!setnr} set - primeiro a {pointnr} pontos', SET),
    specifiers: ['setnr', 'pointnr'],
    outcomes: TWO_WAY,
    margin: 'main',
    lines: (cells: readonly RaceCell[]) => (cells.every(({ winner }) => winner !== undefined) ? [{}] : []),
    result: ({ winner }, outcome) => twoWay(winner === undefined ? 0 : winner === 'home' ? 1 : -1, outcome),
  }),
]
