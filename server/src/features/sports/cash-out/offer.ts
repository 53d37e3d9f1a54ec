import type { SportsRules } from '@tucano/brand'
import { CASH_OUT_MARGIN_BP, type CashOut, type LegOutlook, type OpenChances, cashOut } from '@tucano/sports/slips'
import type { LegRow } from '../bets/leg-matches.ts'
import type { BetRow } from '../bets/read-bets.ts'
import { byLeg, slipLeft } from '../bets/slip-of.ts'
import type { Judging } from '../place/judge.ts'
import { type Offered, chancesOf, delayOf, isLive, keyOf, refusalOf } from '../place/offered.ts'
import { stateOfLeg } from '../settle/leg-state.ts'

/** How likely the open selections of a builder win together, as the feed says, and at which versions of their markets. */
export interface JointChance {
  chance: number
  versions: readonly number[]
}

/** By the place of the leg. */
export type JointChances = ReadonlyMap<number, JointChance>

export interface Offer extends CashOut {
  marginBp: number
  /** Seconds that it waits before it is paid. */
  delaySeconds: number
}

export type Offering = { kind: 'offer'; offer: Offer } | { kind: 'closed'; code: string }

const closed = (code: string): Offering => ({ kind: 'closed', code })

/** Why no offer is made for a bet, whatever its legs do. */
function closedFor({ state, paidFrom, unitLeft, legs }: BetRow, rules: SportsRules): string | undefined {
  if (state === 'pending') return 'sports.bet.pending'
  if (state !== 'open' || unitLeft === 0n) return 'sports.bet.over'
  if (paidFrom === 'free') return 'sports.cashout.free'
  return !rules.cashOutOfVirtual && legs.some(({ isVirtual }) => isVirtual) ? 'jurisdiction.not.available' : undefined
}

const marketOf = (leg: LegRow): string => keyOf({ event: leg.event, market: leg.marketId, specifiers: leg.specifiers })

/** What is still open of a leg. */
export const openOf = (selections: readonly LegRow[]): LegRow[] => selections.filter(({ result }) => result === null)

/** Whether a leg has ended, with its place where it is bet on each way. */
const isOver = (rows: readonly LegRow[]): boolean => {
  const { win, place } = stateOfLeg(rows)
  return win !== undefined && (place !== undefined || !rows.some(({ isPlace }) => isPlace))
}

/** Each way, a leg is a win and a place: both are there, each decided or with its chances. */
function outlookEachWay(rows: readonly LegRow[], offered: readonly Offered[]): LegOutlook {
  const state = stateOfLeg(rows)
  const open = openOf(rows)
  const chances = (ofPlace: boolean): OpenChances => {
    const at = open.findIndex(({ isPlace }) => isPlace === ofPlace)
    return chancesOf(offered[at]!.outcomes, open[at]!.outcome)
  }
  return { win: state.win ?? chances(false), place: state.place ?? chances(true) }
}

function outlookOf(selections: readonly LegRow[], offered: readonly Offered[], joint: JointChance | undefined): LegOutlook | undefined {
  if (selections.some(({ isPlace }) => isPlace)) return outlookEachWay(selections, offered)
  const state = stateOfLeg(selections)
  if (state.win) return { ...state, win: state.win }
  const odds = state.odds === undefined ? {} : { odds: state.odds }
  const [only, ...more] = openOf(selections)
  if (only && more.length === 0) {
    const chances = chancesOf(offered[0]!.outcomes, only.outcome)
    return { ...odds, win: selections.length === 1 ? chances : { won: chances.won } }
  }
  const isCurrent = joint && offered.every(({ version }, n) => Number(version) === joint.versions[n])
  return isCurrent ? { ...odds, win: { won: joint.chance } } : undefined
}

/** The offer for a bet, or for a part of the stake of each of its lines: none while anything that is open of it cannot be bet on. */
export function offerFor(row: BetRow, judging: Judging, { joint, unit }: { joint: JointChances; unit?: bigint | undefined }): Offering {
  const refusal = closedFor(row, judging.rules)
  if (refusal) return closed(refusal)
  const legs = byLeg(row.legs)
  const open = legs.map((selections) => (isOver(selections) ? [] : openOf(selections)))
  const markets = open.map((selections) => selections.map((one) => judging.offered.get(marketOf(one))))
  const isOff = open.some((selections, leg) =>
    selections.some((one, n) => {
      const market = markets[leg]![n]
      return refusalOf(market, one.outcome, judging) !== undefined || (market!.cashOut !== null && market!.cashOut < 0)
    }),
  )
  if (isOff) return closed('sports.cashout.closed')
  const found = markets as Offered[][]
  const outlooks = legs.map((selections, leg) => outlookOf(selections, found[leg]!, joint.get(leg)))
  if (outlooks.includes(undefined)) return closed('sports.cashout.closed')
  if (unit !== undefined && unit > row.unitLeft) return closed('sports.cashout.part')
  const all = found.flat()
  const marginBp = all.some(isLive) ? CASH_OUT_MARGIN_BP.live : CASH_OUT_MARGIN_BP.before
  const cap = row.cap > row.cashedOut ? row.cap - row.cashedOut : 0n
  const made = cashOut(slipLeft(row), outlooks as LegOutlook[], { marginBp, cap, ...(unit === undefined ? {} : { part: unit }) })
  if (made.offer < 1n) return closed('sports.cashout.closed')
  return { kind: 'offer', offer: { ...made, marginBp, delaySeconds: Math.max(0, ...all.map(delayOf)) } }
}
