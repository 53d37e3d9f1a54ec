import { type Side, WEIGHTS } from '../model.ts'
import { type Winners, scoreOf, winnerAt } from '../winners.ts'
import { type First, type Here, LEADS, type MapChain, firstAhead, leadAt, nextKill } from './chain.ts'
import { type Pair, buildingStage, buildingWeights, isThere, monsterStage, monsterWeights } from './minute.ts'
import { RACES, killRace } from './races.ts'
import { type MobaRules, TOWERS_OF_LANE } from './rules.ts'
import { growing, spreadAhead } from './spread.ts'
import type { MobaMap } from './state.ts'

/** Who wins a map, and by how much its kills are apart; one that is not played has none. */
export interface MapCell {
  part: 'map'
  winner: Side | null
  /** Kills that the home side has more. */
  lead: number
}

/** Kills of a map, of both sides together. */
interface KillsCell {
  part: 'kills'
  kills: number
}

/** Who took each of something so far, and who takes the next; nobody, where the map ends before. */
export interface TakenCell {
  part: 'kill' | 'tower' | 'barracks' | 'monster0' | 'monster1'
  taken: Winners
  next: Side | null
}

/** Who had so many kills first; nobody. */
export interface RaceCell {
  part: 'race'
  first: Side | null
}

export type OfMapCell = MapCell | KillsCell | TakenCell | RaceCell

export interface MapPart {
  part: OfMapCell['part']
  place?: Record<string, string>
  cells: OfMapCell[]
  chances: Float64Array
}

const SIDES = ['home', 'away'] as const
const ONE = Float64Array.of(1)

const fromFirst = ({ home, away, none }: First): Float64Array => Float64Array.of(home, away, none)
const ENDS = [...SIDES, null]

function takenPart(part: TakenCell['part'], taken: Winners, ahead: First): MapPart {
  return { part, cells: ENDS.map((next) => ({ part, taken, next })), chances: fromFirst(ahead) }
}

/** Who reached so many kills first. */
function raceWinner(kills: Winners, goal: number): Side | undefined {
  const had = { home: 0, away: 0 }
  for (let at = 0; at < kills.length; at++) {
    const side = winnerAt(kills, at)!
    if (++had[side] === goal) return side
  }
  return undefined
}

const LEAD_OF_KILLS = growing((order) => {
  const score = scoreOf(order)
  return score.home - score.away
})
const KILLS = growing((order) => order.length)

function resultPart(chain: MapChain, here: Here, lead: number): MapPart {
  const { least, home, away } = spreadAhead(chain, here, LEAD_OF_KILLS)
  const cells: MapCell[] = []
  const chances: number[] = []
  for (const [winner, spread] of [
    ['home', home],
    ['away', away],
  ] as const)
    for (let n = 0; n < spread.length; n++) {
      if (spread[n] === 0) continue
      cells.push({ part: 'map', winner, lead: lead + least + n })
      chances.push(spread[n]!)
    }
  return { part: 'map', cells, chances: Float64Array.from(chances) }
}

function killsPart(chain: MapChain, here: Here, kills: number): MapPart {
  const { home, away } = spreadAhead(chain, here, KILLS)
  const cells: KillsCell[] = []
  const chances: number[] = []
  for (let more = 0; more < home.length; more++) {
    const chance = home[more]! + away[more]!
    if (chance === 0) continue
    cells.push({ part: 'kills', kills: kills + more })
    chances.push(chance)
  }
  return { part: 'kills', cells, chances: Float64Array.from(chances) }
}

function racePart(chain: MapChain, here: Here, kills: Winners, goal: number): MapPart {
  const place = { xth: String(goal) }
  const first = raceWinner(kills, goal)
  if (first) return { part: 'race', place, cells: [{ part: 'race', first }], chances: ONE }
  const score = scoreOf(kills)
  const ahead = killRace(chain, here, { home: goal - score.home, away: goal - score.away })
  return { part: 'race', place, cells: ENDS.map((first) => ({ part: 'race', first })), chances: fromFirst(ahead) }
}

/** Chances of a minute by lead and side. */
const byLead = (weights: (lead: number) => Pair): Float64Array =>
  Float64Array.from({ length: 2 * LEADS }, (_, n) => weights(leadAt(Math.floor(n / 2)))[n % 2 === 0 ? 0 : 1] / WEIGHTS)

