import { sql } from 'kysely'

/** Whoever seems to be the same person as a member: with a payee or a device in common, and since when. */
export const linkedTo = (memberId: ReturnType<typeof sql<bigint>>) => sql<{ why: 'payee' | 'device'; memberId: bigint; since: Date }>`
  select 'payee' as why, o.member_id, greatest(p.created_at, o.created_at) as since from cashier.payees p join cashier.payees o on o.print = p.print and o.member_id <> p.member_id
  where p.member_id = ${memberId}
  union all
  select 'device', o.member_id, greatest(d.created_at, o.created_at) from session.devices d join session.devices o on o.token_hash = d.token_hash and o.member_id <> d.member_id
  where d.member_id = ${memberId}`
