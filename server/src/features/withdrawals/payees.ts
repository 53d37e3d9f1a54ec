import type { Payee } from '@tucano/contract/withdrawals'
import { kindOfKey } from '@tucano/pix'
import { type Person, readPerson } from '#documents/person'
import type { Destination } from '#payments/provider'
import type { Services } from '#platform/services'
import type { Vault } from '#platform/vault'
import { sql } from 'kysely'

/** What a payee is, sealed in the database. */
export type PayeeDetails =
  | { kind: 'pix'; key: string }
  | { kind: 'bank'; ispb: string; branch: string; number: string; type: 'current' | 'savings' }

/** Area code and number. */
const NATIONAL_DIGITS = 11

/** A key in the one way that the directory writes it, however the member typed it. */
export function normaliseKey(typed: string): string | undefined {
  const text = typed.trim()
  const digits = text.replaceAll(/\D/g, '')
  const candidates = [
    text.toLowerCase(),
    ...(/^[\d.\-/ ]+$/.test(text) ? [digits] : []),
    // Without its country, a number is one of this country: 11 98765-4321 is no number of +1.
    ...(/^[\d+()\- ]+$/.test(text) ? [text.startsWith('+') || digits.length > NATIONAL_DIGITS ? `+${digits}` : `+55${digits}`] : []),
  ]
  return candidates.find((key) => kindOfKey(key) !== undefined)
}

/** Enough to know one's own by. */
export function maskPayee(details: PayeeDetails): string {
  if (details.kind === 'bank') return `${details.ispb} · ag. ${details.branch} · conta •••${details.number.slice(-3)}`
  const { key } = details
  switch (kindOfKey(key)) {
    case 'cpf':
      return `•••.${key.slice(3, 6)}.${key.slice(6, 9)}-••`
    case 'phone':
      return `${key.slice(0, 3)} •••••${key.slice(-4)}`
    case 'email':
      return `${key.slice(0, 2)}•••@${key.split('@')[1]}`
    case 'cnpj':
    case 'random':
    case undefined:
      return `${key.slice(0, 4)}••••${key.slice(-4)}`
  }
}

/** What tells one payee from another. */
export const printOf = (details: PayeeDetails): string =>
  details.kind === 'pix' ? `payee pix ${details.key}` : `payee bank ${details.ispb} ${details.branch} ${details.number} ${details.type}`

export const destinationOf = (details: PayeeDetails, { name, cpf }: { name: string; cpf: string }): Destination =>
  details.kind === 'pix' ? { ...details, cpf } : { ...details, holder: name, cpf }

export interface KnownPayee extends Payee {
  /** By the database's clock. */
  cooling: boolean
}

/**
 * The member's payees. A new one rests, because it is the way by which stolen accounts are emptied; a Pix key that is the verified CPF
 * itself leads to nobody but the member, and does not.
 */
export async function readPayees({ db, vault }: Pick<Services, 'db' | 'vault'>, memberId: bigint): Promise<KnownPayee[]> {
  const rows = await db
    .selectFrom('cashier.payees')
    .select([
      'id',
      'kind',
      'masked',
      'holder',
      'print',
      'created_at',
      'usable_at',
      sql<boolean>`usable_at > clock_timestamp()`.as('cooling'),
    ])
    .where('member_id', '=', memberId)
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .execute()
  const own = rows.some(({ cooling }) => cooling) ? ownPrint(vault, await readPerson(db, memberId)) : undefined
  return rows.map((row) => {
    const isOwn = own?.equals(row.print) ?? false
    return {
      payeeId: row.id,
      kind: row.kind as Payee['kind'],
      masked: row.masked,
      holder: row.holder,
      usableAt: (isOwn ? row.created_at : row.usable_at).getTime(),
      cooling: row.cooling && !isOwn,
    }
  })
}

/** As pages see them. */
export const showPayee = ({ cooling: _cooling, ...payee }: KnownPayee): Payee => payee

const ownPrint = (vault: Vault, { state, cpf }: Person): Buffer | undefined =>
  state === 'verified' && cpf ? vault.digest(printOf({ kind: 'pix', key: cpf })) : undefined
