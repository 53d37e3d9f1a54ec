import { readReais, writeReais, writeReturnId } from '@tucano/pix'
import { type Services, ISPB, tail, written } from './services.ts'
import { Problem } from './problem.ts'
import type { RefundRequest } from './schemas.ts'
import { canonical, inTransaction, type Store } from './store.ts'

interface Row {
  end_to_end_id: string
  id: string
  return_id: string
  request: string
  amount: bigint
  asked_ms: bigint
  settled_ms: bigint | null
}

/** The central bank's limit for sending a payment back. */
const WINDOW_MS = 90 * 86_400_000

interface Asked {
  id: string
  request: RefundRequest
}

/** All that goes back of a payment is at most what came. The same id with the same request is the same refund. */
export function createRefund({ store, clock, settleMs, wake }: Services, endToEndId: string, { id, request }: Asked): object {
  const amount = readReais(request.valor) ?? 0n
  if (amount === 0n) throw refused('O valor é zero.', 'valor')
  const reply = inTransaction(store, () => {
    const payment = store.prepare('select amount, paid_ms from payments where end_to_end_id = ?').get(endToEndId) as
      | { amount: bigint; paid_ms: bigint }
      | undefined
    if (!payment) throw new Problem('PixNaoEncontrado')
    const known = find(store, endToEndId, id)
    if (known && known.request !== canonical(request)) throw refused('Já existe outra devolução com este id.', 'id')
    if (known) return refundReply(known)
    const now = clock.now()
    if (now - Number(payment.paid_ms) > WINDOW_MS) throw refused('O prazo de 90 dias passou.', 'horario')
    const returned = store.prepare('select coalesce(sum(amount), 0) as sum from refunds where end_to_end_id = ?').get(endToEndId)?.['sum']
    if ((returned as bigint) + amount > payment.amount) throw refused('As devoluções passariam do valor do Pix.', 'valor')
    store
      .prepare('insert into refunds (end_to_end_id, id, return_id, request, amount, asked_ms, due_ms) values (?, ?, ?, ?, ?, ?, ?)')
      .run(endToEndId, id, writeReturnId({ ispb: ISPB, at: new Date(now), tail: tail() }), canonical(request), amount, now, now + settleMs)
    return refundReply(find(store, endToEndId, id)!)
  })
  wake()
  return reply
}

const refused = (razao: string, propriedade: string): Problem => new Problem('PixDevolucaoInvalida', { razao, propriedade })

const find = (store: Store, endToEndId: string, id: string): Row | undefined =>
  store.prepare('select * from refunds where end_to_end_id = ? and id = ?').get(endToEndId, id) as Row | undefined

export function findRefund(store: Store, endToEndId: string, id: string): object | undefined {
  const row = find(store, endToEndId, id)
  return row && refundReply(row)
}

export const refundsOf = (store: Store, endToEndId: string): object[] =>
  (store.prepare('select * from refunds where end_to_end_id = ? order by asked_ms, rowid').all(endToEndId) as unknown as Row[]).map(
    refundReply,
  )

/** The payments whose refunds have arrived by now. */
export function settleRefunds(store: Store, now: number): string[] {
  const due = store.prepare('select end_to_end_id, id from refunds where settled_ms is null and due_ms <= ? order by due_ms').all(now)
  for (const { end_to_end_id, id } of due)
    store.prepare('update refunds set settled_ms = ? where end_to_end_id = ? and id = ?').run(now, end_to_end_id!, id!)
  return [...new Set(due.map(({ end_to_end_id }) => String(end_to_end_id)))]
}

function refundReply({ id, return_id, request, amount, asked_ms, settled_ms }: Row): object {
  const { descricao } = JSON.parse(request) as RefundRequest
  return {
    id,
    rtrId: return_id,
    valor: writeReais(amount),
    natureza: 'ORIGINAL',
    ...(descricao === undefined ? {} : { descricao }),
    horario: { solicitacao: written(Number(asked_ms)), ...(settled_ms === null ? {} : { liquidacao: written(Number(settled_ms)) }) },
    status: settled_ms === null ? 'EM_PROCESSAMENTO' : 'DEVOLVIDO',
  }
}
