import type { Part, Side } from '../model.ts'
import { remembered } from '../remembered.ts'
import { type Winners, letterOf, scoreOf } from '../winners.ts'
import { aliveIn, firstKillAfter, firstKillChance, homeKillChance } from './kills.ts'
import { type MapEnd, type MapNow, addMapEnds, endOf, raceChance, roundChance } from './map-chances.ts'
import {
  type BestOf,
  type MapState,
  type MapStrengths,
  type RoundsState,
  type RoundsStrengths,
  attackerAt,
  isSeriesOver,
  mapWinner,
  mapsWon,
} from './state.ts'

/** How a series can end: who won each map. */
export interface SeriesCell {
  part: 'series'
  bestOf: BestOf
  winners: Winners
}

/** How a map can end, and by how the halves of regulation went: what the home side had more in each, as a sign. */
export interface MapCell {
  part: 'map'
  isPlayed: boolean
  home: number
  away: number
  halves: readonly [first: number, second: number]
}

/** Who is the first to so many rounds of a map; nobody where it is not played. */
export interface RaceCell {
  part: 'race'
  winner: Side | undefined
}

/** Who wins the rounds of a map, or has the kills in it, as far as the next that can be bet on. */
export interface OrderCell<Name extends 'rounds' | 'kills' = 'rounds' | 'kills'> {
  part: Name
  order: Winners
  /** Numbers of those that come next. */
  open: readonly number[]
}

export type RoundsCell = SeriesCell | MapCell | RaceCell | OrderCell<'rounds'> | OrderCell<'kills'>

/** Parts of a match hang on the same rounds. */
const CHANCE = 'rounds'
const RACES = [5, 10]

/** Ways that something can still go, with how likely each is. */
type Ways<Cell> = Iterable<readonly [cell: Cell, chance: number]>

function partOf(name: Omit<Part<RoundsCell>, 'cells' | 'chances' | 'chance'>, ways: Ways<RoundsCell>): Part<RoundsCell> {
  const cells: RoundsCell[] = []
  const chances: number[] = []
  for (const [cell, chance] of ways)
    if (chance > 0) {
      cells.push(cell)
      chances.push(chance)
    }
  return { ...name, chance: CHANCE, cells, chances: Float64Array.from(chances) }
}

/** A map as it stands, by who attacks first where sides are not chosen yet. */
function turnsOf(map: MapStrengths, now: MapState | undefined): { now: MapNow; share: number }[] {
  const first = now?.first
  const rounds = now?.rounds ?? ''
  if (first) return [{ now: { map, first, rounds }, share: 1 }]
  return (['home', 'away'] as const).map((side) => ({ now: { map, first: side, rounds }, share: 0.5 }))
}

/** What is known of a map of the match, played or not. */
interface MapOutlook {
  setup: readonly { now: MapNow; share: number }[]
  ends: readonly (readonly [end: MapEnd, chance: number])[]
  homeWins: number
  /** By how many rounds sides race to: the chance that the home side is first. */
  races: readonly number[]
  state: MapState | undefined
}

function outlookOf(map: MapStrengths, state: MapState | undefined): MapOutlook {
  const setup = turnsOf(map, state)
  const found = new Map<number, number>()
  for (const { now, share } of setup) addMapEnds(now, share, found)
  const ends = [...found].map(([key, chance]) => [endOf(key), chance] as const)
  const homeWins = ends.reduce((sum, [{ home, away }, chance]) => (home > away ? sum + chance : sum), 0)
  const races = RACES.map((goal) => setup.reduce((sum, { now, share }) => sum + share * raceChance(now, goal), 0))
  return { setup, ends, homeWins, races, state }
}

/** A map before it begins. */
const freshOutlookOf = remembered((map: MapStrengths) => outlookOf(map, undefined))

/** Every order of map winners, and how likely each map is not played. */
function seriesOf(state: RoundsState, maps: readonly MapOutlook[]): { ways: Map<Winners, number>; notPlayed: number[] } {
  const ways = new Map<Winners, number>()
  const notPlayed = maps.map(() => 0)
  const known = mapsWon(state)
  const go = (winners: Winners, chance: number): void => {
    if (chance === 0) return
    if (isSeriesOver(state.bestOf, winners)) {
      ways.set(winners, chance)
      for (let map = winners.length; map < maps.length; map++) notPlayed[map]! += chance
      return
    }
    const letter = known[winners.length]
    if (letter) {
      go(winners + letter, chance)
      return
    }
    const { homeWins } = maps[winners.length]!
    go(`${winners}h`, chance * homeWins)
    go(`${winners}a`, chance * (1 - homeWins))
  }
  go('', 1)
  return { ways, notPlayed }
}

