import type { EachWayTerms, SportsRules } from '@tucano/brand'
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
  placeOddsOf,
  placePriceOf,
  readTerms,
  takesOdds,
} from '@tucano/sports/slips'
import type { AskedBet, PricedBuilder } from './asked.ts'
import type { Claim } from './claims.ts'
import { type Place, placeOf } from './each-way.ts'
import type { Limits } from './limits.ts'
import { type Offered, type OfferedBy, chancesOf, delayOf, isLive, keyOf, overroundBp, refusalOf } from './offered.ts'
import { type StakeBounds, claimsAt, stakeBounds } from './stake-bounds.ts'
import type { Terms } from './terms.ts'

/** What a bet is judged by. */
export interface Judging extends OfferedBy, Terms {
  offered: ReadonlyMap<string, Offered>
  brandLimits: Limits
  rules: SportsRules
  bonusOddsMin: number
  eachWay: readonly EachWayTerms[]
}

/** A selection of a bet that may be taken. */
export interface TakenSelection extends Selection {
  leg: number
  selection: number
  eventId: bigint
  odds: number
  chance: number
  oddsWithout: number | null
  /** The half of an each-way bet that is on a place. */
  isPlace: boolean
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
export interface JudgedLeg {
  leg: Leg
  markets: Offered[]
  chances: OpenChances
  overroundBp: number
  /** Each way: what its place is bet on by. */
  place?: Place
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
  const judged = { leg: { ...leg, odds }, markets, ...valueOf(leg, markets, price) }
  return asked.slip.eachWay ? judgePlace(judged, { at, kind: asked.slip.kind, judging }) : judged
}

/** Each way is bet on singles, by the terms that were seen. */
function judgePlace(
  judged: JudgedLeg,
  { at, kind, judging }: { at: number; kind: Slip['kind']; judging: Judging },
): JudgedLeg | RefusedBet {
  const { leg, markets } = judged
  const place = kind === 'single' && markets.length === 1 ? placeOf(markets[0]!, leg.selections[0].outcome, judging) : undefined
  if (!place) return refused('sports.eachWay.closed', { leg: at })
  const terms = readTerms(place.terms.terms)
  const isSame = leg.terms && leg.terms.over * terms.under === terms.over * leg.terms.under
  return isSame ? { ...judged, place } : refused('sports.eachWay.moved', { leg: at })
}

/** What a place asks for above what it gives back, in basis points. */
function overroundOfPlace({ leg, place }: JudgedLeg): number {
  if (!place || !leg.terms) return 10_000
  const { over, under } = placePriceOf(leg.odds, leg.terms)
  return Math.max(10_000, Math.ceil((10_000 * BILLION * Number(under)) / (Number(over) * Math.max(1, place.chances.won))))
}

function valueOf(leg: Leg, markets: readonly Offered[], price: PricedBuilder | undefined): Pick<JudgedLeg, 'chances' | 'overroundBp'> {
  const [first] = markets
  if (!price) return { chances: chancesOf(first!.outcomes, leg.selections[0].outcome), overroundBp: overroundBp(first!.outcomes) }
  return {
    chances: { won: price.chance },
    overroundBp: Math.max(10_000, Math.round((1000 * BILLION * 10_000) / (price.odds * price.chance))),
  }
}

/** Judges a bet by what is offered now; whether the house can still take it on is asked after that. */
export function judgeBet(asked: AskedBet, judging: Judging, factorBp: number): TakenBet | RefusedBet {
  const judged = judgeSlip(asked, judging, factorBp)
  return 'kind' in judged ? judged : judgeStake(judged, asked)
}

/** Judges a slip, whatever is staked on it. */
export function judgeSlip(asked: AskedBet, judging: Judging, factorBp: number): JudgedSlip | RefusedBet {
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
    const lines = linesOfSlip(slip)
    if (!passesReturnBound(lines, overrounds) || (slip.eachWay && !passesReturnBound(lines, legs.map(overroundOfPlace))))
      return refused('sports.return')
  }
  return { slip, legs, bounds: stakeBounds({ slip, legs, factorBp, isFree: asked.paidFrom === 'free' }, judging) }
}

/** Legs that may be bet on as they are, and the stake of a line that they allow. */
export interface JudgedSlip {
  slip: Slip
  legs: JudgedLeg[]
  bounds: StakeBounds
}

function judgeStake({ slip, legs, bounds }: JudgedSlip, asked: AskedBet): TakenBet | RefusedBet {
  const stake = costOf(slip)
  if (stake < bounds.stakeMin) return refused('sports.stake.min')
  if (slip.unit > bounds.payoutMost) return refused('sports.payout.max', { most: String(bounds.payoutMost) })
  const tight = bounds.claims.find(({ most }) => slip.unit > most)
  if (tight) return refused('sports.stake.max', { leg: tight.leg, most: String(tight.most) })
  const value = cashOut(
    slip,
    legs.map(({ chances: win, place }) => ({ win, ...(place && { place: place.chances }) })),
    { marginBp: 0 },
  ).value
  return {
    kind: 'taken',
    slip,
    stake,
    lines: countOf(slip),
    potential: payoutRange(slip, [], { cap: bounds.cap, free: asked.paidFrom === 'free' }).most,
    cap: bounds.cap,
    returnBp: Number((value * 10_000n) / stake),
    isLive: legs.some(({ markets }) => isLive(markets[0]!)),
    delaySeconds: Math.max(...legs.map(({ markets }) => delayOf(markets[0]!))),
    sportUrn: legs[0]!.markets[0]!.sportUrn,
    selections: legs.flatMap((leg, at) => takenSelections(leg, at, asked.builders.get(at))),
    claims: asked.isPlay ? [] : claimsAt(bounds, slip.unit),
  }
}

function takenSelections({ leg, markets, place }: JudgedLeg, at: number, price: PricedBuilder | undefined): TakenSelection[] {
  const wins = leg.selections.map((selection, n): TakenSelection => {
    const { eventId, outcomes } = markets[n]!
    return {
      ...selection,
      leg: at,
      selection: n,
      eventId,
      odds: outcomes.find(({ id }) => id === selection.outcome)!.odds!,
      chance: chancesOf(outcomes, selection.outcome).won,
      oddsWithout: price?.without[n] ?? null,
      isPlace: false,
    }
  })
  if (!place || !leg.terms) return wins
  const { market, chances } = place
  const { outcome } = leg.selections[0]
  const { eventId, marketId, specifiers } = market
  return [
    ...wins,
    {
      market: marketId,
      specifiers,
      outcome,
      leg: at,
      selection: wins.length,
      eventId,
      odds: placeOddsOf(leg.odds, leg.terms),
      chance: chances.won,
      oddsWithout: null,
      isPlace: true,
    },
  ]
}
