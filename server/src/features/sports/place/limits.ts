import type { Brand } from '@tucano/brand'
import type { Db } from '@tucano/database'
import { type RawBuilder, sql } from 'kysely'

/** What the house takes on. */
export interface Limits {
  stakeMin: bigint
  /** The most that a bet wins above its stake by one market. */
  betWin: bigint
  /** The most that a market costs. */
  market: bigint
  /** The most that a bet pays. */
  payout: bigint
}

export interface SetLimits extends Limits {
  kind: 'all' | 'sport' | 'league' | 'market'
  key: string
  version: number
  account: string
  reason: string
  at: Date
}

/** As bets are judged by them, whoever has set them. */
export type JudgedLimits = Pick<SetLimits, 'kind' | 'key' | keyof Limits>

/** Limits that operators have set and not ended, the newest of each. */
export const limitsNow = sql<SetLimits>`
  select n.kind, n.key, n.version, n.stake_min as "stakeMin", n.bet_win as "betWin", n.market, n.payout, n.account, n.reason, n.at
  from (select distinct on (l.kind, l.key) l.* from sports.limits l order by l.kind, l.key, l.version desc) n where not n.is_ended`

export async function readSetLimits(db: Db): Promise<SetLimits[]> {
  const { rows } = await limitsNow.execute(db)
  return rows
}

export const brandLimits = ({ sports: { limits } }: Pick<Brand, 'sports'>): Limits => ({
  stakeMin: BigInt(limits.stakeMin),
  betWin: BigInt(limits.betWin),
  market: BigInt(limits.market),
  payout: BigInt(limits.payout),
})

interface Of {
  sportUrn: string
  tournamentUrn: string | null
  marketId: number
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** Limits of a market of a match: of those that are its own the least, and of the least stake the greatest. */
export function limitsOf(set: readonly JudgedLimits[], brand: Limits, { sportUrn, tournamentUrn, marketId }: Of): Limits {
  const all = set.find(({ kind }) => kind === 'all') ?? brand
  const own = set.filter(
    ({ kind, key }) =>
      (kind === 'sport' && key === sportUrn) ||
      (kind === 'league' && key === tournamentUrn) ||
      (kind === 'market' && key === String(marketId)),
  )
  return own.reduce<Limits>(
    (one, other) => ({
      stakeMin: one.stakeMin > other.stakeMin ? one.stakeMin : other.stakeMin,
      betWin: least(one.betWin, other.betWin),
      market: least(one.market, other.market),
      payout: least(one.payout, other.payout),
    }),
    all,
  )
}

/** How much of the usual a member may bet. */
export interface MemberFactor {
  factorBp: number
  reason: string
}

/** Factors of those members who have one of their own. */
export const factorsOf = (members: readonly bigint[]): RawBuilder<unknown> =>
  sql`select m.member_id::text as "memberId", m.factor_bp as "factorBp", m.reason from sports.members m where m.member_id = any (${[...members]}::bigint[])`
