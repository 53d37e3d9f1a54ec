import { isCpf, writeEndToEndId, writeReais } from '@tucano/pix'
import { type Charge, findCharge } from './charges.ts'
import { enqueue } from './deliveries.ts'
import { type Services, ISPB, tail, written } from './services.ts'
import { refundsOf } from './refunds.ts'
import type { Search } from './search.ts'
import { inTransaction, type Store } from './store.ts'

export interface Person {
  name: string
  cpf: string
}

export interface Payment {
  endToEndId: string
  txid: string
  amount: bigint
  payer: Person
  paidMs: number
}

/** Why a charge cannot be paid. */
export type Unpayable = 'unknown' | 'paid' | 'removed' | 'expired' | 'amount' | 'payer'

export class NotPaid extends Error {
  readonly why: Unpayable

  constructor(why: Unpayable) {
    super(`not paid: ${why}`)
    this.why = why
  }
}

export function unpayable({ clock }: Pick<Services, 'clock'>, charge: Charge): Unpayable | undefined {
  if (charge.status === 'CONCLUIDA') return 'paid'
  if (charge.status !== 'ATIVA') return 'removed'
  return clock.now() >= charge.expiresMs ? 'expired' : undefined
}

const AMOUNT_MAX = 999_999_999_999n

/** Somebody pays a charge. Another amount than the one asked for is possible while the switch for it is on, and the rule when none is named. */
export function payCharge(services: Services, txid: string, { payer, amount }: { payer: Person; amount?: bigint | undefined }): Payment {
  const { store, clock, faults } = services
  const payment = inTransaction(store, () => {
    const charge = findCharge(store, txid)
    const why = charge ? unpayable(services, charge) : 'unknown'
    if (!charge || why) throw new NotPaid(why ?? 'unknown')
    const name = payer.name.trim()
    if (!isCpf(payer.cpf) || name === '' || name.length > 200) throw new NotPaid('payer')
    const paid = amount ?? (faults.now.wrongAmount ? anotherThan(charge.amount) : charge.amount)
    if (paid <= 0n || paid > AMOUNT_MAX || (paid !== charge.amount && !faults.now.wrongAmount)) throw new NotPaid('amount')
    const now = clock.now()
    const endToEndId = writeEndToEndId({ ispb: ISPB, at: new Date(now), tail: tail() })
    store
      .prepare('insert into payments (end_to_end_id, txid, amount, payer_name, payer_cpf, paid_ms) values (?, ?, ?, ?, ?, ?)')
      .run(endToEndId, txid, paid, name, payer.cpf, now)
    store.prepare(`update charges set status = 'CONCLUIDA' where txid = ?`).run(txid)
    const made = { endToEndId, txid, amount: paid, payer: { name, cpf: payer.cpf }, paidMs: now }
    enqueue(services, { kind: 'pix', key: services.merchant.key, item: paymentReply(services, made) })
    return made
  })
  services.wake()
  return payment
}

const anotherThan = (amount: bigint): bigint => (amount > 1n ? amount - 1n : 2n)

interface Row {
  end_to_end_id: string
  txid: string
  amount: bigint
  payer_name: string
  payer_cpf: string
  paid_ms: bigint
}

export const findPayment = (store: Store, endToEndId: string): Payment | undefined =>
  payment(store.prepare('select * from payments where end_to_end_id = ?').get(endToEndId))

export const findPaymentOf = (store: Store, txid: string): Payment | undefined =>
  payment(store.prepare('select * from payments where txid = ?').get(txid))

export function searchPayments(
  store: Store,
  { fromMs, toMs, page, size }: Search,
  { txid = null, cpf = null }: { txid?: string | null | undefined; cpf?: string | null | undefined },
): { payments: Payment[]; total: number } {
  const where = 'where paid_ms between ?1 and ?2 and (?3 is null or txid = ?3) and (?4 is null or payer_cpf = ?4)'
  const counted = store.prepare(`select count(*) as total from payments ${where}`).get(fromMs, toMs, txid, cpf)
  const rows = store
    .prepare(`select * from payments ${where} order by paid_ms, id limit ?5 offset ?6`)
    .all(fromMs, toMs, txid, cpf, size, page * size)
  return { payments: rows.flatMap((row) => payment(row) ?? []), total: Number(counted?.['total']) }
}

function payment(row: unknown): Payment | undefined {
  if (!row) return undefined
  const { end_to_end_id, txid, amount, payer_name, payer_cpf, paid_ms } = row as Row
  return { endToEndId: end_to_end_id, txid, amount, payer: { name: payer_name, cpf: payer_cpf }, paidMs: Number(paid_ms) }
}

/** A payment as the standard tells it, with what went back. */
export function paymentReply({ store, merchant }: Services, { endToEndId, txid, amount, payer, paidMs }: Payment): object {
  const refunds = refundsOf(store, endToEndId)
  return {
    endToEndId,
    txid,
    valor: writeReais(amount),
    chave: merchant.key,
    horario: written(paidMs),
    pagador: { cpf: payer.cpf, nome: payer.name },
    ...(refunds.length > 0 ? { devolucoes: refunds } : {}),
  }
}
