import type { Db } from '@tucano/database'
import { sql } from 'kysely'
import type { AgreementKind } from './agreement.ts'

/** What an agent has of a kind of agreement. */
export interface HeldAgreements {
  kind: AgreementKind
  /** Those that wait for this agent's answer. */
  waiting: number
}

/** Kinds of which an agent has an agreement on either side, with what waits for its answer. */
export async function readHeld(db: Db, memberId: bigint): Promise<HeldAgreements[]> {
  const { rows } = await sql<HeldAgreements>`
    select a.kind, count(*) filter (where a.payee_id = ${memberId}::bigint and a.state in ('P', 'E', 'V'))::integer as waiting
    from commissions.agreements a
    where (a.payee_id = ${memberId}::bigint or a.payer_id = ${memberId}::bigint) and a.state in ('P', 'E', 'A', 'V', 'C')
    group by 1`.execute(db)
  return rows
}
