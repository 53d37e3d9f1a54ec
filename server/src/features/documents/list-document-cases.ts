import { type DocumentCase, listDocumentCases as contract } from '@tucano/contract/documents'
import { answer } from '#platform/endpoint'
import type { House } from '#platform/house'
import { sql } from 'kysely'

const PAGE = 20

export const listDocumentCases = ({ db }: House) =>
  answer(contract, async ({ after }) => {
    const rows = await db
      .selectFrom('documents.cases as c')
      .innerJoin('member.members as m', 'm.id', 'c.member_id')
      .select(['c.id', 'c.member_id', 'm.account', 'm.nickname', 'c.full_name', 'c.cpf', 'c.kind', 'c.number', 'c.asked_at'])
      .select([
        sql<string>`c.born_on::text`.as('bornOn'),
        sql<string[]>`array(select p.side from documents.pictures p where p.case_id = c.id order by p.side)`.as('sides'),
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
    return {
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
      })),
      next: rows.length > PAGE ? String(shown.at(-1)!.id) : null,
    }
  })
