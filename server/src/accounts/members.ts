import { isRefusal } from '@tucano/ledger'
import { memberChanged } from '@tucano/contract/member'
import type { Db, Tables } from '@tucano/database'
import { publish } from '#platform/outbox'
import { type UpdateObject, sql } from 'kysely'

export interface NewMember {
  account: string
  nickname: string
  /** `*` is the hash of no password at all. */
  passwordHash: string
  type?: number
  mobile?: string | undefined
  mobileVerified?: boolean
  email?: string | undefined
  emailVerified?: boolean
  payeeName?: string | undefined
  idNumber?: string | undefined
  paymentPasswordHash?: string | undefined
  uplineId?: bigint | undefined
  /** The link by which it came. */
  invitation?: string | undefined
  /** Somebody else chose the password: whoever enters with it has to change it first. */
  hasDefaultPassword?: boolean
  trialHours?: number
}

const unique = ['account', 'mobile', 'email', 'id_number'] as const
export type Taken = (typeof unique)[number]

/** Which column of another account has a value already, if that is what went wrong. */
function takenColumn(error: unknown): Taken | undefined {
  const { code, constraint = '' } = error as { code?: string; constraint?: string }
  return code === '23505' ? unique.find((column) => constraint === `members_${column}_key`) : undefined
}

/** Opens an account. `taken` names what another account has already; or the upline, which can have nobody below it: it is no agent, or as deep as a team goes. */
export async function createMember(db: Db, member: NewMember): Promise<{ id: bigint } | { taken: Taken | 'upline' }> {
  const { account, nickname, passwordHash, type = 0, mobile, email, trialHours } = member
  try {
    return await db
      .insertInto('member.members')
      .values({
        account: account.toLowerCase(),
        nickname,
        password_hash: passwordHash,
        type,
        mobile: mobile ?? null,
        mobile_verified_at: mobile && member.mobileVerified ? sql`clock_timestamp()` : null,
        email: email?.toLowerCase() ?? null,
        email_verified_at: email && member.emailVerified ? sql`clock_timestamp()` : null,
        payee_name: member.payeeName ?? null,
        id_number: member.idNumber ?? null,
        payment_password_hash: member.paymentPasswordHash ?? null,
        upline_id: member.uplineId ?? null,
        invitation: member.invitation ?? null,
        password_default: member.hasDefaultPassword ?? false,
        trial_until: trialHours === undefined ? null : sql`clock_timestamp() + make_interval(hours => ${trialHours})`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  } catch (error) {
    const taken = isRefusal(error) ? 'upline' : takenColumn(error)
    if (taken) return { taken }
    throw error
  }
}

const columns = [
  'id',
  'account',
  'nickname',
  'type',
  'status',
  'upline_id',
  'password_hash',
  'password_default',
  'password_changed_at',
  'payment_password_hash',
  'mobile',
  'mobile_verified_at',
  'email',
  'email_verified_at',
  'payee_name',
  'authenticator',
  'authenticator_since',
  'authenticator_step',
  'avatar',
  'picture',
  'rank_level',
  'created_at',
] as const

export type Member = Pick<MemberRow, (typeof columns)[number]> & { password_old: boolean }
type MemberRow = { [Column in keyof Tables['member.members']]: Selected<Tables['member.members'][Column]> }
type Selected<Column> = Column extends { __select__: infer Value } ? Value : Column

const PASSWORD_DAYS = 90

/** Whether a password was chosen so long ago that brands which force the change ask for another; by the database's clock. */
export const isPasswordOld = (changedAt: string) =>
  sql<boolean>`${sql.ref(changedAt)} < clock_timestamp() - make_interval(days => ${sql.lit(PASSWORD_DAYS)})`

const selectMember = (db: Db) =>
  db.selectFrom('member.members').select(columns).select(isPasswordOld('password_changed_at').as('password_old'))

export const findMemberByAccount = (db: Db, account: string) =>
  selectMember(db).where('account', '=', account.trim().toLowerCase()).executeTakeFirst()
export const findMemberByMobile = (db: Db, mobile: string) => selectMember(db).where('mobile', '=', mobile).executeTakeFirst()
/** As people name a member: by account, or by number. */
export async function findMemberByNumberOrAccount(db: Db, text: string): Promise<bigint | undefined> {
  const named = await db.selectFrom('member.members').select('id').where('account', '=', text.trim().toLowerCase()).executeTakeFirst()
  if (named || !/^[1-9][0-9]{0,17}$/.test(text.trim())) return named?.id
  return (await db.selectFrom('member.members').select('id').where('id', '=', BigInt(text.trim())).executeTakeFirst())?.id
}
export const findMember = (db: Db, id: bigint) => selectMember(db).where('id', '=', id).executeTakeFirst()

/** Who changes an account, for its audit: the member in a session, an operator, or the system. */
export interface Actor {
  actor: 'member' | 'operator' | 'system'
  ip?: string
  sessionId?: bigint
}

/** Says who does what follows in this transaction. The database itself writes the audit. */
export async function actAs(db: Db, { actor, ip = '', sessionId }: Actor): Promise<void> {
  await sql`select set_config('tucano.actor', ${actor}, true), set_config('tucano.ip', ${ip}, true), set_config('tucano.session', ${sessionId === undefined ? '' : String(sessionId)}, true)`.execute(
    db,
  )
}

export type MemberChange = UpdateObject<Tables, 'member.members'>

/** Changes an account, and tells its open pages. `taken` names what another account has already. */
export async function changeMember(
  db: Db,
  id: bigint,
  { by, set }: { by: Actor; set: MemberChange },
): Promise<{ taken: Taken } | undefined> {
  try {
    await db.transaction().execute(async (trx) => {
      await actAs(trx, by)
      await trx.updateTable('member.members').set(set).where('id', '=', id).execute()
      await publish(trx, memberChanged, {}, id)
    })
    return undefined
  } catch (error) {
    const taken = takenColumn(error)
    if (taken) return { taken }
    throw error
  }
}

export const newPassword = (passwordHash: string): MemberChange => ({
  password_hash: passwordHash,
  password_default: false,
  password_changed_at: sql`clock_timestamp()`,
})
