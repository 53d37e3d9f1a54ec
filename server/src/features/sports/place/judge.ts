import type { SportsRules } from '@tucano/brand'
import type { SlipRefusal } from '@tucano/contract/sports'
import { passesReturnBound } from '@tucano/sports/prices'
import {
  BILLION,
  type Leg,
  type OpenChances,
  type Selection,
  type Slip,
  cashOut,
  conflictsOf,
  costOf,
  countOf,
  linesOfSlip,
  payoutRange,
  takesOdds,
} from '@tucano/sports/slips'
import type { AskedBet, PricedBuilder } from './asked.ts'
import { type Claim, claimsOfLegs } from './claims.ts'
import { type Limits, type SetLimits, limitsOf } from './limits.ts'
import { type Offered, type OfferedBy, chancesOf, delayOf, isLive, keyOf, overroundBp, refusalOf } from './offered.ts'

/** What a bet is judged by. */
export interface Judging extends OfferedBy {
  offered: ReadonlyMap<string, Offered>
  limits: readonly SetLimits[]
  brandLimits: Limits
  rules: SportsRules
  bonusOddsMin: number
}

/** A selection of a bet that may be taken. */
export interface TakenSelection extends Selection {
  leg: number
  selection: number
  eventId: bigint
  odds: number
  chance: number
  oddsWithout: number | null
}

/** A bet that may be taken, at the odds of now. */
export interface TakenBet {
  kind: 'taken'
  slip: Slip
  stake: bigint
  lines: number
  potential: bigint
  cap: bigint
  returnBp: number
  isLive: boolean
  delaySeconds: number
  /** Of the leg that the bet is filed under. */
  sportUrn: string
  selections: TakenSelection[]
  claims: Claim[]
}

export interface RefusedBet {
  kind: 'refused'
  refusal: SlipRefusal
}

export const refused = (code: string, more: Partial<SlipRefusal> = {}): RefusedBet => ({
  kind: 'refused',
  refusal: { code, leg: null, selection: null, odds: null, versions: null, most: null, ...more },
})

/** A leg as it stands now. */
interface JudgedLeg {
  leg: Leg
  markets: Offered[]
  chances: OpenChances
  overroundBp: number
}

export const marketOf = (event: string, { market, specifiers }: Selection): string => keyOf({ event, market, specifiers })

/** Lines that end by halves have no price in a builder. */
const QUARTER = /(?:^|\|)(?:hcp|total)=-?\d+\.[27]5(?:\||$)/

function judgeSelections(leg: Leg, at: number, judging: Judging): Offered[] | RefusedBet {
  const found = leg.selections.map((selection) => judging.offered.get(marketOf(leg.event, selection)))
  const versions = found.every((one) => one !== undefined) ? found.map(({ version }) => Number(version)) : null
  for (const [selection, { outcome, specifiers }] of leg.selections.entries()) {
    const code = refusalOf(found[selection], outcome, judging)
    if (code) return refused(code, { leg: at, selection, versions })
    if (leg.selections.length > 1 && QUARTER.test(specifiers)) return refused('sports.builder.closed', { leg: at, selection, versions })
  }
  return found as Offered[]
}

function judgeLeg(asked: AskedBet, at: number, judging: Judging): JudgedLeg | RefusedBet {
  const leg = asked.slip.legs[at]!
  const markets = judgeSelections(leg, at, judging)
  if (!Array.isArray(markets)) return markets
  const versions = markets.map(({ version }) => Number(version))
  const price = leg.selections.length > 1 ? asked.builders.get(at) : undefined
  if (leg.selections.length > 1 && !price) return refused('sports.builder.closed', { leg: at, versions })
  const odds = price?.odds ?? markets[0]!.outcomes.find(({ id }) => id === leg.selections[0].outcome)!.odds!
  const isOutdated = price && versions.some((version, n) => version !== price.versions[n])
  if (isOutdated || !takesOdds(asked.policy, { seen: leg.odds, now: odds }))
    return refused('sports.odds.moved', { leg: at, odds, versions })
  return { leg: { ...leg, odds }, markets, ...valueOf(leg, markets, price) }
}

function valueOf(leg: Leg, markets: readonly Offered[], price: PricedBuilder | undefined): Pick<JudgedLeg, 'chances' | 'overroundBp'> {
  const [first] = markets
  if (!price) return { chances: chancesOf(first!.outcomes, leg.selections[0].outcome), overroundBp: overroundBp(first!.outcomes) }
  return {
    chances: { won: price.chance },
    overroundBp: Math.max(10_000, Math.round((1000 * BILLION * 10_000) / (price.odds * price.chance))),
  }
}

const least = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a < b ? a : b))
const greatest = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (a > b ? a : b))

