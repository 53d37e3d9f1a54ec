import {
  type Conflict,
  type Form,
  type Leg,
  type Odds,
  type Slip,
  conflictsOf,
  costOf,
  countOf,
  payoutRange,
  placeOddsOf,
  readTerms,
} from '@tucano/sports/slips'
import { type SlipLeg, type SlipState, formKey, systemsFor } from './slip-state.ts'

/** A bet that the slip comes to: the legs it has, and what it stakes a line. */
export interface SlipBet {
  slip: Slip
  legs: readonly SlipLeg[]
}

const legOf = ({ event, selections: [first, ...rest], odds, terms }: SlipLeg, now: Odds | undefined): Leg => {
  const plain = ({ market, specifiers, outcome }: typeof first) => ({ market, specifiers, outcome })
  return { event, selections: [plain(first), ...rest.map(plain)], odds: now ?? odds, ...(terms && { terms: readTerms(terms) }) }
}

function formOf({ mode, system, legs }: SlipState): Form {
  if (mode !== 'system') return { kind: legs.length === 1 ? 'single' : 'multiple' }
  const form = systemsFor(legs.length).find((one) => formKey(one) === system) ?? { kind: 'multiple' }
  return form.kind === 'system' ? { ...form, bankers: bankersOf(legs, form.size) } : form
}

/** Bankers in order: fewer than a line has legs. */
const bankersOf = (legs: readonly SlipLeg[], size: number): number[] =>
  legs.flatMap(({ isBanker }, at) => (isBanker ? [at] : [])).slice(0, size - 1)

/** The bets of a slip at the odds of now: one for each single, or one of all legs. Without a stake there is none. */
export function betsOf(state: SlipState, oddsOf: (leg: SlipLeg) => Odds | undefined = () => undefined): SlipBet[] {
  const { legs, mode, unit } = state
  if (legs.length === 0) return []
  if (mode === 'singles')
    return legs.flatMap((leg) => {
      const stake = BigInt(leg.stake || '0')
      if (stake === 0n) return []
      const eachWay = leg.terms !== undefined
      return [{ legs: [leg], slip: { kind: 'single', legs: [legOf(leg, oddsOf(leg))], unit: stake, eachWay } }]
    })
  const each = BigInt(unit || '0')
  if (each === 0n) return []
  return [{ legs, slip: { ...formOf(state), legs: legs.map((leg) => legOf(leg, oddsOf(leg))), unit: each, eachWay: false } }]
}

interface SlipSum {
  cost: bigint
  lines: number
  /** The most that all of it pays. */
  most: bigint
}

/** What a slip costs and can bring; each bet pays at most the cap. */
export function sumOf(bets: readonly SlipBet[], cap?: bigint): SlipSum {
  const sums = bets.map(({ slip }) => ({
    cost: costOf(slip),
    lines: countOf(slip),
    most: payoutRange(slip, [], cap === undefined ? {} : { cap }).most,
  }))
  return {
    cost: sums.reduce((sum, { cost }) => sum + cost, 0n),
    lines: sums.reduce((sum, { lines }) => sum + lines, 0),
    most: sums.reduce((sum, { most }) => sum + most, 0n),
  }
}

/** How many lines a slip would have in a form, whatever is staked. */
export const linesOf = (state: SlipState): number =>
  betsOf({ ...state, unit: '1', legs: state.legs.map((leg) => ({ ...leg, stake: '1' })) }).reduce((sum, { slip }) => sum + countOf(slip), 0)

interface Half {
  odds: Odds
  most: bigint
}

/** What each half of a single each way can bring by itself. */
export function halvesOf({ slip }: SlipBet): { win: Half; place: Half } | undefined {
  const [leg] = slip.legs
  if (!slip.eachWay || !leg?.terms) return undefined
  const won = payoutRange({ ...slip, eachWay: false }, []).most
  return {
    win: { odds: leg.odds, most: won },
    place: { odds: placeOddsOf(leg.odds, leg.terms), most: payoutRange(slip, [{ win: { result: 'lost' } }]).most },
  }
}

/** The odds of all legs together, in thousandths. */
export function combinedOdds(legs: readonly SlipLeg[], oddsOf: (leg: SlipLeg) => Odds | undefined): Odds {
  const product = legs.reduce((sum, leg) => sum * BigInt(oddsOf(leg) ?? leg.odds), 1n)
  return Number(product / 1000n ** BigInt(Math.max(0, legs.length - 1)))
}

/** Legs that cannot stand together: singles are bets of their own. */
export const conflicts = ({ mode, legs }: SlipState): Conflict[] => (mode === 'singles' ? [] : conflictsOf(legs))
