import type { Db } from '@tucano/database'

export interface NewMember {
  account: string
  nickname: string
  passwordHash: string
  type?: number
  mobile?: string | undefined
  email?: string | undefined
  payeeName?: string | undefined
}

/** Opens an account. `taken` names what another account has already. */
export async function createMember(db: Db, member: NewMember): Promise<{ id: bigint } | { taken: 'account' | 'mobile' | 'email' }> {
  const { account, nickname, passwordHash, type = 0, mobile, email, payeeName } = member
  try {
    return await db
      .insertInto('member.members')
      .values({
        account: account.toLowerCase(),
        nickname,
        password_hash: passwordHash,
        type,
        mobile: mobile ?? null,
        email: email?.toLowerCase() ?? null,
        payee_name: payeeName ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
  } catch (error) {
    const { code, constraint = '' } = error as { code?: string; constraint?: string }
    const taken = (['account', 'mobile', 'email'] as const).find((column) => constraint === `members_${column}_key`)
    if (code === '23505' && taken) return { taken }
    throw error
  }
}

export function findMemberByAccount(db: Db, account: string) {
  return db
    .selectFrom('member.members')
    .select(['id', 'account', 'type', 'status', 'password_hash', 'password_default', 'password_changed_at', 'first_login_at'])
    .where('account', '=', account.trim().toLowerCase())
    .executeTakeFirst()
}

export function findMember(db: Db, id: bigint) {
  return db
    .selectFrom('member.members')
    .select(['id', 'account', 'nickname', 'type', 'upline_id', 'password_hash'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function setPassword(db: Db, id: bigint, passwordHash: string): Promise<void> {
  await db
    .updateTable('member.members')
    .set({ password_hash: passwordHash, password_default: false, password_changed_at: new Date() })
    .where('id', '=', id)
    .execute()
}
