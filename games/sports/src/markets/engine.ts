import type { Draws } from '@tucano/randomness'
import type { Json } from '@tucano/round'
import { type Beat, type SportCode, type SportModel, type Standing, playBeat } from '../models/model.ts'
import { marketOdds } from '../prices/margin.ts'
import { overroundBp } from '../prices/overround.ts'
import type { Odds } from '../slips/odds.ts'
import type { Selection } from '../slips/slip.ts'
import { type Together, chanceOfAll, jointResults } from './engine-joint.ts'
import { type MarketDescription, type MarketNow, type Outlook, findMarket, linesNow, marketAt, outcomesOf } from './engine-markets.ts'
import { Viewed } from './engine-parts.ts'
import { type MarketKind, RESULTS } from './market.ts'

/** A market by the cells of its part: for each outcome the place in `RESULTS` of how it ends in each cell. */
export interface MarketByCell {
  /** Which part of the match it is on, by its place among them. */
  part: number
  chances: Float64Array
  outcomes: readonly { id: string; results: Uint8Array }[]
}

/** All markets of a match as it stands, from one outlook. */
export interface Book {
  /** What is worth offering now and not decided. */
  offered: () => MarketNow[]
  /** Any market by its id and specifiers, offered or not, with its results once it is decided; nothing where there is none. */
  market: (id: number, specifiers: string) => MarketNow | undefined
  /** How selections end together; nothing where one of them is not there, or where nothing says how they hang together. */
  together: (selections: readonly Selection[]) => Together[] | undefined
  /** How likely all selections win; nothing where `together` says nothing, or where one of them can be void or half lost. */
  chanceOf: (selections: readonly Selection[]) => number | undefined
  /** The joint cells themselves. Nothing where players are outcomes: they split cells. */
  byCell: (id: number, specifiers: string) => MarketByCell | undefined
}

export interface Way {
  weight: number
  next: Match
  goesOn: boolean
}

/** A match as it stands, whatever its sport. */
export interface Match {
  state: Json
  standing: Standing
  isOver: boolean
  /** What its next draw can bring; nothing once it is over. */
  ways: () => Way[]
  beat: (draws: Draws) => { next: Match; told: Beat<Json>['told'] }
  book: () => Book
}

export interface Sport {
  code: SportCode
  /** Of the feed. */
  id: number
  beatSeconds: number
  maths: Json
  markets: readonly MarketDescription[]
  /** A match before its first beat. Strengths that no match can have are refused with `BadStrengths`. */
  start: (strengths: unknown) => Match
}

/** All that a sport is made of. */
interface SportMaths<State extends Json, Strengths extends Json, Cell> {
  model: SportModel<State, Strengths, Cell>
  kinds: readonly MarketKind<Cell>[]
  readStrengths: (value: unknown) => Strengths
  /** The players who are outcomes, home before away. */
  playersOf?: (strengths: Strengths) => readonly string[]
  /** A cell split by what these players have done in it; the shares add up to 1. */
  tellApart?: (strengths: Strengths, cell: Cell, players: readonly string[]) => readonly { cell: Cell; share: number }[]
}

function byCell<Cell>(outlook: Outlook<Cell>, id: number, specifiers: string): MarketByCell | undefined {
  const found = findMarket(outlook, id, specifiers)
  if (!found || found.kind.ofPlayers || found.kind.playersOf) return undefined
  const { kind, part } = found
  return {
    part: outlook.parts.indexOf(part),
    chances: part.part.chances,
    outcomes: outcomesOf(kind, []).map((id) => ({
      id,
      results: Uint8Array.from(part.part.cells, (cell) => RESULTS.indexOf(kind.result(cell, id, found.specifiers))),
    })),
  }
}

function bookOf<Cell>(outlook: Outlook<Cell>): Book {
  const together = (selections: readonly Selection[]): Together[] | undefined => jointResults(outlook, selections)
  return {
    offered: () =>
      linesNow(outlook)
        .map((placed) => marketAt(placed, outlook))
        .filter(({ isDecided }) => !isDecided),
    market: (id, specifiers) => {
      const placed = findMarket(outlook, id, specifiers)
      return placed && marketAt(placed, outlook)
    },
    together,
    chanceOf: (selections) => {
      const joint = together(selections)
      return joint && chanceOfAll(joint)
    },
    byCell: (id, specifiers) => byCell(outlook, id, specifiers),
  }
}

function matchAt<State extends Json, Strengths extends Json, Cell>(
  maths: SportMaths<State, Strengths, Cell>,
  strengths: Strengths,
  state: State,
): Match {
  const { model, kinds, playersOf, tellApart } = maths
  const at = (next: State): Match => matchAt(maths, strengths, next)
  const standing = model.standing(state)
  return {
    state,
    standing,
    isOver: standing.phase === 'over',
    ways: () => model.transitions(state, strengths).map(({ weight, next, goesOn = false }) => ({ weight, next: at(next), goesOn })),
    beat: (draws) => {
      const { next, told } = playBeat(model, { state, strengths, draws })
      return { next: at(next), told }
    },
    book: () =>
      bookOf<Cell>({
        kinds,
        parts: model.outlook(state, strengths).map((part) => new Viewed(part)),
        players: playersOf?.(strengths) ?? [],
        tellApart: tellApart && ((cell, players) => tellApart(strengths, cell, players)),
      }),
  }
}

/** A sport as the world, the book and the verifier hold it: its states, strengths and cells are its own affair. */
export function makeSport<State extends Json, Strengths extends Json, Cell>(maths: SportMaths<State, Strengths, Cell>): Sport {
  const { model, kinds, readStrengths } = maths
  return {
    code: model.sport,
    id: model.sportId,
    beatSeconds: model.beatSeconds,
    maths: model.maths,
    markets: kinds,
    start: (value) => {
      const strengths = readStrengths(value)
      return matchAt(maths, strengths, model.start(strengths))
    },
  }
}

/** The odds of a market's outcomes, in their order; nothing where one is impossible or sure. */
export const oddsOf = ({ kind, outcomes }: MarketNow, phase: 'before' | 'live'): (Odds | undefined)[] =>
  marketOdds(
    outcomes.map(({ chances }) => chances),
    overroundBp(kind.margin, phase),
  )
