import { moneyRules } from '@tucano/brand'
import type { DepositMethod } from '@tucano/brand'
import { TRIAL_TYPE } from '@tucano/contract/member'
import type { Db } from '@tucano/database'
import { openAccount } from '@tucano/ledger'
import { readPerson } from '#documents/person'
import { hasLossAndTimeCaps, lockPlayerLimits } from '#limits/player-limits'
import type { SignedIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { type DepositRow, deposits } from './store.ts'

export interface AskedDeposit {
  depositId: string
  method: DepositMethod
  amount: bigint
  seconds: number
  /** The provider's name for it, or what the payer writes. */
  named: { txid: string } | { reference: string }
}

/**
 * Writes a deposit down, once: the same id with the same inputs is the same deposit. The member's limits are locked meanwhile, so that many
 * deposits at once are judged one after the other.
 */
export function openDepositRow(services: Services, { memberId, type }: SignedIn, asked: AskedDeposit): Promise<DepositRow> {
  const { db, brand } = services
  const { depositId, method, amount } = asked
  if (type === TRIAL_TYPE) throw new Fault('account.trial')
  if (amount < method.min || amount > method.max)
    throw new Fault('deposit.amount', { value: { min: String(method.min), max: String(method.max) } })
  return db.transaction().execute(async (trx) => {
    const known = await deposits(trx).where('d.id', '=', depositId).executeTakeFirst()
    if (known) return same(known, memberId, asked)
    await openAccount(trx, { memberId, pocket: 'cash', currency: brand.currency.code })
    await judge(services, trx, memberId, amount)
    const [made] = await trx
      .insertInto('cashier.deposits')
      .values({
        id: depositId,
        member_id: memberId,
        method: method.method,
        kind: method.kind,
        amount,
        fee_rate: method.feeRate,
        wager_rate: brand.cashier.wagerRate,
        currency: brand.currency.code,
        state: method.kind === 'pix' ? 'asked' : 'open',
        expires_at: sql<Date>`clock_timestamp() + make_interval(secs => ${asked.seconds})`,
        ...asked.named,
      })
      .onConflict((clash) => clash.column('id').doNothing())
      .returning('id')
      .execute()
    const row = await deposits(trx).where('d.id', '=', depositId).executeTakeFirstOrThrow()
    return made ? row : same(row, memberId, asked)
  })
}

function same(known: DepositRow, memberId: bigint, { method, amount }: AskedDeposit): DepositRow {
  if (known.member_id !== memberId || known.amount !== amount || known.method !== method.method) throw new Fault('key.conflict')
  return known
}

interface Judged {
  verdict: 'play.closed' | 'limit.deposit' | null
  total: bigint
}

/** Closed play, the member's own limit, the law's and the brand's. */
async function judge({ brand }: Services, trx: Db, memberId: bigint, amount: bigint): Promise<void> {
  await lockPlayerLimits(trx, memberId)
  const { rows } = await sql<Judged>`
    select cashier.judge_deposit(${memberId}::bigint, ${amount}::bigint) as verdict,
      cashier.deposited(${memberId}::bigint, platform.clock() - interval '30 days') as total`.execute(trx)
  const { verdict, total } = rows[0]!
  if (verdict) throw new Fault(verdict)
  if (moneyRules(brand.jurisdiction.profile).limitsFirst && !(await hasLossAndTimeCaps(trx, memberId))) throw new Fault('limits.required')
  if (total + amount > brand.cashier.documentsAbove.deposits && (await readPerson(trx, memberId)).state !== 'verified')
    throw new Fault('documents.required')
}
