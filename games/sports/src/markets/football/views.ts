import type { CountCell, FootballCell, ScoreCell } from '../../models/football/index.ts'
import type { MarketKind } from '../market.ts'

const ofScore = (cell: FootballCell): ScoreCell => {
  if (cell.of !== 'score') throw new TypeError(`a cell of ${cell.of} in a market on the score`)
  return cell
}

/** Something that is read from a cell of the score. */
export const fromScore =
  <Value>(read: (cell: ScoreCell) => Value) =>
  (cell: FootballCell): Value =>
    read(ofScore(cell))

/** More than a side scores. */
const WIDTH = 11
const pairOf = (home: number, away: number): number => home * WIDTH + away

/** Views that several kinds of markets share: each is made once an outlook. */
export const BY_SCORE = fromScore(({ home, away }) => pairOf(home, away))
const BY_FIRST_HALF = fromScore(({ halfHome, halfAway }) => pairOf(halfHome, halfAway))
const BY_SECOND_HALF = fromScore(({ home, away, halfHome, halfAway }) => pairOf(home - halfHome, away - halfAway))
export const BY_BOTH_HALVES = fromScore(
  ({ home, away, halfHome, halfAway }) =>
    (Math.sign(home - away) + 1) * 9 + (Math.sign(halfHome - halfAway) + 1) * 3 + Math.sign(2 * (halfHome + halfAway) - home - away) + 1,
)
export const BY_NEXT = fromScore(({ next }) => (next === 'home' ? 0 : next === 'away' ? 2 : 1))
export const BY_RED = fromScore(({ red }) => (red ? 1 : 0))
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
  read: (cell) => {
    if (cell.of !== of) throw new TypeError(`a cell of ${cell.of} in a market on ${of}`)
    return cell
  },
})

export const CORNERS = counted('corners')
export const CARDS = counted('cards')
