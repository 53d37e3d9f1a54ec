import type { Part, Side } from '../model.ts'
import { type Winners, otherSide, scoreOf } from '../winners.ts'
import { type GameChances, HOME_TIE_BREAK, SET_SCORES, chanceOfGameNow, gameChances, setChances } from './sets.ts'
import { type TennisState, type TennisStrengths, gamesPlayed, isMatchTieBreak, isOver, serverAfter, setWinner, setsToWin } from './state.ts'

/** How a match can end: who won each set, games in all, whether any set had a tie-break. */
export interface MatchCell {
  part: 'match'
  bestOf: 3 | 5
  winners: Winners
  sets: { home: number; away: number }
  games: { home: number; away: number }
  tieBreak: boolean
}

/** How a set can end. What stands for a set is a tie-break of one game. */
export interface SetCell {
  part: 'set'
  played: 'set' | 'matchTieBreak' | 'no'
  home: number
  away: number
}

/** Who wins each game of a set as far as the next but one, or to its end. */
interface GamesCell {
  part: 'games'
  order: Winners
  /** Games that are being played or come next: what can be bet on. */
  open: readonly number[]
}

export type TennisCell = MatchCell | SetCell | GamesCell

/** Parts of a match of tennis hang on the same points. */
const CHANCE = 'points'
const TURNS = ['home', 'away'] as const

/**
 * Ways through the sets so far, each as a whole number: sets, as digits of two behind a leading one, the home side's being ones; a tie-break or none; games of
 * each side.
 */
const MOST_GAMES = 36
const TIE_BREAK_AT = MOST_GAMES * MOST_GAMES
const SETS_AT = 2 * TIE_BREAK_AT
const START = SETS_AT
/** What a set adds to the games of a way. */
const ADDS = SET_SCORES.map(([home, away]) => home * MOST_GAMES + away)
const HOME_WINS = SET_SCORES.map(([home, away]) => (home > away ? 1 : 0))
const HAS_TIE_BREAK = SET_SCORES.map(([home, away]) => (home + away === 13 ? 1 : 0))

/** By the number of their sets: who won them. */
const SETS = Array.from({ length: 64 }, (_, sets) => {
  const winners = sets.toString(2).slice(1).replaceAll('1', 'h').replaceAll('0', 'a')
  return { winners, won: scoreOf(winners) }
})
const MOST_WON = SETS.map(({ won }) => Math.max(won.home, won.away))

/** Cells by their ways: what a match can come to is the same in every match. */
const CELLS: Record<3 | 5, Map<number, MatchCell>> = { 3: new Map(), 5: new Map() }

function matchCell(way: number, bestOf: 3 | 5): MatchCell {
  const known = CELLS[bestOf].get(way)
  if (known) return known
  const { winners, won } = SETS[Math.floor(way / SETS_AT)]!
  const games = { home: Math.floor(way / MOST_GAMES) % MOST_GAMES, away: way % MOST_GAMES }
  const cell: MatchCell = { part: 'match', bestOf, winners, sets: won, games, tieBreak: Math.floor(way / TIE_BREAK_AT) % 2 === 1 }
  CELLS[bestOf].set(way, cell)
  return cell
}

const NOT_PLAYED = SET_SCORES.length
const SET_CELLS: readonly SetCell[] = [
  ...SET_SCORES.map(([home, away], at): SetCell => ({ part: 'set', played: at < HOME_TIE_BREAK ? 'set' : 'matchTieBreak', home, away })),
  { part: 'set', played: 'no', home: 0, away: 0 },
]

/** What is found going forward over the sets. */
interface Found {
  /** How likely each way is, and which of them end a match. */
  ways: Float64Array
  ends: number[]
  /** By set: `SET_CELLS`. */
  sets: readonly Float64Array[]
  games: Map<Winners, number>
}

/** A match, with one of them to serve first, and how likely that is. */
interface Turn {
  chances: GameChances
  first: Side
  share: number
}

/** The set of this number: from where it stands, or by who serves first in it. */
function setFrom(state: TennisState, set: number, { chances, server }: { chances: GameChances; server: Side }): Float64Array {
  const isTieBreakAlone = isMatchTieBreak(state, set)
  const games = state.sets[set] ?? ''
  if (set !== state.sets.length - 1 || isOver(state)) return setChances(chances, { games, server, isTieBreakAlone })
  const gameNow = chanceOfGameNow(state, { chances, server })
  return setChances(chances, { games, server, isTieBreakAlone, gameNow })
}

