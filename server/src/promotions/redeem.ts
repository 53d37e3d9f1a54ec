import type { Db } from '@tucano/database'
import type { Vault } from '#platform/vault'
import { sql } from 'kysely'
import { begin, credit } from './earn.ts'
import { CAMPAIGN } from './periods.ts'
import { type Promotions, type Refusal, getOwn, refusalFor, refusalOf } from './promotions.ts'

export interface Redeemed {
  refusal?: Refusal
  /** The code is right, and its promotion asks for a number. */
  ask?: 'whatsapp' | 'zalo'
  promotionId?: bigint
}

/** Whatever a number is written with, it is the same number. */
const digitsOf = (contact: string): string => contact.replaceAll(/\D/g, '')

/** Turns a code into what its promotion gives: once a member, once a number and code, and as often as the code has uses. */
export async function redeem(
  promotions: Promotions,
  db: Db,
  { code: written, contact, memberId, vault }: { code: string; contact: string | undefined; memberId: bigint; vault: Vault },
  at: Date,
): Promise<Redeemed> {
  const code = written.toUpperCase()
  const known = await db.selectFrom('promotions.codes').select('promotion_id').where('code', '=', code).executeTakeFirst()
  const found = known && (await getOwn({ ...promotions, db }, { promotionId: known.promotion_id, memberId, period: CAMPAIGN }, at))
  if (!found || found.version.definition.kind !== 'code' || !found.version.definition.codes.includes(code))
    return { refusal: 'code.unknown' }
  const { own, version, member } = found
  const { ask, uses, reward } = found.version.definition
  if (member.isClosed) return { refusal: 'play.closed' }
  if (own.status === 'closed') return { refusal: refusalOf(own) }
  if (own.status === 'applying') return { refusal: 'promotion.waiting' }
  if (own.act !== 'code') return { refusal: own.status === 'coming soon' ? 'promotion.state' : 'code.used' }
  if (ask !== 'nothing' && contact === undefined) return { ask }
  const entry = { version, memberId, period: CAMPAIGN }
  if (!(await begin(db, entry, { at, data: { code } }))) return { refusal: 'code.used' }
  const { rows: used } = await sql`
    update promotions.codes set uses = uses + 1 where code = ${code} and (${uses}::integer is null or uses < ${uses}::integer) returning uses`.execute(
    db,
  )
  if (used.length === 0) return { refusal: 'code.used' }
  if (ask !== 'nothing' && !(await keepContact(db, { code, memberId, contact: digitsOf(contact!), vault }))) return { refusal: 'code.used' }
  const refusal = refusalFor(await credit(db, { ...entry, reward }, promotions.giving, { isAuto: false }))
  return { promotionId: version.promotionId, ...(refusal && { refusal }) }
}

async function keepContact(
  db: Db,
  { code, memberId, contact, vault }: { code: string; memberId: bigint; contact: string; vault: Vault },
): Promise<boolean> {
  const kept = await db
    .insertInto('promotions.code_contacts')
    .values({ code, print: vault.digest(`promotions.contact|${contact}`), member_id: memberId, sealed: vault.seal(Buffer.from(contact)) })
    .onConflict((clash) => clash.doNothing())
    .returning('code')
    .executeTakeFirst()
  return kept !== undefined
}