/** Judges a bet by what is offered now; whether the house can still take it on is asked after that. */
export function judgeBet(asked: AskedBet, judging: Judging, factorBp: number): TakenBet | RefusedBet {
  if (factorBp === 0) return refused('sports.barred')
  const legs: JudgedLeg[] = []
  for (const at of asked.slip.legs.keys()) {
    const judged = judgeLeg(asked, at, judging)
    if ('kind' in judged) return judged
    legs.push(judged)
  }
  const [conflict] = conflictsOf(asked.slip.legs)
  if (conflict) return refused('sports.legs.related', { leg: conflict.legs.at(-1) ?? null })
  const slip: Slip = { ...asked.slip, legs: legs.map(({ leg }) => leg) }
  const cheap = asked.paidFrom === 'bonus' ? slip.legs.findIndex(({ odds }) => odds < judging.bonusOddsMin) : -1
  if (cheap >= 0) return refused('sports.bonus.odds', { leg: cheap, odds: slip.legs[cheap]!.odds })
  if (judging.rules.virtualReturnBp !== null && legs.some(({ markets }) => markets[0]!.isVirtual)) {
    const overrounds = legs.map(({ overroundBp: each }) => each)
    if (!passesReturnBound(linesOfSlip(slip), overrounds)) return refused('sports.return')
  }
  return judgeStake(asked, slip, legs, { judging, factorBp })
}

const UNITS = 1_000_000n

function judgeStake(
  asked: AskedBet,
  slip: Slip,
  legs: readonly JudgedLeg[],
  { judging, factorBp }: { judging: Judging; factorBp: number },
): TakenBet | RefusedBet {
  const limits = legs.map(({ markets }) => markets.map((market) => limitsOf(judging.limits, judging.brandLimits, market)))
  const all = limits.flat()
  const stake = costOf(slip)
  if (stake < greatest(all.map(({ stakeMin }) => stakeMin))) return refused('sports.stake.min')
  const factor = (amount: bigint): bigint => (amount * BigInt(factorBp)) / 10_000n
  const cap = least(all.map(({ payout }) => payout))
  const free = asked.paidFrom === 'free'
  const pays = payoutRange({ ...slip, unit: UNITS }, [], { free }).most
  const most = pays > 0n ? (factor(cap) * UNITS) / pays : 0n
  if (slip.unit > most) return refused('sports.payout.max', { most: String(most) })
  const chances = legs.map(({ chances: each }) => each)
  const { claims, tooMuch } = claimOn(slip, legs, { chances, limits, factor })
  if (tooMuch) return tooMuch
  const value = cashOut(slip, chances.map((win) => ({ win })), { marginBp: 0 }).value
  return {
    kind: 'taken',
    slip,
    stake,
    lines: countOf(slip),
    potential: payoutRange(slip, [], { cap, free }).most,
    cap,
    returnBp: Number((value * 10_000n) / stake),
    isLive: legs.some(({ markets }) => isLive(markets[0]!)),
    delaySeconds: Math.max(...legs.map(({ markets }) => delayOf(markets[0]!))),
    sportUrn: legs[0]!.markets[0]!.sportUrn,
    selections: legs.flatMap((leg, at) => takenSelections(leg, at, asked.builders.get(at))),
    claims: asked.isPlay ? [] : claims,
  }
}

function takenSelections({ leg, markets }: JudgedLeg, at: number, price: PricedBuilder | undefined): TakenSelection[] {
  return leg.selections.map((selection, n) => {
    const { eventId, outcomes } = markets[n]!
    return {
      ...selection,
      leg: at,
      selection: n,
      eventId,
      odds: outcomes.find(({ id }) => id === selection.outcome)!.odds!,
      chance: chancesOf(outcomes, selection.outcome).won,
      oddsWithout: price?.without[n] ?? null,
    }
  })
}

interface Claiming {
  chances: readonly OpenChances[]
  limits: readonly (readonly Limits[])[]
  factor: (amount: bigint) => bigint
}

/** What each selection asks the house to take on, and whether it is more than one bet may. */
function claimOn(slip: Slip, legs: readonly JudgedLeg[], { chances, limits, factor }: Claiming): { claims: Claim[]; tooMuch?: RefusedBet } {
  const claims: Claim[] = []
  for (const [at, { stake, payout }] of claimsOfLegs(slip, chances).entries()) {
    const { leg, markets } = legs[at]!
    for (const [n, { outcome }] of leg.selections.entries()) {
      const { betWin, market: cap } = limits[at]![n]!
      const wins = payout - stake
      const most = wins > 0n ? (factor(betWin) * slip.unit) / wins : slip.unit
      if (wins > 0n && slip.unit > most) return { claims, tooMuch: refused('sports.stake.max', { leg: at, most: String(most) }) }
      const { eventId, marketId, specifiers } = markets[n]!
      claims.push({ eventId, marketId, specifiers, outcome, leg: at, selection: n, stake, payout, cap })
    }
  }
  return { claims }
}
