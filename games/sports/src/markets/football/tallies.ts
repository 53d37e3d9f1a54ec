import type { FootballCell } from '../../models/football/index.ts'
import {
  HANDICAP,
  ODD_EVEN,
  OVER_UNDER,
  THREE_WAY,
  TWO_WAY,
  YES_NO,
  handicap,
  oddEven,
  overUnder,
  threeWay,
  twoWay,
  wins,
  yesNo,
} from '../lines-results.ts'
import { type LineRange, handicapLines, totalLines } from '../lines.ts'
import type { MarketKind, OutcomeWords } from '../market.ts'
import type { Look, Tally } from './views.ts'

export type FootballMarket = MarketKind<FootballCell>
type Head = Pick<FootballMarket, 'id' | 'name'>

export const words = (id: string, en: string, pt: string): OutcomeWords => ({ id, name: { en, pt } })
export const called = (id: number, en: string, pt: string): Head => ({ id, name: { en, pt } })

export const leadOf = ({ home, away }: Tally): number => home - away
export const sumOf = ({ home, away }: Tally): number => home + away

/** All that markets of one look share. */
export const looking = ({ part, groups, by }: Look): Pick<FootballMarket, 'part' | 'groups' | 'margin'> & Pick<FootballMarket, 'by'> => ({
  part,
  groups,
  margin: 'main',
  ...(by && { by }),
})

const DOUBLE_CHANCE = [
  words('9', '{$competitor1} or draw', '{$competitor1} ou empate'),
  words('10', '{$competitor1} or {$competitor2}', '{$competitor1} ou {$competitor2}'),
  words('11', 'Draw or {$competitor2}', 'Empate ou {$competitor2}'),
]

/** Whether a double chance has this lead: 9 1X, 10 12, 11 X2. */
export const hasLead = (outcome: string, lead: number): boolean => (outcome === '9' ? lead >= 0 : outcome === '10' ? lead !== 0 : lead <= 0)

/** The same for what asks after the lead alone. */
const atLead = (look: Look): ReturnType<typeof looking> => looking(look.byLead ? { ...look, by: look.byLead } : look)

export const result1x2 = (head: Head, look: Look): FootballMarket => ({
  ...head,
  ...atLead(look),
  specifiers: [],
  outcomes: THREE_WAY,
  result: (cell, outcome) => threeWay(leadOf(look.read(cell)), outcome),
})

export const doubleChance = (head: Head, look: Look): FootballMarket => ({
  ...head,
  ...looking(look),
  specifiers: [],
  outcomes: DOUBLE_CHANCE,
  result: (cell, outcome) => wins(hasLead(outcome, leadOf(look.read(cell)))),
})

export const drawNoBet = (head: Head, look: Look): FootballMarket => ({
  ...head,
  ...looking(look),
  specifiers: [],
  outcomes: TWO_WAY,
  result: (cell, outcome) => twoWay(leadOf(look.read(cell)), outcome),
})

export const asianHandicap = (head: Head, look: Look, ...ranges: readonly LineRange[]): FootballMarket => ({
  ...head,
  ...atLead(look),
  specifiers: ['hcp'],
  outcomes: HANDICAP,
  lines: handicapLines((cell: FootballCell) => leadOf(look.read(cell)), ...ranges),
  result: (cell, outcome, specifiers) => handicap(leadOf(look.read(cell)), outcome, specifiers),
})

/** Totals of both sides, or of one. */
export const total = (
  head: Head,
  look: Look,
  { of = sumOf, ranges = [] }: { of?: (tally: Tally) => number; ranges?: readonly LineRange[] } = {},
): FootballMarket => ({
  ...head,
  ...looking(look.bySum && of === sumOf ? { ...look, by: look.bySum } : look),
  specifiers: ['total'],
  outcomes: OVER_UNDER,
  lines: totalLines((cell: FootballCell) => of(look.read(cell)), ...ranges),
  result: (cell, outcome, specifiers) => overUnder(of(look.read(cell)), outcome, specifiers),
})

export const isSo = (head: Head, look: Look, is: (tally: Tally) => boolean): FootballMarket => ({
  ...head,
  ...looking(look),
  specifiers: [],
  outcomes: YES_NO,
  result: (cell, outcome) => yesNo(is(look.read(cell)), outcome),
})

export const oddOrEven = (head: Head, look: Look): FootballMarket => ({
  ...head,
  ...looking(look),
  specifiers: [],
  outcomes: ODD_EVEN,
  result: (cell, outcome) => oddEven(sumOf(look.read(cell)), outcome),
})
