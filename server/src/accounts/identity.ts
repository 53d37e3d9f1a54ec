import { randomBytes } from 'node:crypto'
import type { Db } from '@tucano/database'
import type { Identity } from '#platform/identity'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { type Member, actAs, createMember, findMember, findMemberByMobile } from './members.ts'

/** The member of an account at another service: known already, recognised by what both have seen confirmed, or new. */
export async function memberOf({ db, moduleOn }: Services, identity: Identity): Promise<Member> {
  const { provider, subject } = identity
  const memberId = await db.transaction().execute(async (trx) => {
    // Two first logins at once open one account.
    await sql`select pg_advisory_xact_lock(hashtext(${`identity ${provider} ${subject}`}))`.execute(trx)
    const known = await trx
      .selectFrom('member.identities')
      .select('member_id')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst()
    if (known) return known.member_id
    const found = (await recognise(trx, identity)) ?? (moduleOn('REG3') ? await open(trx, identity) : undefined)
    if (found !== undefined) await trx.insertInto('member.identities').values({ provider, subject, member_id: found }).execute()
    return found
  })
  const member = memberId === undefined ? undefined : await findMember(db, memberId)
  if (!member) throw new Fault('login.identity')
  return member
}

/** Only a number or an address that we have seen confirmed ourselves makes somebody the same person. */
async function recognise(db: Db, { email, mobile }: Identity): Promise<bigint | undefined> {
  if (mobile) {
    const member = await findMemberByMobile(db, mobile)
    if (member?.mobile_verified_at) return member.id
  }
  if (!email) return undefined
  const member = await db
    .selectFrom('member.members')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return member?.id
}

async function open(trx: Db, { provider, email, mobile, name }: Identity): Promise<bigint> {
  await actAs(trx, { actor: 'member' })
  const account = `${provider[0]}${randomBytes(6).toString('hex')}`
  const nickname = name?.slice(0, 20) || account
  const contact = { mobile, mobileVerified: true, email, emailVerified: true }
  const created = await createMember(trx, { account, nickname, passwordHash: '*', ...contact })
  // The number or the address stands in another account, unconfirmed: whoever owns it can confirm it there.
  if ('taken' in created) throw new Fault(created.taken === 'mobile' ? 'mobile.taken' : 'email.taken')
  return created.id
}
