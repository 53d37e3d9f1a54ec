import type { DecidedDocuments, DocumentTotal, listDecidedDocuments } from '@tucano/contract/documents'
import type { RequestOf } from '@tucano/contract/endpoint'
import { always, meantBy, onDay } from '#cases/history'
import { readCursor } from '#platform/cursor'
import type { Services } from '#platform/services'
import { type RawBuilder, sql } from 'kysely'

type Asked = Omit<RequestOf<typeof listDecidedDocuments>, 'before'>

const over = sql<string>`floor(extract(epoch from c.decided_at) * 1000000)`

const matching = ({ brand }: Pick<Services, 'brand'>, { day, by, query, state }: Asked): RawBuilder<boolean> => sql<boolean>`
  c.decided_at is not null and ${onDay('c.decided_at', day, brand.timeZone)}
  and ${meantBy(query, { id: 'c.id', memberId: 'c.member_id', cpf: 'c.cpf', others: ['c.full_name', 'c.number'] })}
  and ${by === undefined ? always : sql<boolean>`exists (select from operator.operators o where o.id = c.operator_id and o.account = ${by})`}
  and ${state === undefined ? always : sql<boolean>`c.state = ${state}`}`

/** Documents that were decided, the newest first. */
export async function readDecided(
  services: Services,
  asked: Asked,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<{ rows: DecidedDocuments[]; next: string | null }> {
  let query = services.db
    .selectFrom('documents.cases as c')
    .innerJoin('member.members as m', 'm.id', 'c.member_id')
    .leftJoin('operator.operators as o', 'o.id', 'c.operator_id')
    .select(['c.id', 'c.member_id', 'm.account', 'm.nickname', 'c.full_name', 'c.cpf', 'c.kind', 'c.state', 'c.asked_at', 'c.decided_at'])
    .select(['c.reason', 'o.account as decidedBy', over.as('over')])
    .where(matching(services, asked))
  const from = readCursor(before)
  if (from)
    query = query.where(
      sql<boolean>`(c.decided_at, c.id) < (to_timestamp(0) + ${from.micros}::bigint * interval '1 microsecond', ${from.id}::bigint)`,
    )
  const rows = await query
    .orderBy('c.decided_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit + 1)
    .execute()
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    rows: shown.map((row) => ({
      caseId: String(row.id),
      memberId: String(row.member_id),
      account: row.account,
      nickname: row.nickname,
      fullName: row.full_name,
      cpf: row.cpf,
      kind: row.kind as DecidedDocuments['kind'],
      state: row.state as DecidedDocuments['state'],
      askedAt: row.asked_at.getTime(),
      decidedAt: row.decided_at!.getTime(),
      decidedBy: row.decidedBy,
      reason: row.reason,
    })),
    next: rows.length > limit && last ? `${last.over}.${last.id}` : null,
  }
}

/** How many of a day were verified, and how many refused. */
export async function countDecided(services: Services, asked: Asked): Promise<DocumentTotal[]> {
  const { rows } = await sql<DocumentTotal>`
    select c.state, count(*)::int as count from documents.cases c join member.members m on m.id = c.member_id where ${matching(services, asked)}
    group by c.state order by c.state desc`.execute(services.db)
  return rows
}
