import { isCpf, readReais, writeEndToEndId, writeReais } from '@tucano/pix'
import { enqueue } from './deliveries.ts'
import { type Services, ISPB, tail, written } from './services.ts'
import { findOwner } from './key-owners.ts'
import { Problem, type Violation } from './problem.ts'
import type { PayOutRequest } from './schemas.ts'
import { canonical, inTransaction, type Store } from './store.ts'

type PayOutStatus = 'EM_PROCESSAMENTO' | 'REALIZADO' | 'NAO_REALIZADO'

export interface PayOut {
  id: string
  endToEndId: string
  request: PayOutRequest
  amount: bigint
  askedMs: number
  settledMs: number | undefined
  status: PayOutStatus
  reason: string | undefined
}

interface Row {
  id: string
  end_to_end_id: string
  request: string
  amount: bigint
  asked_ms: bigint
  settled_ms: bigint | null
  status: PayOutStatus
  reason: string | null
}

/** Takes a pay-out; what comes of it is told later. The same id with the same request is the same pay-out. */
export function createPayOut({ store, clock, merchant, settleMs, wake }: Services, id: string, request: PayOutRequest): PayOut {
  const amount = readReais(request.valor) ?? 0n
  const violations = violationsOf(request, amount, merchant.key)
  if (violations.length > 0) throw new Problem('EnvioOperacaoInvalida', ...violations)
  const taken = inTransaction(store, () => {
    const known = findPayOut(store, id)
    if (known && canonical(known.request) !== canonical(request)) throw new Problem('EnvioConflitante')
    if (known) return known
    const now = clock.now()
    const endToEndId = writeEndToEndId({ ispb: ISPB, at: new Date(now), tail: tail() })
    store
      .prepare(
        `insert into pay_outs (id, end_to_end_id, request, amount, asked_ms, due_ms, status) values (?, ?, ?, ?, ?, ?, 'EM_PROCESSAMENTO')`,
      )
      .run(id, endToEndId, canonical(request), amount, now, now + settleMs)
    return findPayOut(store, id)!
  })
  wake()
  return taken
}

function violationsOf({ pagador, favorecido }: PayOutRequest, amount: bigint, key: string): Violation[] {
  const violations: Violation[] = []
  if (amount === 0n) violations.push({ razao: 'O valor é zero.', propriedade: 'valor' })
  if (pagador.chave !== key) violations.push({ razao: 'A chave não pertence a este pagador.', propriedade: 'pagador.chave' })
  const cpf = 'contaBanco' in favorecido ? favorecido.contaBanco.cpf : favorecido.cpf
  if (cpf !== undefined && !isCpf(cpf)) violations.push({ razao: 'O CPF não existe.', propriedade: 'favorecido.cpf' })
  return violations
}

/** Ends the pay-outs whose time has come, one way or the other; how many that were. */
export function settlePayOuts(services: Services): number {
  const { store, clock } = services
  const now = clock.now()
  const due = store.prepare(`select * from pay_outs where status = 'EM_PROCESSAMENTO' and due_ms <= ? order by due_ms, rowid`).all(now)
  for (const { id, request } of due.flatMap((row) => payOut(row) ?? [])) {
    inTransaction(store, () => {
      const reason = reasonAgainst(services, request) ?? null
      store
        .prepare('update pay_outs set status = ?, reason = ?, settled_ms = ? where id = ?')
        .run(reason === null ? 'REALIZADO' : 'NAO_REALIZADO', reason, now, id)
      enqueue(services, { kind: 'envios', key: services.merchant.key, item: payOutNotice(findPayOut(store, id)!) })
    })
  }
  return due.length
}

function reasonAgainst({ store, faults }: Services, { favorecido }: PayOutRequest): string | undefined {
  if (faults.now.refusing) return 'Recusado pelo banco do favorecido.'
  if ('contaBanco' in favorecido) return undefined
  const owner = findOwner(store, favorecido.chave)
  if (!owner) return 'Chave Pix não encontrada.'
  return favorecido.cpf !== undefined && favorecido.cpf !== owner.cpf ? 'A chave Pix não pertence a este CPF.' : undefined
}

export const findPayOut = (store: Store, id: string): PayOut | undefined =>
  payOut(store.prepare('select * from pay_outs where id = ?').get(id))

export const latestPayOuts = (store: Store, limit: number): PayOut[] =>
  store
    .prepare('select * from pay_outs order by asked_ms desc, rowid desc limit ?')
    .all(limit)
    .flatMap((row) => payOut(row) ?? [])

function payOut(row: unknown): PayOut | undefined {
  if (!row) return undefined
  const { id, end_to_end_id, request, amount, asked_ms, settled_ms, status, reason } = row as Row
  return {
    id,
    endToEndId: end_to_end_id,
    request: JSON.parse(request) as PayOutRequest,
    amount,
    askedMs: Number(asked_ms),
    settledMs: settled_ms === null ? undefined : Number(settled_ms),
    status,
    reason: reason ?? undefined,
  }
}

const payOutNotice = ({ id, endToEndId, amount, status, reason, askedMs, settledMs }: PayOut): object => ({
  id,
  status,
  endToEndId,
  valor: writeReais(amount),
  horario: written(settledMs ?? askedMs),
  ...(reason === undefined ? {} : { motivo: reason }),
})

export const payOutReply = (out: PayOut): object => ({
  id: out.id,
  status: out.status,
  endToEndId: out.endToEndId,
  valor: writeReais(out.amount),
  horario: {
    solicitacao: written(out.askedMs),
    ...(out.settledMs === undefined ? {} : { liquidacao: written(out.settledMs) }),
  },
  pagador: out.request.pagador,
  favorecido: out.request.favorecido,
  ...(out.reason === undefined ? {} : { motivo: out.reason }),
})
