import { getEventRisk as contract } from '@tucano/contract/sports/office'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import { answer } from '#platform/endpoint'
import type { EventRow } from '../board/events.ts'
import { wordIn } from '../board/market.ts'
import { writeName } from '../board/write-name.ts'
import { eventOf } from '../get-match.ts'
import { limitsOf, readSetLimits } from '../place/limits.ts'
import type { Sports } from '../sports.ts'

interface ExposureRow {
  marketId: number
  specifiers: string
  outcome: string
  bets: number
  stake: bigint
  payout: bigint
}

async function readExposures(db: Db, { id }: EventRow): Promise<ExposureRow[]> {
  const { rows } = await sql<ExposureRow>`
    select o.market_id as "marketId", o.specifiers, o.outcome, o.bets, o.stake, o.payout
    from sports.exposures o where o.event_id = ${id}::bigint and o.bets > 0 order by o.market_id, o.specifiers, o.outcome`.execute(db)
  return rows
}

interface ResultRow {
  market: number
  specifiers: string
  version: number
  kind: 'settled' | 'rolled_back' | 'cancelled' | 'cancel_rolled_back'
  source: string
  isDone: boolean
  at: Date
}

export const getEventRisk = ({ services, board, judgedBy }: Sports) =>
  answer(contract, async ({ event: urn }, { language }) => {
    const { db } = services
    const event = await eventOf(db, urn)
    const [[match], markets, exposures, set, results, clock] = await Promise.all([
      board.rows([event], language),
      board.markets(event, language),
      readExposures(db, event),
      readSetLimits(db),
      sql<ResultRow>`
        select r.market_id as market, r.specifiers, r.version, r.kind, r.source, r.is_done as "isDone", r.at from sports.results r
        where r.event_id = ${event.id}::bigint order by r.at desc, r.market_id, r.specifiers, r.version desc limit 300`.execute(db),
      sql<{ now: Date }>`select platform.clock() as now`.execute(db),
    ])
    const describe = await board.descriptions.read()
    const places = { home: match!.home?.name ?? '', away: match!.away?.name ?? '', language }
    // What is told no more still has a name.
    const nameOf = (market: number, specifiers: string): string => {
      const words = describe(market, specifiers, event.sportUrn)?.name
      return words ? writeName(wordIn(words, language), { ...places, specifiers }) : String(market)
    }
    const outcomeOf = (market: number, specifiers: string, outcome: string): string => {
      const words = describe(market, specifiers)?.outcomes.get(outcome)
      return words ? writeName(wordIn(words, language), { ...places, specifiers }) : outcome
    }
    const byMarket = Map.groupBy(exposures, ({ marketId, specifiers }) => `${marketId}/${specifiers}`)
    return {
      now: clock.rows[0]!.now.getTime(),
      match: match!,
      markets: [...byMarket.values()].map((rows) => {
        const { marketId, specifiers } = rows[0]!
        const shown = markets.find((one) => one.market === marketId && one.specifiers === specifiers)
        const staked = rows.find(({ outcome }) => outcome === '')?.stake ?? 0n
        const outcomes = rows
          .filter(({ outcome }) => outcome !== '')
          .map(({ outcome, bets, stake, payout }) => {
            const told = shown?.outcomes.find((one) => one.outcome === outcome)
            return {
              outcome,
              bets,
              name: told?.name ?? outcomeOf(marketId, specifiers, outcome),
              odds: told?.odds ?? null,
              stake: String(stake),
              payout: String(payout),
              exposure: String(payout - staked),
            }
          })
        const worst = outcomes.map(({ exposure }) => BigInt(exposure)).reduce((a, b) => (a > b ? a : b), 0n)
        return {
          market: marketId,
          specifiers,
          name: shown?.name ?? nameOf(marketId, specifiers),
          isOpen: shown?.state === 'open',
          cap: String(
            limitsOf(set, judgedBy.brandLimits, {
              ...event,
              marketId,
            }).market,
          ),
          exposure: String(worst),
          outcomes,
        }
      }),
      results: results.rows.map(({ at, ...row }) => ({ ...row, name: nameOf(row.market, row.specifiers), at: at.getTime() })),
    }
  })
