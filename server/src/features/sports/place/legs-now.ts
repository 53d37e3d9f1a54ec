import type { ReplyOf } from '@tucano/contract/endpoint'
import type { refreshSlip } from '@tucano/contract/sports'
import { BadSlip, type Leg, readSlip } from '@tucano/sports/slips'
import { sql } from 'kysely'
import { readEventsByUrn } from '../board/events.ts'
import { wordIn } from '../board/market.ts'
import { writeName } from '../board/write-name.ts'
import { Fault } from '#platform/fault'
import type { Sports } from '../sports.ts'
import { keysOfSlip, placeOf } from './each-way.ts'
import { type Judging, marketOf } from './judge.ts'
import { readJudging } from './judging.ts'
import { refusalOf } from './offered.ts'
import { priceBuilders } from './prepare.ts'

/** Legs without odds, as somebody looks at them. */
export interface AskedLeg {
  event: string
  selections: readonly { market: number; specifiers: string; outcome: string }[]
}

const ANY_ODDS = 2000

/** Reads legs by themselves: each could be a bet of its own. */
export function readLegs(asked: readonly AskedLeg[]): Leg[] {
  return asked.map((leg, n) => {
    try {
      const [read] = readSlip({ kind: 'single', legs: [{ ...leg, odds: ANY_ODDS }], unit: '1' }).legs
      return read!
    } catch (error) {
      if (!(error instanceof BadSlip)) throw error
      throw new Fault('sports.slip.invalid', { fields: [{ field: `legs.${n}`, problem: error.problem }] })
    }
  })
}

type Told = ReplyOf<typeof refreshSlip>

/** How legs stand now, with their matches. */
export async function legsNow(sports: Sports, legs: readonly Leg[], language: string): Promise<Told> {
  const { db } = sports.services
  const keys = keysOfSlip({ legs, eachWay: true }, sports.judgedBy.eachWay)
  const [judging, prices, events, { rows }] = await Promise.all([
    readJudging(db, sports.judgedBy, { keys }, { isHeld: false }),
    priceBuilders(sports, { legs }),
    readEventsByUrn(db, [...new Set(legs.map(({ event }) => event))]),
    sql<{ now: Date }>`select platform.clock() as now`.execute(db),
  ])
  const matches = new Map((await sports.board.rows(events, language)).map((match) => [match.event, match]))
  const players = await sports.board.players(legs.flatMap(({ selections }) => selections.map(({ outcome }) => outcome)))
  return {
    now: rows[0]!.now.getTime(),
    legs: legs.map((leg, at) => {
      const match = matches.get(leg.event) ?? null
      const places = { home: match?.home?.name ?? '', away: match?.away?.name ?? '' }
      const selections = leg.selections.map((selection) => {
        const { market, specifiers, outcome } = selection
        const offered = judging.offered.get(marketOf(leg.event, selection))
        const described = judging.describe(market, specifiers, match?.sport)
        const code = refusalOf(offered, outcome, judging)
        const place = offered && code === undefined ? placeOf(offered, outcome, judging) : undefined
        const written = (words: { pt: string; en: string } | undefined, otherwise: string): string =>
          words ? writeName(wordIn(words, language), { ...places, specifiers, language }) : otherwise
        return {
          market,
          specifiers,
          outcome,
          marketName: written(described?.name, String(market)),
          outcomeName: written(described?.outcomes.get(outcome) ?? players.get(outcome), outcome),
          state: stateBy(code),
          odds: offered?.outcomes.find(({ id }) => id === outcome)?.odds ?? null,
          version: Number(offered?.version ?? 0n),
          ...(place && { eachWay: { terms: place.terms.terms, places: place.terms.places } }),
        }
      })
      const code = codeOf(leg, judging)
      const odds = leg.selections.length > 1 ? (prices.get(at)?.odds ?? null) : selections[0]!.odds
      return {
        event: leg.event,
        match,
        odds: code === null ? odds : null,
        code: code ?? (odds === null ? 'sports.builder.closed' : null),
        selections,
      }
    }),
  }
}

const stateBy = (code: string | undefined): 'open' | 'suspended' | 'gone' =>
  code === undefined ? 'open' : code === 'sports.event.over' || code === 'sports.market.unknown' ? 'gone' : 'suspended'

function codeOf({ event, selections }: Leg, judging: Judging): string | null {
  for (const selection of selections) {
    const code = refusalOf(judging.offered.get(marketOf(event, selection)), selection.outcome, judging)
    if (code) return code
  }
  return null
}
