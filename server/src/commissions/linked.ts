import type { Db } from '@tucano/database'
import { sql } from 'kysely'

export interface Linked {
  memberId: bigint
  account: string
  by: 'cpf' | 'payee' | 'device'
}

/** Others who are likely to be the same person: by documents that were shown, by where money goes, by a device. */
export async function readLinked(db: Db, memberId: bigint): Promise<Linked[]> {
  const { rows } = await sql<Linked>`
    select m.id as "memberId", m.account, l.by
    from (
      select o.member_id, 'cpf' as by from documents.cases c join documents.cases o on o.cpf = c.cpf where c.member_id = ${memberId}::bigint
      union
      select o.member_id, 'payee' from cashier.payees p join cashier.payees o on o.print = p.print where p.member_id = ${memberId}::bigint
      union
      select o.member_id, 'device' from session.devices d join session.devices o on o.token_hash = d.token_hash where d.member_id = ${memberId}::bigint
    ) l join member.members m on m.id = l.member_id where l.member_id <> ${memberId}::bigint order by 1, 3 limit 100`.execute(db)
  return rows
}
