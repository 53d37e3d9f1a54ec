import { randomBytes } from 'node:crypto'
import { isCnpj, isCpf, readReais, writeBrCode, writeReais } from '@tucano/pix'
import { type Services, written } from './services.ts'
import { Problem, type Violation } from './problem.ts'
import type { ChargeRequest, ChargeStatus } from './schemas.ts'
import type { Search } from './search.ts'
import { canonical, inTransaction } from './store.ts'

export interface Charge {
  id: bigint
  txid: string
  token: string
  request: ChargeRequest
  amount: bigint
  createdMs: number
  expiresMs: number
  status: ChargeStatus
  revision: number
}

interface Row {
  id: bigint
  txid: string
  token: string
  request: string
  amount: bigint
  created_ms: bigint
  expires_ms: bigint
  status: ChargeStatus
  revision: bigint
}

const EXPIRY_S = 86_400

/** The same txid with the same request is the same charge. */
export function createCharge({ store, clock, merchant }: Services, txid: string, request: ChargeRequest): Charge {
  const amount = readReais(request.valor.original) ?? 0n
  const violations = violationsOf(request, amount, merchant.key)
  if (violations.length > 0) throw new Problem('CobOperacaoInvalida', ...violations)
  return inTransaction(store, () => {
    const known = findCharge(store, txid)
    if (known && canonical(known.request) !== canonical(request))
      throw new Problem('CobOperacaoInvalida', { razao: 'Já existe outra cobrança com este txid.', propriedade: 'txid' })
    if (known) return known
    const now = clock.now()
    const expires = now + (request.calendario?.expiracao ?? EXPIRY_S) * 1000
    store
      .prepare(`insert into charges (txid, token, request, amount, created_ms, expires_ms, status) values (?, ?, ?, ?, ?, ?, 'ATIVA')`)
      .run(txid, randomBytes(16).toString('hex'), canonical(request), amount, now, expires)
    return findCharge(store, txid)!
  })
}

function violationsOf({ chave, devedor }: ChargeRequest, amount: bigint, key: string): Violation[] {
  const violations: Violation[] = []
  if (amount === 0n) violations.push({ razao: 'O valor é zero.', propriedade: 'valor.original' })
  if (chave !== key) violations.push({ razao: 'A chave não pertence a este recebedor.', propriedade: 'chave' })
  if (devedor && 'cpf' in devedor && !isCpf(devedor.cpf)) violations.push({ razao: 'O CPF não existe.', propriedade: 'devedor.cpf' })
  if (devedor && 'cnpj' in devedor && !isCnpj(devedor.cnpj)) violations.push({ razao: 'O CNPJ não existe.', propriedade: 'devedor.cnpj' })
  return violations
}

/** Removing it again changes nothing; what was paid stays. */
export function removeCharge({ store }: Services, txid: string): Charge {
  return inTransaction(store, () => {
    const charge = findCharge(store, txid)
    if (!charge) throw new Problem('CobNaoEncontrado')
    if (charge.status === 'REMOVIDA_PELO_USUARIO_RECEBEDOR') return charge
    if (charge.status !== 'ATIVA') throw new Problem('CobOperacaoInvalida', { razao: 'A cobrança não está ativa.', propriedade: 'status' })
    store
      .prepare(`update charges set status = 'REMOVIDA_PELO_USUARIO_RECEBEDOR', revision = revision + 1 where txid = ? and status = 'ATIVA'`)
      .run(txid)
    return findCharge(store, txid)!
  })
}

type Reader = Pick<Services, 'store'>['store']

export const findCharge = (store: Reader, txid: string): Charge | undefined =>
  charge(store.prepare('select * from charges where txid = ?').get(txid))

export const findChargeByToken = (store: Reader, token: string): Charge | undefined =>
  charge(store.prepare('select * from charges where token = ?').get(token))

export function searchCharges(
  store: Reader,
  { fromMs, toMs, page, size }: Search,
  { status = null, cpf = null }: { status?: ChargeStatus | null | undefined; cpf?: string | null | undefined },
): { charges: Charge[]; total: number } {
  const where = `where created_ms between ?1 and ?2 and (?3 is null or status = ?3) and (?4 is null or request ->> '$.devedor.cpf' = ?4)`
  const counted = store.prepare(`select count(*) as total from charges ${where}`).get(fromMs, toMs, status, cpf)
  const rows = store
    .prepare(`select * from charges ${where} order by created_ms, id limit ?5 offset ?6`)
    .all(fromMs, toMs, status, cpf, size, page * size)
  return { charges: rows.flatMap((row) => charge(row) ?? []), total: Number(counted?.['total']) }
}

/** For people: the newest first, from `before` on. */
export const latestCharges = (store: Reader, before: number, limit: number): Charge[] =>
  store
    .prepare('select * from charges where id < ? order by id desc limit ?')
    .all(before, limit)
    .flatMap((row) => charge(row) ?? [])

function charge(row: unknown): Charge | undefined {
  if (!row) return undefined
  const { created_ms, expires_ms, request, revision, ...rest } = row as Row
  return {
    ...rest,
    request: JSON.parse(request) as ChargeRequest,
    createdMs: Number(created_ms),
    expiresMs: Number(expires_ms),
    revision: Number(revision),
  }
}

const locationOf = ({ publicUrl }: Services, { token }: Charge): string => `${publicUrl.replace(/^https?:\/\//, '')}/qr/${token}`

export const brCodeOf = (services: Services, charge: Charge): string =>
  writeBrCode({
    kind: 'dynamic',
    url: locationOf(services, charge),
    name: services.merchant.name,
    city: services.merchant.city,
    amount: charge.amount,
  })

/** A charge as the standard tells it; `pix` is what was paid. */
export function chargeReply(services: Services, charge: Charge, pix: object | undefined): object {
  const { calendario, valor: _, ...asked } = charge.request
  const location = locationOf(services, charge)
  const criacao = written(charge.createdMs)
  return {
    calendario: { criacao, expiracao: calendario?.expiracao ?? EXPIRY_S },
    txid: charge.txid,
    revisao: charge.revision,
    status: charge.status,
    ...asked,
    valor: { original: writeReais(charge.amount) },
    loc: { id: Number(charge.id), location, tipoCob: 'cob', criacao },
    location,
    pixCopiaECola: brCodeOf(services, charge),
    ...(pix ? { pix: [pix] } : {}),
  }
}
