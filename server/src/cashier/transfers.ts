import type { Db } from '@tucano/database'
import { openAccount, post } from '@tucano/ledger'
import { maskNickname } from '#accounts/mask'
import type { Member } from '#accounts/members'
import { tell } from '#inbox/tell'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { judgeCashOut, lockCashOut } from './cash-out.ts'
import { addWagering } from './wagering.ts'
import type { CashOutWay } from './cash-out-ways.ts'

/** To whoever is right above a member, or to somebody right below. */
export type TransferWay = 'up' | 'down'

export interface Transfer {
  id: bigint
  transferId: string
  toId: bigint
  /** Of whoever got it. */
  nickname: string
  amount: bigint
  at: Date
  way: TransferWay
}

const transfers = (db: Db, memberId: bigint) =>
  db
    .selectFrom('transfers.transfers as t')
    .innerJoin('member.members as m', 'm.id', 't.to_id')
    .select(['t.id', 't.transfer_id as transferId', 't.to_id as toId', 'm.nickname', 't.amount', 't.at', 't.way'])
    .where('t.member_id', '=', memberId)
    .$castTo<Transfer>()

const findTransfer = (db: Db, memberId: bigint, transferId: string): Promise<Transfer | undefined> =>
  transfers(db, memberId).where('t.transfer_id', '=', transferId).executeTakeFirst()

/** What a member has transferred to whoever is above, the newest first. */
export function readTransfersUp(
  db: Db,
  memberId: bigint,
  { before, limit }: { before: bigint | undefined; limit: number },
): Promise<Transfer[]> {
  let query = transfers(db, memberId).where('t.way', '=', 'up')
  if (before !== undefined) query = query.where('t.id', '<', before)
  return query.orderBy('t.id', 'desc').limit(limit).execute()
}

/** What a member has transferred today, whichever way, by the brand's clock: what stands in envelopes for others, too. */
export async function transferredToday(db: Db, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(s.amount), 0)::bigint as amount from (
      select t.amount from transfers.transfers t where t.member_id = ${memberId}::bigint and t.day = platform.today()
      union all
      select e.total - coalesce(e.given_back, 0) from transfers.envelopes e where e.member_id = ${memberId}::bigint and e.day = platform.today()
    ) s`.execute(db)
  return rows[0]!.amount
}

/** What left by transfers in thirty days, or is about to. */
export const sentByTransfers: CashOutWay = async (db, memberId) => {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(s.amount), 0)::bigint as amount from (
      select t.amount from transfers.transfers t where t.member_id = ${memberId}::bigint and t.at > platform.clock() - interval '30 days'
      union all
      select e.total - coalesce(e.given_back, 0) from transfers.envelopes e where e.member_id = ${memberId}::bigint and e.at > platform.clock() - interval '30 days'
    ) s`.execute(db)
  return rows[0]!.amount
}

/** Nobody gets money who is blocked or has shut themselves out; which of them it is, nobody is told. */
export async function isClosedTo(trx: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql<{ closed: boolean }>`
    select m.status <> 'active' or coalesce(greatest(m.excluded_until, l.closed_until) > platform.clock(), false) as closed
    from member.members m left join limits.player_limits l on l.member_id = m.id where m.id = ${memberId}::bigint`.execute(trx)
  return rows[0]?.closed !== false
}

interface Moved {
  own: Pick<Member, 'id' | 'nickname'>
  to: Pick<Member, 'id'>
  way: TransferWay
  transferId: string
  amount: bigint
}

const KINDS = { up: { kind: 'transferUpline', key: 'upline' }, down: { kind: 'transferDownline', key: 'downline' } } as const

/** One posting, once for an id, within the day's limit however many ask at once. Whoever gets it is told, and has to stake it once before it can leave. */
export function transferCash(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  { own, to, way, transferId, amount }: Moved,
): Promise<Transfer> {
  const currency = brand.currency.code
  return db.transaction().execute(async (trx) => {
    // Whoever holds this is the only one to transfer for the member.
    await trx.selectFrom('member.members').select('id').where('id', '=', own.id).forNoKeyUpdate().executeTakeFirstOrThrow()
    const known = await findTransfer(trx, own.id, transferId)
    if (known && (known.amount !== amount || known.toId !== to.id)) throw new Fault('key.conflict')
    if (known) return known
    if ((await transferredToday(trx, own.id)) + amount > BigInt(brand.transfers.perDay)) throw new Fault('transfer.limit')
    if (await isClosedTo(trx, to.id)) throw new Fault('account.closed')
    const from = await openAccount(trx, { memberId: own.id, pocket: 'cash', currency })
    const target = await openAccount(trx, { memberId: to.id, pocket: 'cash', currency })
    await lockCashOut(trx, { memberId: own.id, to: to.id })
    await judgeCashOut({ brand }, trx, { memberId: own.id, amount })
    const { kind, key } = KINDS[way]
    const { postingId } = await post(trx, {
      key: `${key}:${own.id}:${transferId}`,
      kind,
      moves: [{ from, to: target, amount, currency }],
    })
    await sql`
      insert into transfers.transfers (member_id, to_id, way, transfer_id, amount, currency, day, posting_id)
      values (${own.id}::bigint, ${to.id}::bigint, ${way}, ${transferId}::uuid, ${amount}::bigint, ${currency}, platform.today(), ${postingId}::bigint)`.execute(
      trx,
    )
    await addWagering(trx, { memberId: to.id, source: 'transfer', amount, required: amount })
    await tell(trx, to.id, { kind: 'transferReceived', facts: { amount: String(amount), currency, from: maskNickname(own.nickname) } })
    return (await findTransfer(trx, own.id, transferId))!
  })
}
