import type { CountCell, FootballCell, ScoreCell } from '../../models/football/index.ts'
import type { MarketKind } from '../market.ts'

function misplaced({ of }: FootballCell): never {
  throw new TypeError(`a cell of ${of} in a market on something else`)
}

const ofScore = (cell: FootballCell): ScoreCell => (cell.of === 'score' ? cell : misplaced(cell))

/** Something that is read from a cell of the score. */
export const fromScore =
  <Value>(read: (cell: ScoreCell) => Value) =>
  (cell: FootballCell): Value =>
    read(ofScore(cell))

/** More than a side scores. */
const WIDTH = 11

/*
 * Views that several kinds of markets share: each is made once an outlook. They look at every cell, and so ask what it is of as late as they can.
 */
export const BY_SCORE = ({ home, away }: FootballCell): number => home * WIDTH + away
const BY_FIRST_HALF = (cell: FootballCell): number => (cell.of === 'score' ? cell.halfHome * WIDTH + cell.halfAway : misplaced(cell))
const BY_SECOND_HALF = (cell: FootballCell): number =>
  cell.of === 'score' ? (cell.home - cell.halfHome) * WIDTH + cell.away - cell.halfAway : misplaced(cell)
/** Behind, level or ahead. */
const sign = (lead: number): number => (lead > 0 ? 2 : lead < 0 ? 0 : 1)
export const BY_BOTH_HALVES = (cell: FootballCell): number =>
  cell.of === 'score'
    ? sign(cell.home - cell.away) * 9 +
      sign(cell.halfHome - cell.halfAway) * 3 +
      sign(2 * (cell.halfHome + cell.halfAway) - cell.home - cell.away)
    : misplaced(cell)
export const BY_NEXT = (cell: FootballCell): number =>
  cell.of === 'score' ? (cell.next === 'home' ? 0 : cell.next === 'away' ? 2 : 1) : misplaced(cell)
export const BY_RED = (cell: FootballCell): number => (cell.of === 'score' ? (cell.red ? 1 : 0) : misplaced(cell))
const COUNT_WIDTH = 32
const BY_COUNT = ({ home, away }: FootballCell): number => home * COUNT_WIDTH + away
const BY_COUNT_SUM = ({ home, away }: FootballCell): number => home + away
const BY_COUNT_LEAD = ({ home, away }: FootballCell): number => home - away + COUNT_WIDTH

/** What is counted of both sides: goals of the match or of a half, corners, cards. */
export interface Tally {
  home: number
  away: number
}

export const END = fromScore(({ home, away }): Tally => ({ home, away }))
export const FIRST_HALF = fromScore(({ halfHome, halfAway }): Tally => ({ home: halfHome, away: halfAway }))
export const SECOND_HALF = fromScore(({ home, away, halfHome, halfAway }): Tally => ({ home: home - halfHome, away: away - halfAway }))

/** Where a market looks: a part of the match, what it reads there, and what it is put together by. */
export interface Look extends Pick<MarketKind<FootballCell>, 'part' | 'by' | 'groups'> {
  read: (cell: FootballCell) => Tally
  /** For what asks after the sum or the lead alone, where that puts much more together. */
  bySum?: (cell: FootballCell) => number
  byLead?: (cell: FootballCell) => number
}

const groupsOf = (text: string): readonly string[] => text.split('|')

export const MATCH: Look = { part: 'score', groups: groupsOf('all|score|regular_play'), by: BY_SCORE, read: END }
export const HALF_1: Look = { part: 'score', groups: groupsOf('all|score|1st_half'), by: BY_FIRST_HALF, read: FIRST_HALF }
export const HALF_2: Look = { part: 'score', groups: groupsOf('all|score|2nd_half'), by: BY_SECOND_HALF, read: SECOND_HALF }

const counted = (of: CountCell['of']): Look => ({
  part: of,
  groups: groupsOf(of === 'corners' ? 'all|corners|regular_play' : 'all|bookings|regular_play'),
  by: BY_COUNT,
  bySum: BY_COUNT_SUM,
  byLead: BY_COUNT_LEAD,
  read: (cell) => (cell.of === of ? cell : misplaced(cell)),
})

export const CORNERS = counted('corners')
export const CARDS = counted('cards')
