import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { Understood } from './understand.ts'

/** The members that a search means, by number. Each way of searching has an index. */
export async function findMembers(db: Db, understood: Understood, { after, limit }: { after: bigint; limit: number }): Promise<bigint[]> {
  const ways = waysOf(understood)
  if (ways.length === 0) return []
  const { rows } = await sql<{ id: bigint }>`
    select m.id from (${sql.join(ways, sql` union `)}) f(id) join member.members m on m.id = f.id
    where m.status <> 'system' and m.id > ${after}::bigint order by m.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Nobody reads further: whoever finds so many types more letters. */
const FOUND_MAX = 2000

function waysOf({ id, cpf, mobile, email, device, name }: Understood) {
  const words = name === undefined ? '' : wordsOf(name)
  return [
    ...(id === undefined ? [] : [sql`select ${id}::bigint`]),
    ...(cpf === undefined
      ? []
      : [sql`select member_id from documents.cases where cpf = ${cpf}`, sql`select id from member.members where id_number = ${cpf}`]),
    ...(mobile === undefined ? [] : [sql`select id from member.members where mobile = ${mobile}`]),
    ...(email === undefined ? [] : [sql`select id from member.members where email = ${email}`]),
    ...(device === undefined
      ? []
      : [
          sql`select member_id from session.devices where token_hash >= decode(rpad(${device}, 64, '0'), 'hex') and token_hash <= decode(rpad(${device}, 64, 'f'), 'hex')`,
        ]),
    ...(name === undefined
      ? []
      : [sql`(select id from member.members where account like ${`${escaped(name)}%`} order by account limit ${FOUND_MAX})`]),
    ...(words === ''
      ? []
      : [
          sql`(select id from member.members where to_tsvector('simple', members.folded(nickname || ' ' || coalesce(payee_name, ''))) @@ to_tsquery('simple', ${words}) and type <> 4 limit ${FOUND_MAX})`,
          sql`(select member_id from documents.cases where to_tsvector('simple', members.folded(full_name)) @@ to_tsquery('simple', ${words}) limit ${FOUND_MAX})`,
        ]),
  ]
}

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

/** Every word of the search begins a word of the name: letters and digits alone, so that nothing in them means anything to the search itself. */
const wordsOf = (name: string): string =>
  (
    name
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .slice(0, 8)
    .map((word) => `${word}:*`)
    .join(' & ')

/** A member whose row nobody else changes until the transaction ends. */
export const lockMember = (trx: Db, id: bigint) =>
  trx
    .selectFrom('member.members')
    .select(['id', 'account', 'type', 'status', 'rank_level', 'password_default'])
    .where('id', '=', id)
    .where('status', '<>', 'system')
    .forNoKeyUpdate()
    .executeTakeFirst()

export const labelsOf = (db: Db, memberId: bigint) =>
  db
    .selectFrom('member.member_labels as o')
    .innerJoin('member.labels as l', 'l.id', 'o.label_id')
    .select(['l.id', 'l.name', 'l.colour'])
    .where('o.member_id', '=', memberId)
    .orderBy('l.name')
    .execute()

/** Why an account is blocked is in the journal and nowhere else. */
export const readBlock = (db: Db, memberId: bigint) =>
  db
    .selectFrom('operator.journal')
    .select(['at', 'account', sql<string | null>`details ->> 'reason'`.as('reason')])
    .where('subject', '=', `member:${memberId}`)
    .where('action', '=', 'members.block')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

const SHOWN = 50

export const readNotes = (db: Db, memberId: bigint) =>
  db
    .selectFrom('members.notes as n')
    .innerJoin('operator.operators as o', 'o.id', 'n.operator_id')
    .select(['n.id', 'n.text', 'n.at', 'o.account as by'])
    .where('n.member_id', '=', memberId)
    .orderBy('n.at', 'desc')
    .limit(SHOWN)
    .execute()

/** Browsers, and how many other members came by the same one. */
export async function readDevices(db: Db, memberId: bigint) {
  const { rows } = await sql<{ print: string; name: string; created_at: Date; seen_at: Date; others: number }>`
    select left(encode(d.token_hash, 'hex'), 16) as print, d.name, d.created_at, d.seen_at,
      (select count(*)::int from session.devices o where o.token_hash = d.token_hash and o.member_id <> d.member_id) as others
    from session.devices d where d.member_id = ${memberId}::bigint order by d.seen_at desc limit ${SHOWN}`.execute(db)
  return rows
}

export const readSeen = (db: Db, memberId: bigint) =>
  db
    .selectFrom('session.sessions')
    .select([sql<Date | null>`max(seen_at)`.as('seenAt'), sql<boolean>`coalesce(bool_or(ended_at is null), false)`.as('online')])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
