import type { BetChange, BetLeg, SportsBet } from '@tucano/contract/sports/bets'
import type { Leg } from '@tucano/sports/slips'
import type { Describe, Words } from '../board/describe.ts'
import { wordIn } from '../board/market.ts'
import { showStanding } from '../board/standing.ts'
import { writeName } from '../board/write-name.ts'
import { gradeOf, stateOfLeg } from '../settle/leg-state.ts'
import type { LegRow } from './leg-matches.ts'
import type { BetRow, ChangeRow } from './read-bets.ts'
import { byLeg, slipOf } from './slip-of.ts'

interface Shown {
  describe: Describe
  language: string
}

export function showBet(row: BetRow, { describe, language }: Shown): SportsBet {
  const slip = slipOf(row)
  const grouped = byLeg(row.legs)
  return {
    betId: row.id,
    state: row.state,
    version: row.version,
    kind: slip.kind,
    size: slip.kind === 'system' ? slip.size : null,
    bankers: slip.kind === 'system' ? [...slip.bankers] : [],
    lines: row.lines,
    unit: String(row.unit),
    unitLeft: String(row.unitLeft),
    stake: String(row.stake),
    payout: String(row.payout),
    potential: String(row.potential),
    cap: String(row.cap),
    cashedOut: String(row.cashedOut),
    currency: row.currency,
    policy: row.policy,
    isFree: row.paidFrom === 'free',
    isBonus: row.paidFrom === 'bonus',
    placedAt: Number(row.micros.slice(0, -3)),
    acceptedAt: row.acceptedAt?.getTime() ?? null,
    decidesAt: row.state === 'pending' ? (row.decidesAt?.getTime() ?? null) : null,
    settledAt: row.settledAt?.getTime() ?? null,
    refusal: row.refusal,
    autoCashOut: row.autoTarget === null ? null : String(row.autoTarget),
    replacedBy: row.replacedBy,
    legs: slip.legs.map((leg, at) => showLeg(grouped[at]!, leg, { describe, language })),
  }
}

function showLeg(rows: readonly LegRow[], { odds, terms }: Leg, { describe, language }: Shown): BetLeg {
  const selections = rows.filter(({ isPlace }) => !isPlace)
  const place = rows.find(({ isPlace }) => isPlace)
  const first = selections[0]!
  const named = (words: Words | null): string | null => words && wordIn(words, language)
  const places = { home: named(first.home) ?? '', away: named(first.away) ?? '' }
  const { win, odds: after } = stateOfLeg(selections)
  return {
    event: first.event,
    sport: first.sport,
    leagueName: named(first.league),
    homeName: named(first.home),
    awayName: named(first.away),
    startsAt: first.startsMs,
    matchState: first.matchState as BetLeg['matchState'],
    isVirtual: first.isVirtual,
    standing: showStanding(first.standing, first.toldMs === null ? null : new Date(first.toldMs)),
    odds,
    oddsNow: selections.length === 1 ? first.oddsNow : null,
    result: win?.result ?? null,
    oddsAfterVoid: after ?? null,
    ...(place && terms && { place: showPlace(place, terms) }),
    selections: selections.map((one) => {
      const described = describe(one.marketId, one.specifiers, one.sport)
      const written = (words: Words | undefined | null, otherwise: string): string =>
        words ? writeName(wordIn(words, language), { ...places, specifiers: one.specifiers, language }) : otherwise
      return {
        market: one.marketId,
        specifiers: one.specifiers,
        outcome: one.outcome,
        marketName: written(described?.name, String(one.marketId)),
        outcomeName: written(described?.outcomes.get(one.outcome) ?? one.player, one.outcome),
        result: one.result,
        deadHeat: sharedBy(one),
        voidReason: one.voidReason,
      }
    }),
  }
}

/** The feed's market of places says among how many. */
const placesOf = (specifiers: string): number => Number(/(?:^|\|)winners=(\d+)/.exec(specifiers)?.[1] ?? 0)

const showPlace = (row: LegRow, { over, under }: NonNullable<Leg['terms']>): NonNullable<BetLeg['place']> => ({
  terms: `${over}/${under}`,
  places: placesOf(row.specifiers),
  odds: row.odds,
  result: row.result,
  deadHeat: sharedBy(row),
})

function sharedBy(leg: LegRow): string | null {
  const { deadHeat } = gradeOf(leg) ?? {}
  return deadHeat ? `${deadHeat.over}/${deadHeat.under}` : null
}

export const showChange = ({ version, what, state, payout, reason, code, at }: ChangeRow): BetChange => ({
  version,
  what,
  state,
  payout: String(payout),
  reason,
  code,
  at: at.getTime(),
})
