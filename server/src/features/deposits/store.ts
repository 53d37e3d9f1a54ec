import type { Deposit } from '@tucano/contract/deposits'
import type { DepositMethod } from '@tucano/brand'
import type { Db } from '@tucano/database'
import type { Payments } from '#payments/open-payments'
import type { Services } from '#platform/services'
import { sql } from 'kysely'

const columns = [
  'd.id',
  'd.member_id',
  'd.method',
  'd.kind',
  'd.amount',
  'd.paid',
  'd.fee',
  'd.currency',
  'd.state',
  'd.txid',
  'd.br_code',
  'd.reference',
  'd.created_at',
  'd.expires_at',
  'd.done_at',
  'd.reason',
] as const

export const deposits = (db: Db) => db.selectFrom('cashier.deposits as d').select(columns)
export type DepositRow = Awaited<ReturnType<ReturnType<typeof deposits>['execute']>>[number]

/** One of a member's deposits. */
export const readDeposit = (db: Db, memberId: bigint, depositId: string): Promise<DepositRow | undefined> =>
  deposits(db).where('d.id', '=', depositId).where('d.member_id', '=', memberId).executeTakeFirst()

export type Shown = { brand: Services['brand']; payments: Payments | undefined }

export const methodOf = ({ cashier }: Services['brand'], name: string, kind: 'pix' | 'transfer'): DepositMethod | undefined =>
  cashier.deposits.find((one) => one.method === name && one.kind === kind)

const text = (amount: bigint | null): string | null => (amount === null ? null : String(amount))

/** A deposit as its member sees it. */
export function showDeposit({ brand, payments }: Shown, row: DepositRow): Deposit {
  const isOpen = row.state === 'asked' || row.state === 'open'
  const method = brand.cashier.deposits.find(({ method: name }) => name === row.method)
  return {
    depositId: row.id,
    method: row.method,
    kind: row.kind as Deposit['kind'],
    amount: String(row.amount),
    paid: text(row.paid),
    fee: text(row.fee),
    currency: row.currency,
    state: row.state as Deposit['state'],
    createdAt: row.created_at.getTime(),
    expiresAt: row.expires_at.getTime(),
    doneAt: row.done_at?.getTime() ?? null,
    brCode: isOpen ? row.br_code : null,
    payUrl: row.state === 'open' && row.txid ? (payments?.payUrl(row.txid) ?? null) : null,
    reference: row.reference,
    account: isOpen && method?.kind === 'transfer' ? method.account : null,
    reason: row.reason,
  }
}

/** Where a page of the list ends: by microseconds, as deposits of one millisecond keep their order. */
export const micros = sql<string>`floor(extract(epoch from d.created_at) * 1000000)`
