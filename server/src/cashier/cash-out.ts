import type { Db } from '@tucano/database'
import { type Person, readPerson } from '#documents/person'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readCashOut } from './cash-out-ways.ts'

/** How much still has to be staked before money may leave. Whoever gives money with strings attached adds to it: cashier.add_wagering. */
export async function readWagering(db: Db, memberId: bigint): Promise<{ required: bigint; done: bigint }> {
  const { rows } = await sql<{ required: bigint; staked: bigint }>`
    select w.required, cashier.staked(w.member_id, c.weight_bp) - w.staked_before as staked
    from cashier.wagering w, cashier.weights c where w.member_id = ${memberId}::bigint`.execute(db)
  const { required = 0n, staked = 0n } = rows[0] ?? {}
  return { required, done: staked < required ? staked : required }
}

interface CashOut {
  memberId: bigint
  amount: bigint
  /** The member who gets it; none where it leaves the house. */
  to?: bigint
}

/** Holds what is judged, until the transaction ends: of many at once, each is judged after the last. The accounts are open already. */
export async function lockCashOut(trx: Db, { memberId, to }: Pick<CashOut, 'memberId' | 'to'>): Promise<void> {
  await sql`select cashier.lock_cash_out(${memberId}::bigint, ${to ?? null}::bigint)`.execute(trx)
}

/** What binds money that leaves a member's cash, by whatever way. */
export interface CashOutBounds {
  /** What has to be staked, and what of it was. */
  wagering: { required: bigint; done: bigint }
  /** Who the member is by documents. */
  person: Person
  /** What may still leave before documents are verified; nothing when they are. */
  withoutDocuments: bigint | undefined
}

export async function readCashOutBounds({ brand }: Pick<Services, 'brand'>, db: Db, memberId: bigint): Promise<CashOutBounds> {
  const wagering = await readWagering(db, memberId)
  const person = await readPerson(db, memberId)
  if (person.state === 'verified') return { wagering, person, withoutDocuments: undefined }
  const left = BigInt(brand.cashier.documentsAbove.withdrawals) - (await readCashOut(db, memberId))
  return { wagering, person, withoutDocuments: left > 0n ? left : 0n }
}

/** How much of so much cash could leave now: nothing while something has to be staked, and without documents no more than they leave open. */
export function freeCash(cash: bigint, { wagering: { required, done }, withoutDocuments }: CashOutBounds): bigint {
  if (done < required) return 0n
  return withoutDocuments !== undefined && withoutDocuments < cash ? withoutDocuments : cash
}

/**
 * The one judge of money that leaves a member's cash, by whatever way: what has to be staked first, and who the member is by documents. A wallet
 * at a vendor is no way out: from there money goes to stakes or back. Whoever asks holds the lock above.
 */
export async function judgeCashOut(services: Pick<Services, 'brand'>, trx: Db, { memberId, amount }: CashOut): Promise<void> {
  const bounds = await readCashOutBounds(services, trx, memberId)
  if (amount <= freeCash(amount, bounds)) return
  const { required, done } = bounds.wagering
  if (done < required) throw new Fault('wagering.open', { value: { required: String(required), done: String(done) } })
  throw new Fault('documents.required')
}
