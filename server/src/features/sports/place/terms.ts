import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'
import { type Closing, openClosings } from '../board/closings.ts'
import { type LateScore, lateScoresOf } from './delays.ts'
import { type JudgedLimits, type MemberFactor, factorsOf, limitsNow } from './limits.ts'

/** What operators and their own bets have made of how members may bet: what is closed, what the house takes on, how much of it a member may have, and how late members are. */
export interface Terms {
  closings: readonly Closing[]
  limits: readonly JudgedLimits[]
  factors: ReadonlyMap<bigint, MemberFactor>
  late: ReadonlyMap<bigint, LateScore>
}

type Member<Value> = Value & { memberId: string }

/** As they come: sums and ids as texts, which keep all of their digits. */
interface Row {
  closings: Closing[]
  limits: (Pick<JudgedLimits, 'kind' | 'key'> & Record<'stakeMin' | 'betWin' | 'market' | 'payout', string>)[]
  factors: Member<MemberFactor>[]
  late: Member<LateScore>[]
}

const listOf = (rows: RawBuilder<unknown>): RawBuilder<unknown> => sql`(select coalesce(jsonb_agg(to_jsonb(r)), '[]') from (${rows}) r)`
const byMember = <Value>(rows: readonly Member<Value>[]): Map<bigint, Member<Value>> =>
  new Map(rows.map((row) => [BigInt(row.memberId), row]))

/** All of it at once: whoever places bets asks once for all that are gathered. */
export async function readTerms(db: Db, members: readonly bigint[]): Promise<Terms> {
  const { rows } = await sql<Row>`
    select ${listOf(openClosings)} as closings,
      ${listOf(sql`select n.kind, n.key, n."stakeMin"::text, n."betWin"::text, n.market::text, n.payout::text from (${limitsNow}) n`)} as limits,
      ${listOf(factorsOf(members))} as factors, ${listOf(lateScoresOf(members))} as late`.execute(db)
  const { closings, limits, factors, late } = rows[0]!
  return {
    closings,
    limits: limits.map(({ kind, key, stakeMin, betWin, market, payout }) => ({
      kind,
      key,
      stakeMin: BigInt(stakeMin),
      betWin: BigInt(betWin),
      market: BigInt(market),
      payout: BigInt(payout),
    })),
    factors: byMember(factors),
    late: byMember(late),
  }
}
