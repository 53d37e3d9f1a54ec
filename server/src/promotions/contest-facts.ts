import type { Brand } from '@tucano/brand'
import type { Filter, Window } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { type BetFact, type Fact, isBetFact } from '#betting/facts'
import { withoutOpposed } from '#links/opposed'
import { sql } from 'kysely'
import { ranAmid, runningPeriod } from './counted.ts'
import { isEligible, readCandidates } from './eligible.ts'
import { periodOf } from './periods.ts'
import { passes } from './rules.ts'
import { type Kept, type Version, isInForce, isRunningAt } from './running.ts'

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
  /** When it was staked, as far as the period goes by that: a void of a bet from before is of now. */
  at: Date
}

interface Counting<Of extends ContestVersion> {
  kept: Kept
  isMeant: (version: Version) => version is Of
  brand: Pick<Brand, 'timeZone' | 'currency'>
  /** Under which version the raffle or board of each period was opened, where that has several. */
  readOpened: (db: Db, promotionIds: bigint[]) => Promise<{ promotionId: bigint; period: string; version: number }[]>
}

/** Which bets count where, in the order in which they became true. All of a period is of the version that it was opened under. */
export async function countingFacts<Of extends ContestVersion>(
  db: Db,
  facts: readonly Fact[],
  { kept, isMeant, brand, readOpened }: Counting<Of>,
): Promise<ContestFact<Of>[]> {
  const real = facts
    .filter(isBetFact)
    .filter((fact) => fact.currency === brand.currency.code && POCKETS.has(fact.pocket) && !fact.isFree && isOver(fact))
  const versions = ranAmid(kept, real, isMeant).filter(isMeant)
  if (versions.length === 0) return []
  const bets = (await withoutOpposed(db, real)).filter(isBetFact)
  const members = await readCandidates(db, [...new Set(bets.map(({ memberId }) => memberId))])
  const edited = [...new Set(versions.filter(({ version }) => version > 1).map(({ promotionId }) => promotionId))]
  const opened = new Map((await readOpened(db, edited)).map((row) => [`${row.promotionId} ${row.period}`, row.version]))
  const counting = bets.flatMap((fact) => {
    const member = members.get(fact.memberId)
    return versions.flatMap((version): ContestFact<Of>[] => {
      const { promotionId, definition } = version
      const at = fact.countedAt
      if (!member || !isRunningAt(kept, promotionId, at)) return []
      const period = runningPeriod(version, fact, { kept, window: definition.period, timeZone: brand.timeZone })
      if (period === undefined) return []
      const under = opened.get(`${promotionId} ${period}`)
      if (under === undefined ? !isInForce(version, at) : under !== version.version) return []
      if (!isCounted(definition.filter, fact) || !isEligible(definition, member, at)) return []
      opened.set(`${promotionId} ${period}`, version.version)
      const isOwn = period === periodOf(definition.period, at, brand.timeZone)
      const staked = fact.name === 'betVoided' ? -fact.effectiveStake : fact.effectiveStake
      return [{ version, memberId: fact.memberId, period, fact, staked, at: isOwn ? at : fact.at }]
    })
  })
  return onlySigned(db, counting)
}

/** Whether a bet was over when this happened to it: what is only placed does not count, and what never counted is not taken away. */
const isOver = ({ name, wasSettled }: BetFact): boolean => name !== 'betPlaced' && (name !== 'betVoided' || wasSettled)

/** What a correction changes belongs where its bet does, however small it is. */
const isCounted = (filter: Filter, fact: BetFact): boolean =>
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
    return !version.definition.optIn || (since !== undefined && since <= fact.countedAt)
  })
}
