import type { Db } from '@tucano/database'
import { type Person, readPerson } from '#documents/person'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readCashOut } from './cash-out-ways.ts'
import { readWagering } from './wagering.ts'

interface CashOut {
  memberId: bigint
  amount: bigint
  /** The member who gets it; none where it leaves the house. */
  to?: bigint
  /** The member was asked about the bonus, and has given it up. */
  isBonusGivenUp?: boolean
}

/** Holds what is judged, until the transaction ends: of many at once, each is judged after the last. The accounts are open already. */
export async function lockCashOut(trx: Db, { memberId, to }: Pick<CashOut, 'memberId' | 'to'>): Promise<void> {
  await sql`select cashier.lock_cash_out(${memberId}::bigint, ${to ?? null}::bigint)`.execute(trx)
}

/** A bonus that is being staked, and what money that leaves does to it. */
export interface BoundBonus {
  title: string
  balance: bigint
  onWithdrawal: 'forfeit' | 'refuse'
}

/** What binds money that leaves a member's cash, by whatever way. */
export interface CashOutBounds {
  /** What has to be staked, and what of it was. */
  wagering: { required: bigint; done: bigint }
  /** Who the member is by documents. */
  person: Person
  /** What may still leave before documents are verified; nothing when they are. */
  withoutDocuments: bigint | undefined
  bonus: BoundBonus | undefined
}

export async function readCashOutBounds({ brand }: Pick<Services, 'brand'>, db: Db, memberId: bigint): Promise<CashOutBounds> {
  const wagering = await readWagering(db, memberId)
  const person = await readPerson(db, memberId)
  const bonus = await readBonus(db, memberId, brand.currency.code)
  if (person.state === 'verified') return { wagering, person, bonus, withoutDocuments: undefined }
  const left = BigInt(brand.cashier.documentsAbove.withdrawals) - (await readCashOut(db, memberId))
  return { wagering, person, bonus, withoutDocuments: left > 0n ? left : 0n }
}

async function readBonus(db: Db, memberId: bigint, currency: string): Promise<BoundBonus | undefined> {
  const { rows } = await sql<BoundBonus>`
    select b.title, coalesce(a.balance, 0) as balance, b.terms ->> 'onWithdrawal' as "onWithdrawal"
    from betting.bonuses b left join ledger.accounts a on a.member_id = b.member_id and a.currency = b.currency and a.kind = 'bonus'
    where b.member_id = ${memberId}::bigint and b.currency = ${currency} and b.state = 'active'`.execute(db)
  return rows[0]
}

/** How much of so much cash could leave now: nothing while something has to be staked or a bonus forbids it, and without documents no more than they leave open. */
export function freeCash(cash: bigint, { wagering: { required, done }, withoutDocuments, bonus }: CashOutBounds): bigint {
  if (done < required || bonus?.onWithdrawal === 'refuse') return 0n
  return withoutDocuments !== undefined && withoutDocuments < cash ? withoutDocuments : cash
}

/**
 * The one judge of money that leaves a member's cash, by whatever way: what has to be staked first, who the member is by documents, and the bonus
 * that is being staked: it forbids it, or the member has to say first that it is given up. A wallet at a vendor is no way out: from there money goes
 * to stakes or back. Whoever asks holds the lock above.
 */
export async function judgeCashOut(
  services: Pick<Services, 'brand'>,
  trx: Db,
  { memberId, amount, isBonusGivenUp = false }: CashOut,
): Promise<void> {
  const { bonus, ...bounds } = await readCashOutBounds(services, trx, memberId)
  const { required, done } = bounds.wagering
  if (done < required) throw new Fault('wagering.open', { value: { required: String(required), done: String(done) } })
  if (amount > freeCash(amount, { ...bounds, bonus: undefined })) throw new Fault('documents.required')
  if (!bonus || (isBonusGivenUp && bonus.onWithdrawal === 'forfeit')) return
  const { title, balance, onWithdrawal } = bonus
  throw new Fault(onWithdrawal === 'refuse' ? 'bonus.keeps' : 'bonus.confirm', { value: { title, balance: String(balance) } })
}
