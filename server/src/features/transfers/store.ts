import type { CashOutWay } from '#cashier/cash-out-ways'
import type { Transfer } from '@tucano/contract/transfers'
import type { Db } from '@tucano/database'
import { maskNickname } from '#accounts/mask'
import { sql } from 'kysely'

const today = (timeZone: string) => sql<string>`(clock_timestamp() at time zone ${timeZone})::date`

/** What a member has transferred today, by the brand's clock. */
export async function transferredToday(db: Db, memberId: bigint, timeZone: string): Promise<bigint> {
  const { sum } = await db
    .selectFrom('transfers.transfers')
    .select((of) => of.fn.sum<string | null>('amount').as('sum'))
    .where('member_id', '=', memberId)
    .where('day', '=', today(timeZone))
    .executeTakeFirstOrThrow()
  return BigInt(sum ?? 0)
}

const transfers = (db: Db, memberId: bigint) =>
  db
    .selectFrom('transfers.transfers as t')
    .innerJoin('member.members as m', 'm.id', 't.upline_id')
    .select(['t.id', 't.transfer_id', 't.amount', 't.at', 'm.nickname'])
    .where('t.member_id', '=', memberId)

type Row = Awaited<ReturnType<ReturnType<typeof transfers>['execute']>>[number]

const toTransfer = ({ id, transfer_id, amount, at, nickname }: Row): Transfer => ({
  id: String(id),
  transferId: transfer_id,
  upline: maskNickname(nickname),
  amount: String(amount),
  at: at.getTime(),
})

export async function findTransfer(db: Db, memberId: bigint, transferId: string): Promise<Transfer | undefined> {
  const row = await transfers(db, memberId).where('t.transfer_id', '=', transferId).executeTakeFirst()
  return row && toTransfer(row)
}

/** Newest first. */
export async function readTransfers(db: Db, memberId: bigint, { before, limit }: { before: bigint | undefined; limit: number }) {
  let query = transfers(db, memberId)
  if (before !== undefined) query = query.where('t.id', '<', before)
  return (await query.orderBy('t.id', 'desc').limit(limit).execute()).map(toTransfer)
}

interface Written {
  memberId: bigint
  uplineId: bigint
  transferId: string
  amount: bigint
  currency: string
  postingId: bigint
}

export async function writeTransfer(db: Db, written: Written, timeZone: string): Promise<void> {
  const { memberId, uplineId, transferId, amount, currency, postingId } = written
  await db
    .insertInto('transfers.transfers')
    .values({
      member_id: memberId,
      upline_id: uplineId,
      transfer_id: transferId,
      amount,
      currency,
      posting_id: postingId,
      day: today(timeZone),
    })
    .execute()
}

/** Whoever holds this is the only one to transfer for the member. */
export const lockMember = (db: Db, memberId: bigint) =>
  db.selectFrom('member.members').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirstOrThrow()

/** What left by transfers in thirty days, or is about to. */
export const sentByTransfers: CashOutWay = async (db, memberId) => {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(amount), 0)::bigint as amount from transfers.transfers
    where member_id = ${memberId}::bigint and at > platform.clock() - interval '30 days'`.execute(db)
  return rows[0]!.amount
}
