import type { Brand } from '@tucano/brand'
import type { MemberLine, MemberProfile } from '@tucano/contract/members'
import type { Db } from '@tucano/database'
import { maskCpf, maskEmail, maskMobile, maskName } from '#accounts/mask'
import { readCase } from '#documents/person'
import type { OperatorIn } from '#platform/endpoint'
import { Fault } from '#platform/fault'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { labelsOf, readBlock, readDevices, readNotes, readSeen } from './store.ts'

/** Who sees personal data as it is. Everybody else knows a member well enough by what is left of it. */
export const seesWhole = ({ roles }: Pick<OperatorIn, 'roles'>): boolean => roles.includes('compliance') || roles.includes('admin')

const masked = (whole: boolean, text: string | null | undefined, mask: (text: string) => string): string | null =>
  text ? (whole ? text : mask(text)) : null

const rankName = ({ ranks }: Pick<Brand, 'ranks'>, level: number): string => ranks[Math.min(level, ranks.length - 1)]!.name

interface Sight {
  brand: Brand
  whole: boolean
}

/** Members as a list shows them, in the order of the numbers. */
export async function showLines(db: Db, ids: readonly bigint[], { brand, whole }: Sight): Promise<MemberLine[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('member.members as m')
    .leftJoinLateral(
      (of) =>
        of
          .selectFrom('documents.cases as c')
          .select(['c.state as documents', 'c.full_name'])
          .whereRef('c.member_id', '=', 'm.id')
          .orderBy(sql`c.state = 'verified'`, 'desc')
          .orderBy('c.id', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .select(['m.id', 'm.account', 'm.nickname', 'm.status', 'm.type', 'm.rank_level', 'm.created_at', 'c.documents', 'c.full_name'])
    .where('m.id', 'in', [...ids])
    .orderBy('m.id')
    .execute()
  return rows.map((row) => ({
    memberId: String(row.id),
    account: row.account,
    nickname: row.nickname,
    name: masked(whole, row.full_name, maskName),
    status: row.status as MemberLine['status'],
    type: row.type,
    rank: rankName(brand, row.rank_level),
    documents: (row.documents ?? 'none') as MemberLine['documents'],
    createdAt: row.created_at.getTime(),
  }))
}

/** One member with all that the feature itself knows; money, bets and limits are asked for where they are. */
export async function showMember(
  { db, brand }: Pick<Services, 'db' | 'brand'>,
  operator: OperatorIn,
  memberId: bigint,
): Promise<MemberProfile> {
  const whole = seesWhole(operator)
  const [member, [line], person, labels, labelChoices, block, notes, devices, seen] = await Promise.all([
    db
      .selectFrom('member.members as m')
      .leftJoin('member.members as u', 'u.id', 'm.upline_id')
      .select([
        'm.rank_level',
        'm.status',
        'm.mobile',
        'm.mobile_verified_at',
        'm.email',
        'm.email_verified_at',
        'm.payee_name',
        'm.id_number',
      ])
      .select(['m.password_default', 'm.authenticator_since', 'u.id as uplineId', 'u.account as uplineAccount'])
      .where('m.id', '=', memberId)
      .where('m.status', '<>', 'system')
      .executeTakeFirst(),
    showLines(db, [memberId], { brand, whole }),
    readCase(db, memberId),
    labelsOf(db, memberId),
    db.selectFrom('member.labels').select(['id', 'name', 'colour']).orderBy('name').limit(200).execute(),
    readBlock(db, memberId),
    readNotes(db, memberId),
    readDevices(db, memberId),
    readSeen(db, memberId),
  ])
  if (!member || !line) throw new Fault('member.unknown')
  const { uplineId, uplineAccount } = member
  return {
    ...line,
    rankLevel: member.rank_level,
    labels: labels.map(showLabel),
    labelChoices: labelChoices.map(showLabel),
    ranks: brand.ranks.map(({ name }) => name),
    whole,
    cpf: masked(whole, person?.cpf ?? member.id_number, maskCpf),
    mobile: masked(whole, member.mobile, maskMobile),
    mobileVerified: member.mobile_verified_at !== null,
    email: masked(whole, member.email, maskEmail),
    emailVerified: member.email_verified_at !== null,
    payeeName: masked(whole, member.payee_name, maskName),
    upline: uplineId === null || uplineAccount === null ? null : { memberId: String(uplineId), account: uplineAccount },
    online: seen.online,
    seenAt: seen.seenAt?.getTime() ?? null,
    defaultPassword: member.password_default,
    authenticator: member.authenticator_since !== null,
    blocked: member.status === 'disabled' && block ? { at: block.at.getTime(), by: block.account, reason: block.reason ?? '' } : null,
    devices: devices.map(({ print, name, created_at, seen_at, others }) => ({
      print,
      name,
      firstAt: created_at.getTime(),
      seenAt: seen_at.getTime(),
      others,
    })),
    notes: notes.map(({ id, text, at, by }) => ({ noteId: id, text, by, at: at.getTime() })),
  }
}

const showLabel = ({ id, name, colour }: { id: bigint; name: string; colour: string }) => ({ labelId: String(id), name, colour })
