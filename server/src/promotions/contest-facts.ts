import type { Brand } from '@tucano/brand'
import type { Filter, Window } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { type BetFact, type Fact, isBetFact } from '#betting/facts'
import { sql } from 'kysely'
import { begunContests } from './begun.ts'
import { isEligible, readCandidates } from './eligible.ts'
import { periodOf } from './periods.ts'
import { passes } from './rules.ts'
import type { Version } from './running.ts'

/** Real money: cash, and what stands at vendors. */
const POCKETS = new Set(['cash', 'vendor'])

/** Raffles and boards: kinds in which members are beside one another. */
export type ContestVersion = Version & { definition: { filter: Filter; period: Window } }

/** A bet that counts for a member in a raffle or on a board. */
export interface ContestFact<Of extends ContestVersion> {
  version: Of
  memberId: bigint
  period: string
  fact: BetFact
  /** What was staked; below zero where the bet is void. */
  staked: bigint
}

/** Which bets count where, in the order in which they became true. */
export async function countingFacts<Of extends ContestVersion>(
  db: Db,
  facts: readonly Fact[],
  { versions, brand }: { versions: readonly Of[]; brand: Pick<Brand, 'timeZone' | 'currency'> },
): Promise<ContestFact<Of>[]> {
  if (versions.length === 0) return []
  const bets = facts
    .filter(isBetFact)
    .filter((fact) => fact.currency === brand.currency.code && POCKETS.has(fact.pocket) && !fact.isFree && isOver(fact))
  const members = await readCandidates(db, [...new Set(bets.map(({ memberId }) => memberId))])
  const begun = await begunContests(db, versions, { facts: bets, timeZone: brand.timeZone })
  const counting = bets.flatMap((fact) => {
    const member = members.get(fact.memberId)
    return versions
      .filter((version) => member && version.state === 'running' && begun.mayCount(version, fact.at) && isMeant(version, fact))
      .filter(({ definition }) => isEligible(definition, member!, fact.at))
      .map((version) => ({
        version,
        memberId: fact.memberId,
        period: periodOf(version.definition.period, fact.at, brand.timeZone),
        fact,
        staked: fact.name === 'betVoided' ? -fact.effectiveStake : fact.effectiveStake,
      }))
      .filter(({ version, period }) => begun.counts(version, period, fact.at))
  })
  return onlySigned(db, counting)
}

/** Whether a bet was over when this happened to it: what is only placed does not count, and what never counted is not taken away. */
const isOver = ({ name, wasSettled }: BetFact): boolean => name !== 'betPlaced' && (name !== 'betVoided' || wasSettled)

/** What a correction changes belongs where its bet does, however small it is. */
const isMeant = ({ definition: { filter } }: ContestVersion, fact: BetFact): boolean =>
  passes(fact.name === 'betAdjusted' ? { ...filter, minStake: null } : filter, fact)

/** Where members have to say that they take part, only what came after they did. */
async function onlySigned<Of extends ContestVersion>(db: Db, counting: ContestFact<Of>[]): Promise<ContestFact<Of>[]> {
  const asked = counting.filter(({ version }) => version.definition.optIn)
  if (asked.length === 0) return counting
  const { rows } = await sql<{ promotion_id: bigint; member_id: bigint; signed_at: Date }>`
    select e.promotion_id, e.member_id, min(e.signed_at) as signed_at from promotions.entries e
    where e.promotion_id = any (${asked.map(({ version }) => version.promotionId)}::bigint[]) and e.member_id = any (${asked.map(({ memberId }) => memberId)}::bigint[])
      and e.signed_at is not null group by 1, 2`.execute(db)
  const signed = new Map(rows.map((row) => [`${row.promotion_id} ${row.member_id}`, row.signed_at]))
  return counting.filter(({ version, memberId, fact }) => {
    const since = signed.get(`${version.promotionId} ${memberId}`)
    return !version.definition.optIn || (since !== undefined && since <= fact.at)
  })
}