const MONSTERS = byLead(monsterWeights)

const monsterPart = (n: number): TakenCell['part'] => (n === 0 ? 'monster0' : 'monster1')

/** How a map that is on can go on. */
export function mapAhead(chain: MapChain, map: MobaMap): MapPart[] {
  const { rules } = chain
  const here = { minute: map.minute, stage: map.stage, lead: map.lead }
  const score = scoreOf(map.kills)
  const stage = buildingStage(rules)
  // Nothing but the time decides whether lanes can be broken into.
  const buildings = (minute: number, of: 'any' | 'siege'): Float64Array =>
    byLead((lead) => {
      const { tower, siege } = buildingWeights(rules, map.lanes, minute, lead)
      return of === 'siege' ? siege : [tower[0] + siege[0], tower[1] + siege[1]]
    })
  const [early, late, sieges] = [
    buildings(rules.towersFrom, 'any'),
    buildings(rules.siegesFrom, 'any'),
    buildings(rules.siegesFrom, 'siege'),
  ]
  return [
    resultPart(chain, here, score.home - score.away),
    ...killTotals(rules, () => [killsPart(chain, here, map.kills.length), ...RACES.map((goal) => racePart(chain, here, map.kills, goal))]),
    takenPart('kill', map.kills, nextKill(chain, here)),
    takenPart(
      'tower',
      map.towers,
      firstAhead(chain, here, {
        stage,
        chances: (minute) => (minute >= rules.siegesFrom ? late : minute >= rules.towersFrom ? early : undefined),
        atEnd: () => true,
      }),
    ),
    takenPart(
      'barracks',
      map.barracks,
      firstAhead(chain, here, {
        stage,
        chances: (minute) => (minute >= rules.siegesFrom ? sieges : undefined),
        atEnd: (side) => !map.lanes[side].includes(TOWERS_OF_LANE),
      }),
    ),
    ...map.monsters.map((monster, n) =>
      takenPart(
        monsterPart(n),
        monster.taken,
        firstAhead(chain, here, {
          stage: monsterStage(n),
          chances: (minute) => (isThere(monster, minute) ? MONSTERS : undefined),
          atEnd: () => false,
        }),
      ),
    ),
  ]
}

/** Only where totals of kills and races to them are bet on. */
const killTotals = ({ hasKillTotals }: MobaRules, parts: () => MapPart[]): MapPart[] => (hasKillTotals ? parts() : [])

/** How a map has ended. */
export function mapBehind({ hasKillTotals }: MobaRules, map: MobaMap): MapPart[] {
  const score = scoreOf(map.kills)
  const taken = (part: TakenCell['part'], taken: Winners): MapPart => ({ part, cells: [{ part, taken, next: null }], chances: ONE })
  return [
    { part: 'map', cells: [{ part: 'map', winner: map.winner, lead: score.home - score.away }], chances: ONE },
    ...(hasKillTotals
      ? [
          { part: 'kills' as const, cells: [{ part: 'kills' as const, kills: map.kills.length }], chances: ONE },
          ...RACES.map((goal): MapPart => ({
            part: 'race',
            place: { xth: String(goal) },
            cells: [{ part: 'race', first: raceWinner(map.kills, goal) ?? null }],
            chances: ONE,
          })),
        ]
      : []),
    taken('kill', map.kills),
    taken('tower', map.towers),
    taken('barracks', map.barracks),
    ...map.monsters.map((monster, n) => taken(monsterPart(n), monster.taken)),
  ]
}

export const unplayed = (): MapPart => ({ part: 'map', cells: [{ part: 'map', winner: null, lead: 0 }], chances: ONE })

/** A map that may not be played: how it ends if it is. */
export const mapPerhaps = ({ cells, chances }: MapPart, played: number): MapPart => ({
  part: 'map',
  cells: [...cells, ...unplayed().cells],
  chances: Float64Array.of(...chances.map((chance) => chance * played), 1 - played),
})

/** How likely the home side wins a map that can end so. */
export const homeWins = ({ cells, chances }: MapPart): number =>
  cells.reduce((sum, cell, n) => (cell.part === 'map' && cell.winner === 'home' ? sum + chances[n]! : sum), 0)