const NOT_PLAYED: MapCell = { part: 'map', isPlayed: false, home: 0, away: 0, halves: [0, 0] }

function* mapWays({ ends }: MapOutlook, notPlayed: number): Ways<MapCell> {
  for (const [end, chance] of ends) yield [{ part: 'map', isPlayed: true, ...end }, chance * (1 - notPlayed)]
  yield [NOT_PLAYED, notPlayed]
}

function* raceWays(home: number, notPlayed: number): Ways<RaceCell> {
  yield [{ part: 'race', winner: 'home' }, home * (1 - notPlayed)]
  yield [{ part: 'race', winner: 'away' }, (1 - home) * (1 - notPlayed)]
  yield [{ part: 'race', winner: undefined }, notPlayed]
}

/** The next round of a map, and the one after it where the map goes on. */
function* roundWays({ setup }: MapOutlook, notPlayed: number): Ways<OrderCell<'rounds'>> {
  const { rounds } = setup[0]!.now
  const cell = (order: Winners): OrderCell<'rounds'> => ({ part: 'rounds', order, open: [rounds.length + 1, rounds.length + 2] })
  const ways = new Map<Winners, number>()
  const go = (order: Winners, chance: number, now: MapNow): void => {
    if (order.length === rounds.length + 2 || mapWinner(scoreOf(order))) {
      ways.set(order, (ways.get(order) ?? 0) + chance)
      return
    }
    const home = roundChance(now.map, now.first, order.length)
    go(`${order}h`, chance * home, now)
    go(`${order}a`, chance * (1 - home), now)
  }
  for (const { now, share } of setup) go(rounds, share, now)
  for (const [order, chance] of ways) yield [cell(order), chance * (1 - notPlayed)]
  yield [cell(''), notPlayed]
}

/** The chance that the next kill of a map is the home side's. */
function nextKill({ ending, fight }: Pick<RoundsState, 'ending' | 'fight'>, { setup }: MapOutlook): number {
  if (ending) return firstKillAfter(ending.side, ending.how)
  if (fight) return fight.turn ? Number(fight.turn === 'home') : homeKillChance(fight, aliveIn(fight))
  return setup.reduce((sum, { now: { map, first, rounds }, share }) => {
    const attacker = attackerAt(first, rounds.length)
    return sum + share * firstKillChance(roundChance(map, first, rounds.length), attacker)
  }, 0)
}

function* killWays(
  state: RoundsState,
  { outlook, isPresent }: { outlook: MapOutlook; isPresent: boolean },
  notPlayed: number,
): Ways<OrderCell<'kills'>> {
  const kills = outlook.state?.kills ?? ''
  const isOver = mapWinner(scoreOf(outlook.state?.rounds ?? '')) !== undefined
  const isFighting = isPresent && (state.ending !== null || state.fight !== null)
  const cell = (order: Winners, open: readonly number[]): OrderCell<'kills'> => ({ part: 'kills', order, open })
  if (isOver && !isFighting) {
    yield [cell(kills, []), 1]
    return
  }
  const home = nextKill(isFighting ? state : { ending: null, fight: null }, outlook)
  const open = [kills.length + 1]
  yield [cell(kills + letterOf('home'), open), home * (1 - notPlayed)]
  yield [cell(kills + letterOf('away'), open), (1 - home) * (1 - notPlayed)]
  yield [cell('', open), notPlayed]
}

export function roundsOutlook(state: RoundsState, strengths: RoundsStrengths): Part<RoundsCell>[] {
  const maps = strengths.maps.map((map, n) => (state.maps[n]?.first ? outlookOf(map, state.maps[n]) : freshOutlookOf(map)))
  const { ways, notPlayed } = seriesOf(state, maps)
  const series = partOf(
    { part: 'series' },
    [...ways].map(([winners, chance]) => [{ part: 'series', bestOf: state.bestOf, winners }, chance]),
  )
  return [
    series,
    ...maps.flatMap((outlook, n) => {
      const place = { mapnr: String(n + 1) }
      const not = notPlayed[n]!
      const isPresent = n === state.maps.length - 1
      return [
        partOf({ part: 'map', place }, mapWays(outlook, not)),
        ...RACES.map((goal, at) => partOf({ part: 'race', place: { ...place, roundnr: String(goal) } }, raceWays(outlook.races[at]!, not))),
        partOf({ part: 'rounds', place }, roundWays(outlook, not)),
        partOf({ part: 'kills', place }, killWays(state, { outlook, isPresent }, not)),
      ]
    }),
  ]
}
