import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { openTransfer, sendReceipt } from '@tucano/contract/deposits'
import type { Db } from '@tucano/database'
import { hold, openAccount } from '@tucano/ledger'
import { openVault } from '../../server/src/platform/vault.ts'
import { newCpf } from '../../server/src/testing/money.ts'
import { newPlayer } from './fund.ts'
import type { Player } from './player.ts'
import type { Site } from './site.ts'

const ROOT = path.join(import.meta.dirname, '..', '..')
/** The key of sites that were given none. */
const vault = openVault({ vaultKey: undefined, dataFolder: path.join(ROOT, '.data') })

/** One grey pixel. */
export const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==', 'base64')
export const PDF = Buffer.from('%PDF-1.4\n%%EOF')

const idOf = async (db: Db, account: string): Promise<bigint> =>
  (await db.selectFrom('member.members').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id

/** A transfer that its member has announced and proved, by real calls. Returns its reference. */
export async function sendTransfer(
  player: Player,
  cents: number,
  receipt: Buffer = PNG,
): Promise<{ depositId: string; reference: string }> {
  const depositId = randomUUID()
  const { reference } = await player.ask(openTransfer, { depositId, method: 'ted', amount: String(cents) })
  await player.ask(sendReceipt, { depositId, receipt: receipt.toString('base64') })
  return { depositId, reference: reference ?? '' }
}

interface Person {
  state?: 'waiting' | 'verified'
  fullName?: string
  bornOn?: string
  cpf?: string
  picture?: Buffer
}

/** Documents of a member, with a picture of each side. Returns the CPF and the case. */
export async function newDocuments(
  { db }: Site,
  account: string,
  { state = 'verified', fullName = 'Ana Teste', bornOn = '1990-01-01', cpf = newCpf(), picture = PNG }: Person = {},
): Promise<{ caseId: string; cpf: string }> {
  const { id } = await db
    .insertInto('documents.cases')
    .values({
      member_id: await idOf(db, account),
      state,
      full_name: fullName,
      born_on: bornOn,
      cpf,
      kind: 'rg',
      number: '12.345.678-9',
      decided_at: state === 'waiting' ? null : new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const side of ['front', 'back', 'face'])
    await db
      .insertInto('documents.pictures')
      .values({ case_id: id, side, sealed: vault.seal(picture) })
      .execute()
  return { caseId: String(id), cpf }
}

interface Wanted {
  cents?: bigint
  fee?: bigint
  kind?: 'pix' | 'bank' | 'c2c'
  state?: 'review' | 'approved' | 'sending'
  minutesAgo?: number
  holder?: string
  masked?: string
}

/** A withdrawal of a member of its own, whose money is set aside. */
export async function newWithdrawal(
  site: Site,
  {
    cents = 150_00n,
    fee = 0n,
    kind = 'pix',
    state = 'review',
    minutesAgo = 5,
    holder = 'Ana Teste',
    masked = '•••.456.789-••',
  }: Wanted = {},
): Promise<{ account: string; withdrawalId: string }> {
  const account = await newPlayer(site, cents * 2n)
  const withdrawalId = randomUUID()
  const { db } = site
  const memberId = await idOf(db, account)
  const payeeId = randomUUID()
  await db
    .insertInto('cashier.payees')
    .values({
      id: payeeId,
      member_id: memberId,
      kind: 'pix',
      sealed: vault.seal(Buffer.from(JSON.stringify({ kind: 'pix', key: newCpf() }))),
      masked,
      print: vault.digest(payeeId),
      holder,
      usable_at: new Date(0),
    })
    .execute()
  const pocket = await openAccount(db, { memberId, pocket: 'cash', currency: 'BRL' })
  const { postingId } = await hold(db, { key: `withdrawal:${withdrawalId}:hold`, account: pocket, amount: cents })
  await db
    .insertInto('cashier.withdrawals')
    .values({
      id: withdrawalId,
      member_id: memberId,
      payee_id: payeeId,
      method: kind === 'bank' ? 'ted' : kind,
      kind,
      amount: cents,
      fee,
      currency: 'BRL',
      state,
      hold_id: postingId,
    })
    .execute()
  await site.sql('update cashier.withdrawals set created_at = clock_timestamp() - make_interval(secs => $2) where id = $1', [
    withdrawalId,
    minutesAgo * 60 + 5,
  ])
  return { account, withdrawalId }
}
