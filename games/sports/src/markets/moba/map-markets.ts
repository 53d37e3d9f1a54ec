import type { MobaCell } from '../../models/moba/outlook.ts'
import type { MapCell, TakenCell } from '../../models/moba/map-outlook.ts'
import type { Side } from '../../models/model.ts'
import { winnerAt } from '../../models/winners.ts'
import { HANDICAP, OVER_UNDER, TWO_WAY, handicap, numberOf, overUnder, twoWay } from '../lines-results.ts'
import { handicapLines, totalLines } from '../lines.ts'
import type { MarketKind, Result, Specifiers } from '../market.ts'
import { kindsOf } from '../on-part.ts'
import { named } from '../words.ts'

const on = kindsOf<MobaCell>()
const KILLS = 'all|kills|map'
const STRUCTURES = 'all|map|structures'

/** Nobody: stakes come back. */
const ofSide = (side: Side | null, outcome: string): Result => twoWay(side === null ? 0 : side === 'home' ? 1 : -1, outcome)

const MOST_KILLS = 1000
const lead = (cell: MapCell): number => cell.lead
const byLead = (cell: MapCell): number => (cell.winner ? cell.lead + MOST_KILLS : 0)
const isPlayed = (cells: readonly MapCell[]): boolean => cells.every(({ winner }) => winner !== null)

type MapLines = (cells: readonly MapCell[], chances: Float64Array) => readonly Specifiers[]
/** Nothing is offered on kills of a map that may not be played. */
const ofPlayed =
  (lines: MapLines): MapLines =>
  (cells, chances) =>
    isPlayed(cells) ? lines(cells, chances) : []

const resultMarkets: readonly MarketKind<MobaCell>[] = [
  on('map', {
    id: 395,
    ...named('{!mapnr} map - winner', '{!mapnr} mapa - vencedor', 'all|score|map'),
    specifiers: ['mapnr'],
    outcomes: TWO_WAY,
    margin: 'maps',
    by: ({ winner }) => (winner === null ? 0 : winner === 'home' ? 1 : 2),
    result: ({ winner }, outcome) => ofSide(winner, outcome),
  }),
  on('map', {
    id: 554,
    ...named('{!mapnr} map - kill draw no bet', '{!mapnr} mapa - mais abates, empate devolve', KILLS),
    specifiers: ['mapnr'],
    outcomes: TWO_WAY,
    margin: 'maps',
    by: byLead,
    lines: ofPlayed(() => [{}]),
    result: (cell, outcome) => (cell.winner ? twoWay(lead(cell), outcome) : 'void'),
  }),
  on('map', {
    id: 555,
    ...named('{!mapnr} map - kill handicap', '{!mapnr} mapa - handicap de abates', KILLS),
    specifiers: ['mapnr', 'hcp'],
    outcomes: HANDICAP,
    margin: 'maps',
    by: byLead,
    lines: ofPlayed(handicapLines(lead, { sides: 2 })),
    result: (cell, outcome, specifiers) => (cell.winner ? handicap(lead(cell), outcome, specifiers) : 'void'),
  }),
]

/** Who takes one of this number: offered is the next one, as long as somebody may take it. */
const takenMarket = (part: TakenCell['part'], id: number, [en, pt]: readonly [string, string], groups = STRUCTURES): MarketKind<MobaCell> =>
  on(part, {
    id,
    ...named(`{!mapnr} map - {!xth} ${en}`, `{!mapnr} mapa - {!xth} ${pt}`, groups),
    specifiers: ['mapnr', 'xth'],
    outcomes: TWO_WAY,
    margin: 'maps',
    lines: (cells) => (cells.some(({ next }) => next !== null) ? [{ xth: String((cells[0]?.taken.length ?? 0) + 1) }] : []),
    result: ({ taken, next }, outcome, specifiers) => {
      const place = numberOf(specifiers, 'xth') - 1
      return ofSide(place === taken.length ? next : (winnerAt(taken, place) ?? null), outcome)
    },
  })

const everywhere: readonly MarketKind<MobaCell>[] = [
  ...resultMarkets,
  takenMarket('kill', 333, ['kill', 'abate'], KILLS),
  takenMarket('tower', 397, ['tower', 'torre']),
]

export const lolMarkets: readonly MarketKind<MobaCell>[] = [
  ...everywhere,
  takenMarket('monster0', 556, ['dragon', 'dragão']),
  takenMarket('monster1', 557, ['baron', 'barão']),
  takenMarket('barracks', 558, ['inhibitor', 'inibidor']),
]

const killTotal = on('kills', {
  id: 726,
  ...named('{!mapnr} map - total kills', '{!mapnr} mapa - total de abates', KILLS),
  specifiers: ['mapnr', 'total'],
  outcomes: OVER_UNDER,
  margin: 'maps',
  lines: totalLines(({ kills }) => kills, { sides: 2 }),
  result: ({ kills }, outcome, specifiers) => overUnder(kills, outcome, specifiers),
})

const killRace = on('race', {
  id: 731,
  ...named('{!mapnr} map - race to {xth} kills', '{!mapnr} mapa - quem chega primeiro a {xth} abates', KILLS),
  specifiers: ['mapnr', 'xth'],
  outcomes: TWO_WAY,
  margin: 'maps',
  result: ({ first }, outcome) => ofSide(first, outcome),
})

export const dota2Markets: readonly MarketKind<MobaCell>[] = [
  ...everywhere,
  killTotal,
  killRace,
  takenMarket('monster0', 396, ['aegis', 'égide']),
  takenMarket('barracks', 398, ['barracks', 'quartel']),
]
