import { createHash, randomBytes, randomInt } from 'node:crypto'
import { SENT_OPEN_MS } from '@tucano/contract/promotions/sent-envelopes'
import type { Db } from '@tucano/database'
import { capture, hold, isRefusal, openAccount, release } from '@tucano/ledger'
import { judgeCashOut, lockCashOut } from '#cashier/cash-out'
import { isClosedTo, transferredToday } from '#cashier/transfers'
import { addWagering } from '#cashier/wagering'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readClock } from './clock.ts'
import { splitUnder } from './envelopes.ts'

/** Without what is easily taken for something else. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 16

const newCode = (): string => Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]!).join('')

interface Sent {
  memberId: bigint
  requestId: string
  total: bigint
  shares: number
  least: bigint
}

/** Sets a member's money aside and splits it, once for an id, within the day's limit of transfers however many ask at once. Returns the envelope's code. */
export function sendEnvelope(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  { memberId, requestId, total, shares, least }: Sent,
): Promise<string> {
  return db.transaction().execute(async (trx) => {
    if (total < least * BigInt(shares)) throw new Fault('envelope.split')
    // Whoever holds this is the only one to transfer for the member.
    await trx.selectFrom('member.members').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirstOrThrow()
    const known = await trx
      .selectFrom('transfers.envelopes')
      .select(['code', 'total', 'shares', 'least'])
      .where('member_id', '=', memberId)
      .where('request_id', '=', requestId)
      .executeTakeFirst()
    if (known && (known.total !== total || known.shares !== shares || known.least !== least)) throw new Fault('key.conflict')
    if (known) return known.code
    if (await isClosedTo(trx, memberId)) throw new Fault('play.closed')
    if ((await transferredToday(trx, memberId)) + total > BigInt(brand.transfers.perDay)) throw new Fault('transfer.limit')
    const account = await openAccount(trx, { memberId, pocket: 'cash', currency: brand.currency.code })
    await lockCashOut(trx, { memberId })
    await judgeCashOut({ brand }, trx, { memberId, amount: total })
    const { postingId } = await hold(trx, { key: `sent:${memberId}:${requestId}`, account, amount: total, purpose: 'envelope' })
    const at = await readClock(trx)
    const [seed, code] = [randomBytes(32), newCode()]
    const { id } = await trx
      .insertInto('transfers.envelopes')
      .values({
        member_id: memberId,
        request_id: requestId,
        code,
        total,
        shares,
        least,
        seed,
        hash: createHash('sha256').update(seed).digest(),
        hold_id: postingId,
        day: sql<string>`platform.today()`,
        at,
        closes_at: new Date(at.getTime() + SENT_OPEN_MS),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const amounts = splitUnder(seed, { opensAt: at.getTime(), total, shares, least })
    await sql`insert into transfers.shares (envelope_id, number, amount)
      select ${id}::bigint, s.n, s.amount from unnest(${amounts}::bigint[]) with ordinality s(amount, n)`.execute(trx)
    return code
  })
}

/**
 * Catches a share: taken, captured and bound to be staked once in one transaction. Members come one after the other, as they would at the hold; whoever has a share is told it again.
 */
export const grabSent = (
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  { memberId, code }: { memberId: bigint; code: string },
): Promise<{ amount: bigint; left: number }> =>
  db.transaction().execute(async (trx) => {
    const envelope = await trx
      .selectFrom('transfers.envelopes')
      .select(['id', 'member_id', 'hold_id', 'closes_at', 'closed_at'])
      .where('code', '=', code)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!envelope) throw new Fault('envelope.unknown')
    if (envelope.member_id === memberId) throw new Fault('envelope.own')
    const shares = await trx
      .selectFrom('transfers.shares')
      .select(['number', 'amount', 'member_id'])
      .where('envelope_id', '=', envelope.id)
      .orderBy('number')
      .execute()
    const free = shares.filter(({ member_id }) => member_id === null)
    const had = shares.find(({ member_id }) => member_id === memberId)
    if (had) return { amount: had.amount, left: free.length }
    if (await isClosedTo(trx, memberId)) throw new Fault('play.closed')
    const at = await readClock(trx)
    if (envelope.closed_at !== null || envelope.closes_at <= at || (await isClosedTo(trx, envelope.member_id)))
      throw new Fault('envelope.over')
    const [share] = free
    if (!share) throw new Fault('envelope.empty')
    const { number, amount } = share
    await trx
      .updateTable('transfers.shares')
      .set({ member_id: memberId, caught_at: at })
      .where('envelope_id', '=', envelope.id)
      .where('number', '=', number)
      .execute()
    const to = await openAccount(trx, { memberId, pocket: 'cash', currency: brand.currency.code })
    await capture(trx, { key: `sent:${envelope.id}:${number}`, holdId: envelope.hold_id, to, amount, purpose: 'envelope' })
    await addWagering(trx, { memberId, source: 'transfer', amount, required: amount })
    return { amount, left: free.length - 1 }
  })

/** Closes envelopes whose time is over, or whose members have closed play or are blocked: what nobody has caught is theirs again. */
export async function closeSent(db: Db): Promise<void> {
  const { rows } = await sql<{ id: bigint }>`
    select e.id from transfers.envelopes e join member.members m on m.id = e.member_id left join limits.player_limits l on l.member_id = m.id
    where e.closed_at is null and (e.closes_at <= platform.clock() or m.status <> 'active' or greatest(m.excluded_until, l.closed_until) > platform.clock())
    order by e.id`.execute(db)
  for (const { id } of rows)
    try {
      await db.transaction().execute((trx) => close(trx, id))
    } catch (error) {
      // An account that is closed takes nothing: its money stays set aside until it is open again.
      if (!isRefusal(error)) throw error
    }
}

async function close(trx: Db, id: bigint): Promise<void> {
  const held = await trx
    .selectFrom('transfers.envelopes')
    .select('hold_id')
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!held) return
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(s.amount), 0)::bigint as amount from transfers.shares s where s.envelope_id = ${id}::bigint and s.member_id is null`.execute(
    trx,
  )
  const { amount } = rows[0]!
  if (amount > 0n) await release(trx, { key: `sent:${id}:end`, holdId: held.hold_id, purpose: 'envelope' })
  await trx
    .updateTable('transfers.envelopes')
    .set({ closed_at: sql<Date>`platform.clock()`, given_back: amount })
    .where('id', '=', id)
    .execute()
}
