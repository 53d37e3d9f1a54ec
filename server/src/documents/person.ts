import type { Db } from '@tucano/database'
import { sql } from 'kysely'

export interface Person {
  state: 'none' | 'waiting' | 'verified' | 'refused'
  name: string | undefined
  cpf: string | undefined
}

/** What counts of a member's documents: those that were verified, or else the newest. */
export const readCase = (db: Db, memberId: bigint) =>
  db
    .selectFrom('documents.cases')
    .select(['id', 'state', 'full_name', 'cpf', 'kind', 'asked_at', 'decided_at', 'reason'])
    .where('member_id', '=', memberId)
    .orderBy(sql`state = 'verified'`, 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Who the member is by documents. */
export async function readPerson(db: Db, memberId: bigint): Promise<Person> {
  const found = await readCase(db, memberId)
  return { state: (found?.state as Person['state'] | undefined) ?? 'none', name: found?.full_name, cpf: found?.cpf }
}
