import type { GameType } from '@tucano/contract/categories'
import type { Ticket } from '@tucano/contract/promotions'
import type { Db } from '@tucano/database'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'

interface FreeStake {
  memberId: bigint
  /** The key of what gives it: the same gives nothing again. */
  source: string
  title: string
  stake: bigint
  days: number
}

/** Rounds of one of our games, at a stake that the promotion account pays. */
export const giveFreeRounds = (db: Db, of: FreeStake & { game: string; rounds: number }): Promise<void> =>
  give(db, of, { kind: 'rounds', given: of.rounds, game: of.game, products: null })

/** A bet on some products, with a stake that the promotion account pays. */
export const giveFreeBet = (db: Db, of: FreeStake & { products: readonly GameType[] }): Promise<void> =>
  give(db, of, { kind: 'bet', given: 1, game: null, products: [...of.products] })

async function give(
  db: Db,
  { memberId, source, title, stake, days }: FreeStake,
  kind: { kind: 'rounds' | 'bet'; given: number; game: string | null; products: string[] | null },
): Promise<void> {
  await db
    .insertInto('betting.free_stakes')
    .values({
      id: randomUUID(),
      member_id: memberId,
      source,
      title,
      stake,
      until: sql<Date>`platform.clock() + ${`${days} days`}::interval`,
      ...kind,
    })
    .onConflict((clash) => clash.column('source').doNothing())
    .execute()
}

/** What a member can still play or bet at no stake of its own, what ends first before the rest. */
export async function readFreeStakes(db: Db, memberId: bigint): Promise<Ticket[]> {
  const rows = await db
    .selectFrom('betting.free_stakes')
    .select(['id', 'kind', 'title', 'game', 'stake', 'given', 'used', 'until'])
    .where('member_id', '=', memberId)
    .whereRef('used', '<', 'given')
    .where('until', '>', sql<Date>`platform.clock()`)
    .orderBy('until')
    .orderBy('id')
    .execute()
  return rows.map(({ id, kind, title, game, stake, given, used, until }) => ({
    transactionId: id,
    type: kind === 'rounds' ? 'FREE_ROUNDS' : 'FREE_BET',
    name: title,
    promotionId: null,
    game,
    stake: String(stake),
    left: given - used,
    given,
    until: until.getTime(),
  }))
}
