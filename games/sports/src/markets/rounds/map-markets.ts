import type { MapCell, OrderCell, RaceCell, RoundsCell } from '../../models/rounds/outlook.ts'
import { HALF } from '../../models/rounds/state.ts'
import { winnerAt } from '../../models/winners.ts'
import {
  HANDICAP,
  ODD_EVEN,
  OVER_UNDER,
  THREE_WAY,
  TWO_WAY,
  YES_NO,
  handicap,
  numberOf,
  oddEven,
  overUnder,
  threeWay,
  twoWay,
  yesNo,
} from '../lines-results.ts'
import { handicapLines, totalLines } from '../lines.ts'
import type { MarketKind, Result, Specifiers } from '../market.ts'
import { kindsOf } from '../on-part.ts'
import { named } from '../words.ts'

const on = kindsOf<RoundsCell>()
const MAP = 'all|score|map'
const MAP_WITH_OVERTIME = 'all|score|map_incl_ot'

const leadOf = ({ home, away }: MapCell): number => home - away
const roundsOf = ({ home, away }: MapCell): number => home + away
const hasOvertime = (cell: MapCell): boolean => roundsOf(cell) > 2 * HALF
const leadInRegulation = (cell: MapCell): number => (hasOvertime(cell) ? 0 : leadOf(cell))

type Lines = (cells: readonly MapCell[], chances: Float64Array) => Specifiers[]
/** Nothing of these is offered on a map that may not be played. */
const ifPlayed =
  (lines: Lines): Lines =>
  (cells, chances) =>
    cells.every(({ isPlayed }) => isPlayed) ? lines(cells, chances) : []
const once = ifPlayed(() => [{}])

/** A map that is not played gives stakes back. */
const played =
  (result: (cell: MapCell, outcome: string, specifiers: Specifiers) => Result) =>
  (cell: MapCell, outcome: string, specifiers: Specifiers): Result =>
    cell.isPlayed ? result(cell, outcome, specifiers) : 'void'

/** A half is named while it is open. */
const halfLines = ifPlayed((cells) =>
  [0, 1]
    .filter((half) => cells.some(({ halves }) => halves[half] !== cells[0]?.halves[half]))
    .map((half) => ({ halfnr: String(half + 1) })),
)

const winnerOf = (order: string, number: number, outcome: string): Result => {
  const winner = winnerAt(order, number - 1)
  return twoWay(winner === undefined ? 0 : winner === 'home' ? 1 : -1, outcome)
}
/** Those that come next and of which some are played whatever happens. */
const openIn = (cells: readonly OrderCell[]): number[] =>
  cells.every(({ order }) => order.length > 0)
    ? (cells[0]?.open ?? []).filter((number) => cells.some(({ order }) => order.length >= number))
    : []

const leadLines = handicapLines(leadOf)

