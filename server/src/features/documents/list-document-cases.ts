import { type DocumentCase, listDocumentCases as contract } from '@tucano/contract/documents'
import { readInHand } from '#cases/claims'
import { answer } from '#platform/endpoint'
import type { Services } from '#platform/services'
import { sql } from 'kysely'
import { readAlike } from './alike.ts'

const PAGE = 20

export const listDocumentCases = ({ db }: Services) =>
  answer(contract, async ({ after }, { operator }) => {
    const rows = await db
      .selectFrom('documents.cases as c')
      .innerJoin('member.members as m', 'm.id', 'c.member_id')
      .select(['c.id', 'c.member_id', 'm.account', 'm.nickname', 'c.full_name', 'c.cpf', 'c.kind', 'c.number', 'c.asked_at'])
      .select([
        sql<string>`c.born_on::text`.as('bornOn'),
        sql<string[]>`array(select p.side from documents.pictures p where p.case_id = c.id order by p.side)`.as('sides'),
        sql<
          string[]
        >`array(select l.side from documents.looks l where l.case_id = c.id and l.operator_id = ${operator.operatorId} order by l.side)`.as(
          'seen',
        ),
        sql<boolean>`exists (select from documents.cases o where o.cpf = c.cpf and o.state = 'verified' and o.member_id <> c.member_id)`.as(
          'taken',
        ),
      ])
      .where('c.state', '=', 'waiting')
      .where('c.id', '>', BigInt(after ?? 0))
      .orderBy('c.id')
      .limit(PAGE + 1)
      .execute()
    const shown = rows.slice(0, PAGE)
    const ids = shown.map(({ id }) => String(id))
    const [inHand, alike] = await Promise.all([readInHand(db, operator, 'documents', ids), readAlike(db, ids)])
    return {
      now: Date.now(),
      list: shown.map((row) => ({
        caseId: String(row.id),
        memberId: String(row.member_id),
        account: row.account,
        nickname: row.nickname,
        fullName: row.full_name,
        bornOn: row.bornOn,
        cpf: row.cpf,
        kind: row.kind as DocumentCase['kind'],
        number: row.number,
        askedAt: row.asked_at.getTime(),
        sides: row.sides as DocumentCase['sides'],
        taken: row.taken,
        seen: row.seen as DocumentCase['sides'],
        alike: alike.get(String(row.id)) ?? [],
        inHand: inHand.get(String(row.id)) ?? null,
      })),
      next: rows.length > PAGE ? String(shown.at(-1)!.id) : null,
    }
  })
