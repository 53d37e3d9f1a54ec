import { randomBytes } from 'node:crypto'
import type { Identity } from '#platform/identity'
import { Fault } from '#platform/fault'
import type { House } from '#platform/house'
import { actAs, createMember, findMember, findMemberByMobile } from './members.ts'

/** The member of an account at another service: known already, recognised by what both have seen confirmed, or new. */
export async function memberOf(house: House, identity: Identity) {
  const { db } = house
  const { provider, subject } = identity
  const known = await db
    .selectFrom('member.identities')
    .select('member_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  const memberId = known?.member_id ?? (await recognise(house, identity)) ?? (await open(house, identity))
  if (!known)
    await db
      .insertInto('member.identities')
      .values({ provider, subject, member_id: memberId })
      .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
      .execute()
  const member = await findMember(db, memberId)
  if (!member) throw new Fault('login.identity')
  return member
}

/** Only a number or an address that we have seen confirmed ourselves makes somebody the same person. */
async function recognise({ db }: House, { email, mobile }: Identity): Promise<bigint | undefined> {
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

async function open({ db, moduleOn }: House, { provider, email, mobile, name }: Identity): Promise<bigint> {
  if (!moduleOn('REG3')) throw new Fault('login.identity')
  return db.transaction().execute(async (trx) => {
    await actAs(trx, { actor: 'member' })
    const account = `${provider[0]}${randomBytes(6).toString('hex')}`
    const nickname = name?.slice(0, 20) || account
    const contact = { mobile, mobileVerified: true, email, emailVerified: true }
    const created = await createMember(trx, { account, nickname, passwordHash: '*', ...contact })
    // The number or the address stands in another account, unconfirmed: whoever owns it can confirm it there.
    if ('taken' in created) throw new Fault(created.taken === 'mobile' ? 'mobile.taken' : 'email.taken')
    return created.id
  })
}
