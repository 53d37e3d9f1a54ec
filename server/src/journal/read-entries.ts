import type { JournalEntry } from '@tucano/contract/operators'
import type { Db } from '@tucano/database'
import { sql } from 'kysely'

export interface Asked {
  operatorId?: bigint | undefined
  /** The action, or how it begins. */
  action?: string | undefined
  subject?: string | undefined
  memberId?: bigint | undefined
  day?: { day: string; timeZone: string } | undefined
  before?: bigint | undefined
  limit: number
}

/** A page of the journal, newest first, and whether older lines follow. */
export async function readEntries(
  db: Db,
  { operatorId, action, subject, memberId, day, before, limit }: Asked,
): Promise<{ entries: JournalEntry[]; more: boolean }> {
  let asked = db
    .selectFrom('operator.journal as j')
    .select(['j.id', 'j.at', 'j.operator_id', 'j.account', 'j.ip', 'j.action', 'j.subject', 'j.details', 'j.hash'])
    .orderBy('j.id', 'desc')
  if (operatorId !== undefined) asked = asked.where('j.operator_id', '=', operatorId)
  // The dot and the letters are all that an action has: nothing in it means anything to `like`.
  if (action !== undefined) asked = asked.where('j.action', 'like', `${action}%`)
  if (subject !== undefined) asked = asked.where('j.subject', '=', subject)
  if (memberId !== undefined)
    asked = asked.where(sql<boolean>`(j.details ->> 'member' = ${String(memberId)} or j.subject = ${`member:${memberId}`})`)
  if (before !== undefined) asked = asked.where('j.id', '<', before)
  if (day !== undefined)
    asked = asked.where(
      sql<boolean>`j.at >= ${day.day}::date::timestamp at time zone ${day.timeZone} and j.at < (${day.day}::date + 1)::timestamp at time zone ${day.timeZone}`,
    )
  const rows = await asked.limit(limit + 1).execute()
  const shown = rows.slice(0, limit)
  const [members, operators] = await Promise.all([readMembers(db, shown), readOperators(db, shown)])
  return { entries: shown.map((row) => toEntry(row, { members, operators })), more: rows.length > limit }
}

/** The number of the member whom a line concerns: its details say it, or it is the subject itself. */
function concernedBy({ subject, details }: Pick<Row, 'subject' | 'details'>): string | undefined {
  const { member } = details as { member?: unknown }
  const named = typeof member === 'string' ? member : subject.startsWith('member:') ? subject.slice('member:'.length) : ''
  return /^[1-9][0-9]{0,17}$/.test(named) ? named : undefined
}

/** Accounts by number. */
type Accounts = ReadonlyMap<string, string>

async function readMembers(db: Db, rows: readonly Row[]): Promise<Accounts> {
  const ids = [...new Set(rows.flatMap((row) => concernedBy(row) ?? []))].map(BigInt)
  if (ids.length === 0) return new Map()
  const found = await db.selectFrom('member.members').select(['id', 'account']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, account }) => [String(id), account]))
}

const operatorOf = ({ subject }: Pick<Row, 'subject'>): string | undefined => /^operator:([1-9]\d{0,17})$/.exec(subject)?.[1]

async function readOperators(db: Db, rows: readonly Row[]): Promise<Accounts> {
  const ids = [...new Set(rows.flatMap((row) => operatorOf(row) ?? []))].map(BigInt)
  if (ids.length === 0) return new Map()
  const found = await db.selectFrom('operator.operators').select(['id', 'account']).where('id', 'in', ids).execute()
  return new Map(found.map(({ id, account }) => [String(id), account]))
}

interface Row {
  id: bigint
  at: Date
  operator_id: bigint | null
  account: string
  ip: string | null
  action: string
  subject: string
  details: unknown
  hash: Buffer
}

const toEntry = (row: Row, { members, operators }: { members: Accounts; operators: Accounts }): JournalEntry => ({
  id: String(row.id),
  at: row.at.getTime(),
  operatorId: row.operator_id === null ? null : String(row.operator_id),
  account: row.account,
  ip: row.ip,
  action: row.action,
  subject: row.subject,
  details: row.details as Record<string, unknown>,
  member: memberOf(row, members),
  about: operators.get(operatorOf(row) ?? '') ?? null,
  hash: row.hash.toString('hex'),
})

function memberOf(row: Row, accounts: Accounts): JournalEntry['member'] {
  const memberId = concernedBy(row) ?? ''
  const account = accounts.get(memberId)
  return account === undefined ? null : { memberId, account }
}