function goThroughSets(state: TennisState, { chances, first, share }: Turn, { ways, ends, sets }: Found): void {
  const toWin = setsToWin(state)
  ways[START] = share
  let level = [START]
  let over = 0
  for (const [set, scores] of sets.entries()) {
    const next: number[] = []
    // Whose turn it is after all games so far, those of the present set too where it has begun.
    const begun = state.sets[set]?.length ?? 0
    const from: Record<Side, Float64Array> = {
      home: setFrom(state, set, { chances, server: 'home' }),
      away: setFrom(state, set, { chances, server: 'away' }),
    }
    scores[NOT_PLAYED]! += over
    for (const way of level) {
      const chance = ways[way]!
      ways[way] = 0
      const before = (way / SETS_AT) | 0
      const games = way % TIE_BREAK_AT
      const hadTieBreak = ((way / TIE_BREAK_AT) | 0) & 1
      const played = ((games / MOST_GAMES) | 0) + (games % MOST_GAMES)
      const ofSet = from[serverAfter(first, played + begun)]
      for (let at = 0; at < NOT_PLAYED; at++) {
        const one = chance * ofSet[at]!
        if (one === 0) continue
        scores[at]! += one
        const winners = before * 2 + HOME_WINS[at]!
        const after = winners * SETS_AT + (hadTieBreak | HAS_TIE_BREAK[at]!) * TIE_BREAK_AT + games + ADDS[at]!
        const isEnd = MOST_WON[winners] === toWin
        if (ways[after] === 0) (isEnd ? ends : next).push(after)
        ways[after]! += one
        if (isEnd) over += one
      }
    }
    level = next
  }
}

/** The game that is being played, and the next of the set where there is one. */
function goThroughGames(state: TennisState, { chances, first, share }: Turn, games: Found['games']): void {
  const set = state.sets.length - 1
  const order = state.sets[set]!
  const server = serverAfter(first, gamesPlayed(state))
  const now = chanceOfGameNow(state, { chances, server })
  const add = (winners: Winners, chance: number): void => void games.set(winners, (games.get(winners) ?? 0) + chance)
  for (const [letter, chance] of [
    ['h', share * now],
    ['a', share * (1 - now)],
  ] as const) {
    const after = scoreOf(order + letter)
    if (setWinner(after, isMatchTieBreak(state, set))) {
      add(order + letter, chance)
      continue
    }
    const isTieBreak = after.home === 6 && after.away === 6
    const next = (isTieBreak ? chances.tieBreak : chances.game)[otherSide(server)]
    add(`${order}${letter}h`, chance * next)
    add(`${order}${letter}a`, chance * (1 - next))
  }
}

/** Of ways and their chances, those that can still be. */
function partOf(
  name: Omit<Part<TennisCell>, 'cells' | 'chances' | 'chance'>,
  { count, cellAt, chanceAt }: { count: number; cellAt: (at: number) => TennisCell; chanceAt: (at: number) => number },
): Part<TennisCell> {
  const cells: TennisCell[] = []
  const chances = new Float64Array(count)
  for (let at = 0; at < count; at++) {
    const chance = chanceAt(at)
    if (chance > 0) chances[cells.push(cellAt(at)) - 1] = chance
  }
  return { ...name, chance: CHANCE, cells, chances: chances.subarray(0, cells.length) }
}

export function tennisOutlook(state: TennisState, strengths: TennisStrengths): Part<TennisCell>[] {
  const chances = gameChances(strengths)
  const hasEnded = isOver(state)
  const turns = state.first === null ? TURNS.map((first) => ({ first, share: 0.5 })) : [{ first: state.first, share: 1 }]
  const found: Found = {
    ways: new Float64Array((state.bestOf === 5 ? 64 : 16) * SETS_AT),
    ends: [],
    sets: Array.from({ length: state.bestOf }, () => new Float64Array(NOT_PLAYED + 1)),
    games: new Map(),
  }
  for (const turn of turns) {
    goThroughSets(state, { chances, ...turn }, found)
    if (!hasEnded) goThroughGames(state, { chances, ...turn }, found.games)
  }
  const { ends, ways } = found
  return [
    partOf(
      { part: 'match' },
      { count: ends.length, cellAt: (at) => matchCell(ends[at]!, state.bestOf), chanceAt: (at) => ways[ends[at]!]! },
    ),
    ...found.sets.map((scores, set) =>
      partOf(
        { part: 'set', place: { setnr: String(set + 1) } },
        { count: SET_CELLS.length, cellAt: (at) => SET_CELLS[at]!, chanceAt: (at) => scores[at]! },
      ),
    ),
    ...state.sets.map((order, set) => {
      const isPresent = !hasEnded && set === state.sets.length - 1
      const open = isPresent ? [order.length + 1, order.length + 2] : []
      const games = isPresent ? [...found.games] : [[order, 1] as const]
      return partOf(
        { part: 'games', place: { setnr: String(set + 1) } },
        { count: games.length, cellAt: (at) => ({ part: 'games', order: games[at]![0], open }), chanceAt: (at) => games[at]![1] },
      )
    }),
  ]
}