export const mapMarkets: readonly MarketKind<RoundsCell>[] = [
  on('map', {
    id: 331,
    ...named('{!mapnr} map - round handicap (incl. overtime)', '{!mapnr} mapa - handicap de rounds (com prorrogação)', MAP_WITH_OVERTIME),
    specifiers: ['mapnr', 'hcp'],
    outcomes: HANDICAP,
    margin: 'maps',
    by: (cell) => leadOf(cell) + 32,
    // A map is won by two rounds or more: lines nearer to none are who wins it.
    lines: ifPlayed((cells, chances) => leadLines(cells, chances).filter(({ hcp }) => Math.abs(Number(hcp)) > 2)),
    result: played((cell, outcome, specifiers) => handicap(leadOf(cell), outcome, specifiers)),
  }),
  on('map', {
    id: 332,
    ...named('{!mapnr} map - total rounds (incl. overtime)', '{!mapnr} mapa - total de rounds (com prorrogação)', MAP_WITH_OVERTIME),
    specifiers: ['mapnr', 'total'],
    outcomes: OVER_UNDER,
    margin: 'maps',
    by: roundsOf,
    lines: ifPlayed(totalLines(roundsOf)),
    result: played((cell, outcome, specifiers) => overUnder(roundsOf(cell), outcome, specifiers)),
  }),
  on('map', {
    id: 334,
    ...named('{!mapnr} map - 1x2', '{!mapnr} mapa - 1x2', MAP),
    specifiers: ['mapnr'],
    outcomes: THREE_WAY,
    margin: 'maps',
    by: (cell) => (cell.isPlayed ? Math.sign(leadInRegulation(cell)) + 1 : 3),
    lines: once,
    result: played((cell, outcome) => threeWay(leadInRegulation(cell), outcome)),
  }),
  on('map', {
    id: 335,
    ...named('{!mapnr} map - will there be overtime', '{!mapnr} mapa - haverá prorrogação', MAP),
    specifiers: ['mapnr'],
    outcomes: YES_NO,
    margin: 'maps',
    by: (cell) => (cell.isPlayed ? Number(hasOvertime(cell)) : 2),
    lines: once,
    result: played((cell, outcome) => yesNo(hasOvertime(cell), outcome)),
  }),
  on('map', {
    id: 621,
    ...named('{!mapnr} map - odd/even rounds (incl. overtime)', '{!mapnr} mapa - rounds ímpar/par (com prorrogação)', MAP_WITH_OVERTIME),
    specifiers: ['mapnr'],
    outcomes: ODD_EVEN,
    margin: 'maps',
    by: (cell) => (cell.isPlayed ? roundsOf(cell) % 2 : 2),
    lines: once,
    result: played((cell, outcome) => oddEven(roundsOf(cell), outcome)),
  }),
  on('map', {
    id: 736,
    ...named('{!mapnr} map - {!halfnr} half winner', '{!mapnr} mapa - vencedor do {!halfnr} tempo', MAP),
    specifiers: ['mapnr', 'halfnr'],
    outcomes: TWO_WAY,
    margin: 'maps',
    by: ({ isPlayed, halves: [first, second] }) => (isPlayed ? (first + 1) * 3 + second + 1 : 9),
    lines: halfLines,
    // Six rounds each give stakes back.
    result: played(({ halves }, outcome, specifiers) => twoWay(halves[numberOf(specifiers, 'halfnr') === 1 ? 0 : 1], outcome)),
  }),
  on('race', {
    id: 620,
    ...named('{!mapnr} map - race to {roundnr} rounds', '{!mapnr} mapa - primeiro a {roundnr} rounds', MAP),
    specifiers: ['mapnr', 'roundnr'],
    outcomes: TWO_WAY,
    margin: 'maps',
    lines: (cells: readonly RaceCell[]) => (cells.every(({ winner }) => winner !== undefined) ? [{}] : []),
    result: ({ winner }, outcome) => twoWay(winner === undefined ? 0 : winner === 'home' ? 1 : -1, outcome),
  }),
  on('rounds', {
    id: 338,
    ...named('{!mapnr} map - {!roundnr} round winner', '{!mapnr} mapa - vencedor do {!roundnr} round', 'all|score|round'),
    specifiers: ['mapnr', 'roundnr'],
    outcomes: TWO_WAY,
    margin: 'maps',
    lines: (cells: readonly OrderCell[]) => openIn(cells).map((round) => ({ roundnr: String(round) })),
    result: ({ order }: OrderCell, outcome, specifiers) => winnerOf(order, numberOf(specifiers, 'roundnr'), outcome),
  }),
  on('kills', {
    id: 333,
    ...named('{!mapnr} map - {!xth} kill', '{!mapnr} mapa - {!xth} abate', 'all|map|kills'),
    specifiers: ['mapnr', 'xth'],
    outcomes: TWO_WAY,
    margin: 'maps',
    lines: (cells: readonly OrderCell[]) => openIn(cells).map((kill) => ({ xth: String(kill) })),
    result: ({ order }: OrderCell, outcome, specifiers) => winnerOf(order, numberOf(specifiers, 'xth'), outcome),
  }),
]
